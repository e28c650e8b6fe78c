import { labels } from '@quizwright/domain/texts.ts'
import { type Language, languageNames, languages } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import {
  Check,
  ChevronDown,
  CircleUser,
  Languages,
  LogOut,
  Mail,
  School,
  ScrollText,
  Sigma,
  Users,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useIsFeatureOffered } from '../api/offered-kinds.ts'
import { type Credentials, readCredentials } from '../auth/credentials.ts'
import { Button } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { clipped } from '../ui/styled/clipped.ts'
import { Menu } from '../ui/menu/menu.tsx'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { signOut } from './sign-out.ts'

const Details = chakra('dl', {
  base: {
    px: '3.5',
    pt: '2.5',
    pb: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'xs',
    '& dt': { color: 'fg.muted', mt: '1' },
    '& dd': { color: 'fg', overflowWrap: 'anywhere' },
  },
})
const Name = chakra('span', {
  base: {
    minWidth: '0',
    maxWidth: '12rem',
    ...clipped,
  },
})

/** A menu under the name of the signed-in user: user id, e-mail, links and sign-out. */
export const UserMenu = () => {
  // Read once, because the menu stays while screens change. If storage fails later, the route guard notices.
  const [user] = useState(() => readCredentials()?.user)
  return user ? <MenuOf user={user} /> : null
}

const EmailsDialog = lazy(() => import('./emails/emails-dialog.tsx'))

/** Asks what the services offer, which they tell only to somebody who is signed in. */
const MenuOf = ({ user }: { user: Credentials['user'] }) => {
  const [, navigate] = useLocation()
  const hasCourses = useIsFeatureOffered('learning_platforms')
  const isOperator = useIsFeatureOffered('operator')
  const hasEmails = useIsFeatureOffered('emails')
  const [areEmailsOpen, setEmailsOpen] = useState(false)
  const choose = async (language: Language) => {
    await chooseLanguage(language)
    if (hasEmails) await (await import('./emails/save-mail-language.ts')).saveMailLanguage(language)
  }
  const menu = (
    <Menu
      label={user.name}
      trigger={
        <Button variant="ghost" size="sm" flexShrink="1" minWidth="0" icon={<CircleUser aria-hidden />}>
          <Name dir="auto">{user.name}</Name>
          <ChevronDown aria-hidden />
        </Button>
      }
      header={
        <Details>
          <dt>{say('User ID')}</dt>
          <dd>{user.userId}</dd>
          <dt>{say('Email')}</dt>
          <dd>{user.email}</dd>
        </Details>
      }
      items={[
        {
          label: say(screenRoutes.general.title),
          icon: <Sigma aria-hidden />,
          onSelect: () => navigate(screenRoutes.general.path),
        },
        ...(hasCourses
          ? [
              {
                label: say('Course accounts'),
                icon: <School aria-hidden />,
                onSelect: () => navigate(screenRoutes.connect.path),
              },
            ]
          : []),
        ...(isOperator
          ? [
              {
                label: say(screenRoutes.platforms.title),
                icon: <School aria-hidden />,
                onSelect: () => navigate(screenRoutes.platforms.path),
              },
              {
                label: say(screenRoutes.people.title),
                icon: <Users aria-hidden />,
                onSelect: () => navigate(screenRoutes.people.path),
              },
              {
                label: say(screenRoutes.log.title),
                icon: <ScrollText aria-hidden />,
                onSelect: () => navigate(screenRoutes.log.path),
              },
            ]
          : []),
        ...(hasEmails
          ? [
              {
                label: say('Email notifications'),
                icon: <Mail aria-hidden />,
                onSelect: () => setEmailsOpen(true),
              },
            ]
          : []),
        ...languages.map((language) => ({
          label: languageNames[language],
          lang: language,
          icon:
            language === document.documentElement.lang ? <Check aria-hidden /> : <Languages aria-hidden />,
          onSelect: () => void choose(language),
        })),
        { label: labels.signOut, icon: <LogOut aria-hidden />, onSelect: () => void signOut() },
      ]}
    />
  )
  return (
    <>
      {menu}
      {areEmailsOpen && (
        <Suspense>
          <EmailsDialog onClose={() => setEmailsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
