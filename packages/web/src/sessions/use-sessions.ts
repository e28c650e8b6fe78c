import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'

/** The sessions of a quiz, the newest first. */
export const useSessions = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.sessions, 'of quiz', quizId],
    queryFn: async ({ signal }) =>
      (await rest(sessionEndpoints).getSessionsByQuiz({ params: { quizId } }, { signal })).data.sessions,
  })
