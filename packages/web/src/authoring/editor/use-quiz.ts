import { useSelector } from '@xstate/react'
import type { QuizFindings } from '../document/findings/quiz-findings.ts'
import { useEditor } from './editor-context.ts'

export const useQuestionCount = (): number =>
  useSelector(useEditor().store, ({ context }) => context.document.questions.length)

export const useQuizFindings = (): QuizFindings => {
  const { store, readFindings } = useEditor()
  return useSelector(store, ({ context }) => readFindings(context.document.questions))
}
