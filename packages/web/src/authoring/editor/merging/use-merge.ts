import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readQuiz, type StoredQuiz } from '../../../questions/read-quiz.ts'
import { type Conflict, mergeQuestions } from '../../document/merging/merge-questions.ts'
import { useEditor } from '../editor-context.ts'

/**
 * Reads the quiz of the other side, unless it was read already, and merges it with the changes of this draft.
 */
export const useMerge = (newer: StoredQuiz | null) => {
  const { store, quiz } = useEditor()
  const reading = useQuery({
    queryKey: ['other side', quiz._id],
    queryFn: ({ signal }) => readQuiz(quiz._id, { signal, onProgress: () => undefined }),
    initialData: newer ?? undefined,
    // It is read again only when its author wants that: a comparison does not change while somebody looks at it.
    staleTime: newer ? Infinity : 0,
    refetchOnReconnect: false,
    gcTime: 0,
    structuralSharing: false,
  })
  const theirs = reading.data
  const merge = useMemo(() => {
    const { document, saved } = store.getSnapshot().context
    return theirs && mergeQuestions(saved.questions, document.questions, theirs.questions)
  }, [store, theirs])
  return {
    reading,
    merge,
    /** The number of a question in this draft, or on the other side if it was deleted here. */
    numberOf: ({ id, mine }: Conflict): number => {
      const questions = mine ? store.getSnapshot().context.document.questions : theirs?.questions
      return (questions?.findIndex((question) => question._id === id) ?? -1) + 1
    },
  }
}
