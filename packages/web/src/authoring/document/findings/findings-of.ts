import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

const known = new Map<QuizType, WeakMap<DraftQuestion, readonly Finding[]>>()

/**
 * The findings in one question, without its number. Cached by object, because a changed question is a new
 * object.
 */
export const findingsOf = (question: DraftQuestion, quizType: QuizType): readonly Finding[] => {
  let byQuestion = known.get(quizType)
  if (!byQuestion) known.set(quizType, (byQuestion = new WeakMap()))
  let findings = byQuestion.get(question)
  if (!findings) byQuestion.set(question, (findings = questionFindings(question, 0, quizType)))
  return findings
}
