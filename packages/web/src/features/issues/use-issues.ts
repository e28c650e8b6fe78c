import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { lastOf } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

const perPage = 50

/** The questions of a quiz with open reports, the most urgent first. */
export const useIssues = (quizId: string) => {
  const instructorId = useInstructorId()
  return useInfiniteQuery({
    queryKey: [...queryKeys.quizzes, 'issues', quizId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await rest(reportEndpoints).getReportedIssues(
          { params: { instructorId }, query: { quizId, from: pageParam, count: perPage } },
          { signal },
        )
      ).data,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { issues }) => sum + issues.length, 0)
      return read < total && lastOf(pages).issues.length > 0 ? read : undefined
    },
  })
}

/** Closes the open reports on a question with a note to the students who reported it. */
export const useCloseIssue = ({ quiz_id, question_id, newest_at }: ReportedIssue) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      rest(reportEndpoints).closeIssue({ body: { quiz_id, question_id, note, until: newest_at } }),
    onSuccess: async () => {
      toast.success(say('Issue resolved.'), say('Students who reported it see your reply with their result.'))
      await queries.invalidateQueries({ queryKey: queryKeys.quizzes })
    },
    onError: (error) => toast.error(say('The issue wasn’t resolved.'), problemText(error)),
  })
}
