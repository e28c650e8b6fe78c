import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { useEffect } from 'react'
import { toast, toasterStore } from '../../ui/feedback/toaster-store.ts'

/** With this many failing fields and more, the problem's own message names them all. */
const manyFields = 3

const messageOf = ({ message, errors = [] }: FailedCall): string => {
  const first = errors.length < manyFields ? errors[0]?.messages[0] : undefined
  return first ?? message
}

/** Shows the problem of a step, for as long as it stands. A conflict has a notice of its own. */
export const useProblemToast = (problem: FailedCall | null): void => {
  useEffect(() => {
    if (!problem || problem.code === 'CONFLICT') return
    const message = messageOf(problem)
    toast.error(message)
    return () => toasterStore.dismissText(message)
  }, [problem])
}
