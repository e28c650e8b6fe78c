import { studentEndpoints } from '@quizwright/contracts/endpoints/student.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

/** The student records of a quiz, and the merges among them. */
export const useStudents = (quizId: string) => {
  const client = useQueryClient()
  const changed = () =>
    Promise.all(Object.values(queryKeys).map((queryKey) => client.invalidateQueries({ queryKey })))
  const records = useQuery({
    queryKey: [...queryKeys.results, 'students', quizId],
    queryFn: async ({ signal }) =>
      (await rest(studentEndpoints).getStudents({ params: { quizId } }, { signal })).data,
  })
  const undo = useMutation({
    mutationFn: async (mergeId: string) =>
      rest(studentEndpoints).undoMerge({ body: { quiz_id: quizId, merge_id: mergeId } }),
    onSuccess: () => toast.success(say('They’re separate students again.')),
    onError: (error) => toast.error(say('The merge couldn’t be undone'), problemText(error)),
    onSettled: changed,
  })
  const merge = useMutation({
    mutationFn: async ({ keptId, mergedId }: { keptId: string; mergedId: string }) =>
      rest(studentEndpoints).mergeStudents({
        body: { quiz_id: quizId, kept_id: keptId, merged_id: mergedId },
      }),
    onSuccess: () => toast.success(say('Merged into one student. You can undo this in the list.')),
    onError: (error) => toast.error(say('The students couldn’t be merged'), problemText(error)),
    onSettled: changed,
  })
  return { records, merge, undo }
}
