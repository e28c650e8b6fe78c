import { sayMade } from '@quizwright/domain/language/say.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { useEffect } from 'react'
import { hasNotice } from './changed-elsewhere.ts'
import { toast, toasterStore } from '../../ui/feedback/toaster-store.ts'

/** From this number of failing fields on, the toast shows the problem's own message, which names them all. */
const manyFields = 3

const messageOf = ({ message, errors = [] }: FailedCall): string => {
  const first = errors.length < manyFields ? errors[0]?.messages[0] : undefined
  return sayMade(first ?? message)
}

/** Shows the problem of a step in a toast, as long as the problem lasts. Some have a notice of their own. */
export const useProblemToast = (problem: FailedCall | null, quizExists: boolean): void => {
  useEffect(() => {
    if (!problem || hasNotice(problem, quizExists)) return
    const message = messageOf(problem)
    toast.error(message)
    return () => toasterStore.dismissText(message)
  }, [problem, quizExists])
}
