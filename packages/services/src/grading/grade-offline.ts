import { offlineNote } from '../prompts/offline-label.ts'
import { textWithEquation } from '../prompts/text-with-equation.ts'
import { type Grader, roundMarks } from './grader.ts'
import { gradeByWordOverlap } from './word-overlap-grade.ts'

/** Grades without a model, by comparing words with the solution, and says so in the evaluation. */
export const offlineGrader: Grader = async ({ question, answer, totalMarks, imageCount }) => {
  const solution = question.ai_solution || textWithEquation(question.solution, question.solution_equation)
  const { marks, isUnsure, reason } = gradeByWordOverlap({
    answer,
    solution,
    totalMarks,
    question: question.question,
  })
  return {
    outcome: 'graded',
    result: {
      marks_obtained: roundMarks(marks, totalMarks),
      evaluation_result: `${reason} ${offlineNote}`,
      model: 'offline',
      prompt: solution,
      raw: '',
      unsure: isUnsure || imageCount > 0,
    },
  }
}
