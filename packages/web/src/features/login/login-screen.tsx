import { say } from '@quizwright/domain/language/say.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { QueryError } from '../../api/query-error.tsx'
import { readCredentials } from '../../auth/credentials.ts'
import { publicConfig } from '../../api/public-config.ts'
import { isForColleagueLink, type SignInState, takeReturnAddress } from '../../auth/sign-in-redirect.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { LoginCard } from './login-card.tsx'
import { SampleQuestion } from './sample-question.tsx'
import { retryMs, useReachableAgain } from './use-reachable-again.ts'
import { ChartColumn, FilePlus2, Share2 } from 'lucide-react'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '8' },
    width: 'full',
    maxWidth: '4xl',
    pt: '8',
    borderTopWidth: '1px',
    borderColor: 'border',
    listStyle: 'none',
    '& > li': { display: 'flex', flexDirection: 'column', gap: '1' },
    '& svg': { color: 'accent.fg', mb: '1' },
    '& h2': { textStyle: 'title.sm' },
    '& p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

/** What the product is for, in the order of a teacher's work, for somebody who sees it for the first time. */
const steps = () => [
  {
    icon: FilePlus2,
    title: say('Write or import'),
    text: say(
      'Type questions with formulas and images, paste a list, or import from Word, Excel, ' +
        'Moodle, Canvas and other tools.',
    ),
  },
  {
    icon: Share2,
    title: say('Publish with a link'),
    text: say('Students answer on any device. Their answers are kept if the connection drops.'),
  },
  {
    icon: ChartColumn,
    title: say('See how they did'),
    text: say('Get marks, statistics and a list of questions to review. You confirm every mark AI suggests.'),
  },
]

const WhatItDoes = () => (
  <List>
    {steps().map(({ icon: Icon, title, text }) => (
      <li key={title}>
        <Icon size={20} aria-hidden />
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </List>
)

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: { base: '12', md: '20' },
    px: '4',
    pt: { base: '12', md: '20' },
    pb: '12',
  },
})
const Beside = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16',
    width: 'full',
    maxWidth: '4xl',
  },
})
const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    width: 'full',
    maxWidth: 'sm',
    '& > h1': { textStyle: 'title.2xl' },
    '& > p': { color: 'fg.muted' },
    '& [aria-live] > p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

/** Returns a signed-in user to the saved address, after a redirect because the server was unreachable. */
const returnToSavedAddress = () => {
  if (readCredentials()) navigate(takeReturnAddress(), { replace: true })
}

const whySignIn = (hasEnded: boolean): string => {
  if (hasEnded)
    return say(
      'You’ve been signed out. Sign in again to continue where you were; your work is kept in this browser.',
    )
  return isForColleagueLink()
    ? say(
        'A colleague shares a quiz with you. Sign in with your instructor account to open it. ' +
          'If you’re a student, ask your instructor for the link to take the quiz.',
      )
    : say('For instructors. Sign-in opens in a new window.')
}

const LoginScreen = () => {
  const isSignedIn = readCredentials() !== null
  useEffect(() => {
    addEventListener('online', returnToSavedAddress)
    return () => removeEventListener('online', returnToSavedAddress)
  }, [])
  const config = useQuery({ queryKey: ['public-config'], queryFn: publicConfig })
  const { hasEnded = false, problem } = useHistoryState<SignInState | null>() ?? {}
  const isOutOfReach = isSignedIn && problem !== undefined
  useReachableAgain(isOutOfReach, returnToSavedAddress)
  const isNew = !isSignedIn && !hasEnded && !config.isError
  return (
    <Frame>
      {config.isError && !isOutOfReach ? (
        <QueryError query={config} title={say('Sign-in isn’t available')} />
      ) : (
        <Beside>
          <Card>
            <h1>{isOutOfReach ? say('Quizwright can’t be reached') : say('Sign in to Quizwright')}</h1>
            {isOutOfReach && (
              <>
                <p role="alert">{problem}</p>
                <p>
                  {say(
                    'You’re still signed in, and your work is kept in this browser. This page retries every ' +
                      '{seconds} seconds and takes you back to where you were.',
                    { seconds: retryMs / 1_000 },
                  )}
                </p>
                <Button variant="solid" onClick={returnToSavedAddress}>
                  {say('Try again')}
                </Button>
              </>
            )}
            {!isOutOfReach && <p>{whySignIn(hasEnded)}</p>}
            {isSignedIn && !isOutOfReach && (
              <Button onClick={returnToSavedAddress}>{say('Continue where you were')}</Button>
            )}
            {config.data ? (
              <LoginCard signInUrl={config.data.signInUrl} isNextStep={!isOutOfReach} />
            ) : (
              <Skeleton height="10" aria-label={say('Loading sign-in')} />
            )}
          </Card>
          {isNew && <SampleQuestion />}
        </Beside>
      )}
      {isNew && <WhatItDoes />}
    </Frame>
  )
}

export default LoginScreen
