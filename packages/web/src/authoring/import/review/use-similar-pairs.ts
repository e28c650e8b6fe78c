import { useQuery } from '@tanstack/react-query'
import { rest } from '../../../api/rest.ts'
import type { FileSource } from './review.ts'

/**
 * Asks for the near-duplicates of a file once it is read; the import does not wait for them. A file never
 * changes, so they are asked for once.
 */
export const useSimilarPairs = ({ fileLink, quizId }: FileSource) =>
  useQuery({
    queryKey: ['similar questions', fileLink],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await rest.findSimilarQuestions({ body: { fileLink, quiz_id: quizId } }, { signal })).data,
  })
