import { FlowBoundary } from './flow-boundary.tsx'
import { Guard } from './guard.tsx'
import { Providers } from './providers.tsx'

export const App = () => (
  <Providers>
    <FlowBoundary whole>
      <Guard />
    </FlowBoundary>
  </Providers>
)
