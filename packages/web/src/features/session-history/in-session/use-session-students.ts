import { sessionStudentEndpoints } from '@quizwright/contracts/endpoints/session-student.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { AllowStudentBody } from '@quizwright/contracts/schemas/session-student.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

/** Students begin and hand in while the list is shown, so it is read again this often, in milliseconds. */
const readAgainMs = 20_000

/** The students who are in a session or have attempted it, and what one of them may have beyond the others. */
export const useSessionStudents = (sessionId: string) => {
  const client = useQueryClient()
  const queryKey = [...queryKeys.sessions, 'students in it', sessionId]
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await rest(sessionStudentEndpoints).getSessionStudents({ params: { sessionId } }, { signal })).data,
    refetchInterval: readAgainMs,
  })
  const allow = useMutation({
    mutationFn: async (change: Omit<AllowStudentBody, 'sessionId'>) =>
      (await rest(sessionStudentEndpoints).allowStudent({ body: { sessionId, ...change } })).data,
    onSuccess: (students) => {
      client.setQueryData(queryKey, students)
      // A result shows how many attempts are left.
      void client.invalidateQueries({ queryKey: queryKeys.results })
    },
    onError: (error) => toast.error(say('It couldn’t be changed for this student'), problemText(error)),
  })
  return { list, allow }
}
