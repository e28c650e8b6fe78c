import { offlineNote } from '@quizwright/domain/language/made-by-grader.ts'
import { type Grader, roundMarks } from '../grader.ts'
import { suggestMarks } from './suggest-marks.ts'
import { textsOf } from '../comparing/texts-to-compare.ts'

/** Grades without a language model by comparing words with the solution. The evaluation says so. */
export const offlineGrader: Grader = async (given) => {
  const { totalMarks, imageCount } = given
  const texts = textsOf(given)
  const { marks, confidence, isSure, reasons } = suggestMarks({ ...texts, totalMarks, imageCount })
  return {
    outcome: 'graded',
    result: {
      marks_obtained: roundMarks(marks, totalMarks),
      evaluation_result: `${reasons.join(' ')} ${offlineNote}`,
      model: 'offline',
      prompt: texts.solution,
      raw: '',
      unsure: !isSure,
      confidence,
      reasons,
    },
  }
}
