import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { problemText } from '../../api/problem-text.ts'
import { toast, type ToastAction } from '../../ui/feedback/toaster-store.ts'
import { pagesWithout, type QuizPages } from './pages-without.ts'
import { listKey } from './use-quiz-pages.ts'

export type ListAction = {
  work: () => Promise<unknown>
  /** The toast when it is done, and what may be added to it. */
  done: string
  doneDetail?: string
  /** What the toast offers, such as undoing it. */
  doneAction?: ToastAction
  /** The toast when it failed; the reason stands below it. Where there is none, the reason is the toast. */
  failed: string | ((error: unknown) => string | undefined)
  onFailed?: (error: unknown) => void
  /** Which of the quizzes shown are no longer to be shown when it is done. */
  leaves?: (quiz: ListedQuiz) => boolean
}

/** How many pages of a list are read again; of a longer one only what is known to have changed is changed. */
const pagesReadAgain = 4

/**
 * Does something to quizzes, says how it ended, and has the list and its counts read again; and whether that
 * is under way.
 */
export const useListAction = () => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: ListAction) => work(),
    onSuccess: (_answer, { done, doneDetail, doneAction, leaves }) => {
      toast.success(done, doneDetail, doneAction)
      if (leaves)
        queries.setQueriesData<QuizPages>(
          { queryKey: listKey, type: 'active' },
          (loaded) => loaded && pagesWithout(loaded, leaves),
        )
    },
    onError: (error, { failed, onFailed }) => {
      const reason = problemText(error)
      const text = typeof failed === 'function' ? failed(error) : failed
      if (text && text !== reason) toast.error(text, reason)
      else toast.error(reason)
      onFailed?.(error)
    },
    onSettled: async (_answer, error, { leaves }) => {
      const isDone = error === null && leaves !== undefined
      const isLong = ({ queryKey, state }: Query) =>
        isDone &&
        queryKey[1] === listKey[1] &&
        ((state.data as QuizPages | undefined)?.pages.length ?? 0) > pagesReadAgain
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.quizzes, predicate: (query) => !isLong(query) }),
        queries.invalidateQueries({ queryKey: queryKeys.quizzes, predicate: isLong, refetchType: 'none' }),
      ])
    },
  })
  return { act: mutate, isActing: isPending }
}
