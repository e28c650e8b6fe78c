import { textWithEquation } from '../prompts/text-with-equation.ts'
import { offlineNote } from '../prompts/offline-label.ts'
import { gradeByWordOverlap } from './word-overlap-grade.ts'
import { type Grader, toMarks } from './grader.ts'

/** Marks where no model is configured: by comparing words, and saying so. */
export const offlineGrader: Grader = async ({ question, answer, totalMarks, pictures }) => {
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
      marks_obtained: toMarks(marks, totalMarks),
      evaluation_result: `${reason} ${offlineNote}`,
      model: 'offline',
      prompt: solution,
      raw: '',
      unsure: isUnsure || pictures > 0,
    },
  }
}
