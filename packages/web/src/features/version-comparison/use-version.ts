import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredQuiz } from '../../questions/read-quiz.ts'
import { readQuiz } from '../../questions/read-quiz.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

/** A version with all its questions, and how much of it is loaded, 0 to 1. */
export const useVersion = (quizId: string | undefined) => {
  const [read, setRead] = useState(0)
  const found = useQuery<StoredQuiz>({
    queryKey: [...queryKeys.quizzes, 'version', quizId],
    enabled: quizId !== undefined,
    structuralSharing: false,
    queryFn: ({ signal }) =>
      readQuiz(rest, quizId!, {
        signal,
        onProgress: (count, total) => setRead(total === 0 ? 1 : count / total),
      }),
  })
  return { ...found, read }
}
