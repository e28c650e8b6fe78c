import type { QuizVersion } from '@quizwright/contracts/schemas/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'

/** All versions of the quiz that a given version belongs to, newest first; nothing is asked without its id. */
export const useVersions = (quizId: string | undefined) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'versions', quizId],
    enabled: quizId !== undefined,
    queryFn: ({ signal }) => rest.getVersions({ body: { quiz_id: quizId! } }, { signal }),
    select: (answer): QuizVersion[] => answer.data.versions,
  })
