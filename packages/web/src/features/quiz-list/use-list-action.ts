import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { problemText } from '../../api/problem-text.ts'
import { toast, type ToastAction } from '../../ui/feedback/toaster-store.ts'
import { pagesWithout, type QuizPages } from './pages-without.ts'
import { listKey } from './use-quiz-pages.ts'

export type ListAction = {
  work: () => Promise<unknown>
  /** The toast for success. */
  done: string
  doneDetail?: string
  /** An action offered in that toast, such as undo. */
  doneAction?: ToastAction
  /**
   * The toast for failure, with the reason below it. If the function returns nothing, the toast is the reason
   * itself.
   */
  failed: string | ((error: unknown) => string | undefined)
  onFailed?: (error: unknown) => void
  /** Which of the shown quizzes leave the list when the action succeeds. */
  leaves?: (quiz: ListedQuiz) => boolean
}

/** The largest number of pages that are read again. In a longer list only known changes are applied. */
const pagesReadAgain = 4

/**
 * Runs an action on quizzes, shows its outcome, and refreshes the list and its counts. Also tells whether an
 * action is running.
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
