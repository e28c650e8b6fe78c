import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { toast, type ToastAction } from '../../ui/feedback/toaster-store.ts'

/** An action on a quiz, with the texts for its outcomes. */
export type Action = {
  work: () => Promise<unknown>
  done: string
  doneDetail?: string
  /** Returns the action that undoes this one. */
  undo?: () => Action
  /** An action that the toast offers instead. */
  doneAction?: ToastAction
  failed: string | ((error: unknown) => string | undefined)
  onFailed?: (error: unknown) => void
}

/** Runs actions and shows their outcomes in toasts. The lists of quizzes are read again afterwards. */
export const useToastedAction = () => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation<unknown, Error, Action>({
    mutationFn: ({ work }: Action) => work(),
    onSuccess: (_response, { done, doneDetail, undo, doneAction }): void => {
      const takeBack = undo && { label: say('Undo'), run: (): void => mutate(undo()) }
      toast.success(done, doneDetail, takeBack ?? doneAction)
    },
    onError: (error, { failed, onFailed }) => {
      const reason = problemText(error)
      const text = typeof failed === 'function' ? failed(error) : failed
      if (text !== undefined && text !== reason) toast.error(text, reason)
      else toast.error(reason)
      onFailed?.(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.quizzes }),
  })
  return { act: mutate, isPending }
}
