import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { GuardedScreen } from './guarded-screen.tsx'
import { Providers } from './providers.tsx'

export const App = () => (
  <Providers>
    <ErrorBoundary whole>
      <GuardedScreen />
    </ErrorBoundary>
  </Providers>
)
