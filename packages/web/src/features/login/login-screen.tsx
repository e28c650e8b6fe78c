import { useQuery } from '@tanstack/react-query'
import { useHistoryState } from 'wouter/use-browser-location'
import { problemText } from '../../connection/problem-text.ts'
import { publicConfig } from '../../connection/public-config.ts'
import type { SignInState } from '../../connection/way-back.ts'
import { chakra } from '../../ui/chakra.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoginCard } from './login-card.tsx'

const Place = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', px: '4', pt: { base: '16', md: '24' } } })
const Card = chakra('div', {
  base: {
    display: 'flex', flexDirection: 'column', gap: '4', width: 'full', maxWidth: 'sm',
    '& > h1': { textStyle: '2xl', fontWeight: 'semibold' }, '& > p': { color: 'fg.muted' }, '& [aria-live] > p': { textStyle: 'sm', color: 'fg.muted' },
  },
})

const LoginScreen = () => {
  const config = useQuery({ queryKey: ['public-config'], queryFn: publicConfig })
  const hasEnded = useHistoryState<SignInState | null>()?.hasEnded ?? false
  return (
    <Place>
      {config.isError ? (
        <ErrorState title="The sign-in is out of reach" busy={config.isFetching} onRetry={() => void config.refetch()}>{problemText(config.error)}</ErrorState>
      ) : (
        <Card>
          <h1>Sign in to Quizwright</h1>
          <p>{hasEnded ? 'Your sign-in has ended. Sign in again and you come back to where you were; what you wrote is kept in this browser.' : 'Write, publish and judge quizzes. The sign-in opens in a window of its own.'}</p>
          {config.data ? <LoginCard signInUrl={config.data.signInUrl} /> : <Skeleton height="10" aria-label="Loading the sign-in" />}
        </Card>
      )}
    </Place>
  )
}

export default LoginScreen
