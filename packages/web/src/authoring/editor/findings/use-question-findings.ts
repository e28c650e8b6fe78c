import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { useEditor } from '../editor-context.ts'
import { useUntouchedQuestion } from '../active-question.ts'

const none: readonly Finding[] = []

/** The findings in a question, including its images and its video. Empty while the question is untouched. */
export const useQuestionFindings = (question: DraftQuestion): readonly Finding[] => {
  const { late, activeQuestion, quizType } = useEditor()
  const { _id: id } = question
  const isUntouched = useUntouchedQuestion(activeQuestion) === id
  const inMedia = useSyncExternalStore(
    late.subscribe,
    useCallback(() => late.current().byQuestion.get(id), [late, id]),
  )
  return useMemo(() => {
    if (isUntouched) return none
    const found = findingsOf(question, quizType)
    return inMedia ? [...found, ...inMedia] : found
  }, [question, quizType, isUntouched, inMedia])
}
