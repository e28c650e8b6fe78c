import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Located, QuizFindings } from '../document/findings/quiz-findings.ts'
import { useEditor } from './editor-context.ts'
import { useUntouchedQuestion } from './active-question.ts'

export const useQuestionCount = (): number =>
  useSelector(useEditor().store, ({ context }) => context.document.questions.length)

/** All findings of the quiz. They decide whether it can be published. */
export const useQuizFindings = (): QuizFindings => {
  const { store, readFindings } = useEditor()
  return useSelector(store, ({ context }) => readFindings(context.document.questions))
}

const merged = (a: readonly Located[], b: readonly Located[]): readonly Located[] =>
  b.length === 0 ? a : [...a, ...b].sort((one, other) => one.questionNo - other.questionNo)

/** The findings to show, including late ones, but without those of an untouched question. */
export const useShownFindings = (): QuizFindings => {
  const { store, activeQuestion, late } = useEditor()
  const found = useQuizFindings()
  const lateFound = useSyncExternalStore(late.subscribe, late.current)
  const untouched = useUntouchedQuestion(activeQuestion)
  const untouchedNo = useSelector(store, ({ context }) =>
    untouched === undefined ? 0 : context.document.questions.findIndex(({ _id }) => _id === untouched) + 1,
  )
  return useMemo(() => {
    const omissions = merged(found.omissions, lateFound.omissions)
    const hints = merged(found.hints, lateFound.hints)
    if (untouchedNo === 0) return { errors: found.errors, omissions, hints }
    const isShown = ({ questionNo }: { questionNo: number }) => questionNo !== untouchedNo
    return {
      errors: found.errors.filter(isShown),
      omissions: omissions.filter(isShown),
      hints: hints.filter(isShown),
    }
  }, [found, lateFound, untouchedNo])
}
