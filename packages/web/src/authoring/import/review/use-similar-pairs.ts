import { useQuery } from '@tanstack/react-query'
import type { ImportReport } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { rest } from '../../../api/rest.ts'

/** Requests the near-duplicates of a file once it is read: once, since a file never changes. */
export const useSimilarPairs = ({
  fileLink,
  quizId,
  reading = {},
}: Pick<ImportReport, 'fileLink' | 'quizId' | 'reading'>) =>
  useQuery({
    queryKey: ['similar questions', fileLink, reading],
    staleTime: Infinity,
    enabled: useIsOffered('findSimilarQuestions'),
    queryFn: async ({ signal }) =>
      (
        await rest.findSimilarQuestions(
          {
            body: {
              fileLink,
              quiz_id: quizId,
              ...(Object.keys(reading).length > 0 && { reading }),
            },
          },
          { signal },
        )
      ).data,
  })
