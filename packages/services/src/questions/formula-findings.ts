import { setImmediate } from 'node:timers/promises'
import { drawingSettings, drawTex } from '@quizwright/domain/rules/draw-tex.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { createFormulaJudge } from '@quizwright/domain/rules/formula-findings.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import temml from 'temml'

/** Judges formulas by the renderer of the pages, so that both refuse the same. */
export const formulaFindings = createFormulaJudge((tex) =>
  drawTex(tex, () => temml.renderToString(tex, drawingSettings)),
)

/** For how long drawing may keep other callers waiting, in milliseconds. */
const maxBlockedMs = 10

/** The errors in the formulas of each question, numbered from 1. Lets other callers in between. */
export const formulaErrors = async (
  questions: readonly QuestionContent[],
  quizType: QuizType,
): Promise<Finding[][]> => {
  const errors: Finding[][] = []
  let since = performance.now()
  for (const [index, question] of questions.entries()) {
    const found = formulaFindings(question, index + 1, quizType)
    errors.push(found.filter(({ severity }) => severity === 'error'))
    if (performance.now() - since < maxBlockedMs) continue
    await setImmediate()
    since = performance.now()
  }
  return errors
}
