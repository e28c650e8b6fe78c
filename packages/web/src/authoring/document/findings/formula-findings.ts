import { defined } from '@quizwright/domain/defined.ts'
import { createFormulaJudge } from '@quizwright/domain/rules/formula-findings.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { fetchedRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'

const judge = createFormulaJudge((tex) => {
  const drawing = defined(fetchedRenderer(), 'fetchedRenderer')(tex, 'among words')
  return drawing.outcome === 'drawn' ? undefined : drawing
})

/**
 * What is wrong with the formulas of a question. Empty until the renderer is loaded, which alone can tell; it is
 * loaded with the first formula.
 */
export const formulaFindings = (question: DraftQuestion, quizType: QuizType): Finding[] =>
  fetchedRenderer() ? judge(question, 0, quizType) : []
