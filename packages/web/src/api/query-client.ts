import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isProblem } from './rest.ts'

// Notifies in a microtask instead of a timer, so that the second click of a double click finds the button
// disabled.
notifyManager.setScheduler(queueMicrotask)

/** The cache of server state. A retryable failure is retried twice; any other is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // A query fails when the browser is offline, and shows an error with a retry, instead of pausing silently.
      networkMode: 'always',
      // Failed and stale queries are fetched again when the connection is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isProblem(error) && error.retryable,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})
