import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { QuizFindings } from '../document/findings/quiz-findings.ts'
import { useEditor } from './editor-context.ts'
import { useCalmQuestion } from './hand.ts'

export const useQuestionCount = (): number =>
  useSelector(useEditor().store, ({ context }) => context.document.questions.length)

/** All that is found in the quiz: what decides whether it can be published. */
export const useQuizFindings = (): QuizFindings => {
  const { store, readFindings } = useEditor()
  return useSelector(store, ({ context }) => readFindings(context.document.questions))
}

/** What is shown of it: nothing of a question that was just added and not left yet. */
export const useShownFindings = (): QuizFindings => {
  const { store, hand } = useEditor()
  const found = useQuizFindings()
  const calm = useCalmQuestion(hand)
  const calmNo = useSelector(store, ({ context }) =>
    calm === undefined ? 0 : context.document.questions.findIndex(({ _id }) => _id === calm) + 1,
  )
  return useMemo(() => {
    if (calmNo === 0) return found
    const isShown = ({ questionNo }: { questionNo: number }) => questionNo !== calmNo
    return {
      errors: found.errors.filter(isShown),
      omissions: found.omissions.filter(isShown),
      hints: found.hints.filter(isShown),
    }
  }, [found, calmNo])
}
