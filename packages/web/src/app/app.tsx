import { FlowBoundary } from '../ui/flow-boundary.tsx'
import { GuardedScreen } from './guarded-screen.tsx'
import { Providers } from './providers.tsx'

export const App = () => (
  <Providers>
    <FlowBoundary whole>
      <GuardedScreen />
    </FlowBoundary>
  </Providers>
)
