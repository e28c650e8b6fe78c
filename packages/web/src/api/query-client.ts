import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isProblem } from './rest.ts'

// Told in the same turn, and not by a timer: the second click of a double one then finds the button busy.
notifyManager.setScheduler(queueMicrotask)

/** What the server has. A failure that may pass is tried twice more; one that will not is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Being offline is an error like another: it is shown with a retry, never waited out in silence.
      networkMode: 'always',
      // With the connection back, what failed or grew old is read again without a press.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isProblem(error) && error.retryable,
      retryDelay: (failures) => 300 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})
