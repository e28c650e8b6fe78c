import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../shared/query-keys.ts'
import { problemText } from '../../connection/problem-text.ts'
import { toast } from '../../ui/toaster.tsx'

type ListAction = {
  work: () => Promise<unknown>
  /** The toast when it is done, and what may be added to it. */
  done: string
  doneDetail?: string
  /** The toast when it failed; the reason stands below it. Where there is none, the reason is the toast. */
  failed: string | ((error: unknown) => string | undefined)
  onFailed?: (error: unknown) => void
}

/** Does something to quizzes, says how it ended, and has the list and its counts read again; and whether that is under way. */
export const useListAction = () => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: ListAction) => work(),
    onSuccess: (_answer, { done, doneDetail }) => toast.success(done, doneDetail),
    onError: (error, { failed, onFailed }) => {
      const reason = problemText(error)
      const text = typeof failed === 'function' ? failed(error) : failed
      if (text && text !== reason) toast.error(text, reason)
      else toast.error(reason)
      onFailed?.(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.quizzes }),
  })
  return { act: mutate, isActing: isPending }
}
