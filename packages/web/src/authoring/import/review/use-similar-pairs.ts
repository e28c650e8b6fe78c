import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import type { ImportReport } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { rest } from '../../../api/rest.ts'

/** Requests the near-duplicates of a file after it is read. Requested once, because a file never changes. */
export const useSimilarPairs = ({
  fileLink,
  quizId,
  format,
  convert,
  reading,
}: ReadingChoices & Pick<ImportReport, 'fileLink' | 'quizId'>) => {
  const choices = { ...(format && { format }), ...(convert && { convert }), ...(reading && { reading }) }
  return useQuery({
    queryKey: ['similar questions', fileLink, choices],
    staleTime: Infinity,
    enabled: useIsOffered('findSimilarQuestions'),
    queryFn: async ({ signal }) =>
      (
        await rest(csvEndpoints).findSimilarQuestions(
          {
            body: {
              fileLink,
              quiz_id: quizId,
              ...choices,
            },
          },
          { signal },
        )
      ).data,
  })
}
