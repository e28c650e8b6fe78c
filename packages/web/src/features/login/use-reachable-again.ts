import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readCredentials } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'

/** Milliseconds between two questions whether the access can be checked again. */
export const retryMs = 10_000

const checkAccess = async ({ signal }: { signal: AbortSignal }) => {
  const uid = readCredentials()?.uid ?? ''
  return rest.authenticateFrontendRoute(
    { body: { path: screenRoutes.quizList.path, user_id: uid } },
    { signal },
  )
}

/**
 * Asks every few seconds, while `isOutOfReach`, whether this user's access can be checked. Calls `onReachable`
 * when it can.
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
