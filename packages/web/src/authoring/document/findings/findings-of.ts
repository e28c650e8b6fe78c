import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { fetchedRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import { formulaFindings } from './formula-findings.ts'

type Known = WeakMap<DraftQuestion, readonly Finding[]>
let known = new Map<QuizType, Known>()
let knownWith = fetchedRenderer()

/**
 * The findings in one question, without its number. Cached by object, because a changed question is a new
 * object, until the renderer of formulas is loaded, which finds more.
 */
export const findingsOf = (question: DraftQuestion, quizType: QuizType): readonly Finding[] => {
  if (knownWith !== fetchedRenderer()) {
    known = new Map()
    knownWith = fetchedRenderer()
  }
  let byQuestion = known.get(quizType)
  if (!byQuestion) known.set(quizType, (byQuestion = new WeakMap()))
  let findings = byQuestion.get(question)
  if (!findings) {
    findings = [...questionFindings(question, 0, quizType), ...formulaFindings(question, quizType)]
    byQuestion.set(question, findings)
  }
  return findings
}
