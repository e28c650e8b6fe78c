import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readCredentials } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'

/** How often to check whether the server can be reached, in milliseconds. */
export const retryMs = 10_000

const checkAccess = async ({ signal }: { signal: AbortSignal }) => {
  const uid = readCredentials()?.uid ?? ''
  return rest(authEndpoints).authenticateFrontendRoute(
    { body: { path: screenRoutes.quizList.path, user_id: uid } },
    { signal },
  )
}

/**
 * While `isOutOfReach`, checks every few seconds whether this user's access can be verified again. Calls
 * `onReachable` when it can.
 */
export const useReachableAgain = (isOutOfReach: boolean, onReachable: () => void) => {
  const { isSuccess } = useQuery({
    queryKey: ['access'],
    queryFn: checkAccess,
    enabled: isOutOfReach,
    retry: false,
    gcTime: 0,
    refetchInterval: (query) => (query.state.status === 'success' ? false : retryMs),
  })
  useEffect(() => {
    if (isOutOfReach && isSuccess) onReachable()
  }, [isOutOfReach, isSuccess, onReachable])
}
