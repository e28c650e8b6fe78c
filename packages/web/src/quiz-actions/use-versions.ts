import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { defined } from '@quizwright/domain/defined.ts'
import type { QuizVersion } from '@quizwright/domain/schemas/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'

/** All versions in the family of a quiz, newest first. Not requested without an id. */
export const useVersions = (quizId: string | undefined) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'versions', quizId],
    enabled: quizId !== undefined,
    queryFn: ({ signal }) =>
      rest(quizEndpoints).getVersions({ body: { quiz_id: defined(quizId, 'quizId') } }, { signal }),
    select: (answer): QuizVersion[] => answer.data.versions,
  })
