import { labels } from '@quizwright/domain/texts.ts'
import { ChevronDown, CircleUser, LogOut, Sigma } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { readCredentials } from '../auth/credentials.ts'
import { Button } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
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
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

/** A menu under the name of the signed-in user: user id, e-mail, links and sign-out. */
export const UserMenu = () => {
  // Read once, because the menu stays while screens change. If storage fails later, the route guard notices.
  const [user] = useState(() => readCredentials()?.user)
  const [, navigate] = useLocation()
  if (!user) return null
  return (
    <Menu
      label={user.name}
      trigger={
        <Button variant="ghost" size="sm" flexShrink="1" minWidth="0" icon={<CircleUser aria-hidden />}>
          <Name>{user.name}</Name>
          <ChevronDown aria-hidden />
        </Button>
      }
      header={
        <Details>
          <dt>User id</dt>
          <dd>{user.userId}</dd>
          <dt>E-mail</dt>
          <dd>{user.email}</dd>
        </Details>
      }
      items={[
        {
          label: screenRoutes.general.title,
          icon: <Sigma aria-hidden />,
          onSelect: () => navigate(screenRoutes.general.path),
        },
        { label: labels.signOut, icon: <LogOut aria-hidden />, onSelect: () => void signOut() },
      ]}
    />
  )
}
