import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { GuardedScreen } from './guarded-screen.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { replaceSpare } from '../ui/spare-entry.ts'
import { queryClient } from '../api/query-client.ts'

const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Router aroundNav={replaceSpare}>{children}</Router>
    <Toaster />
  </QueryClientProvider>
)

export const App = () => (
  <Providers>
    <ErrorBoundary whole>
      <GuardedScreen />
    </ErrorBoundary>
  </Providers>
)
