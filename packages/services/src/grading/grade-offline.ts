import { offlineNote } from '../prompts/offline-label.ts'
import { textWithEquation } from '../prompts/text-with-equation.ts'
import { type Grader, roundMarks } from './grader.ts'
import { suggestMarks } from './suggest-marks.ts'

/** Grades without a language model by comparing words with the solution. The evaluation says so. */
export const offlineGrader: Grader = async ({ question, answer, totalMarks, imageCount }) => {
  const solution = question.ai_solution || textWithEquation(question.solution, question.solution_equation)
  const { marks, confidence, isSure, reasons } = suggestMarks({
    question: textWithEquation(question.question, question.equation),
    solution,
    answer,
    totalMarks,
    imageCount,
  })
  return {
    outcome: 'graded',
    result: {
      marks_obtained: roundMarks(marks, totalMarks),
      evaluation_result: `${reasons.join(' ')} ${offlineNote}`,
      model: 'offline',
      prompt: solution,
      raw: '',
      unsure: !isSure,
      confidence,
      reasons,
    },
  }
}
