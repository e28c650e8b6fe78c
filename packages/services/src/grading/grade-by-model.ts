import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { LanguageModel } from '../ai/language-model.ts'
import type { ModelName } from '../ai/models.ts'
import { type AnswerToGrade, type Grader, roundMarks, unreadImage } from './grader.ts'
import { findInstruction } from './find-instruction.ts'
import { gradingPrompt } from './grading-prompt.ts'
import { type ModelGrade, parseGrade } from './parse-grade.ts'
import { suggestMarks } from './offline/suggest-marks.ts'
import { textsOf } from './comparing/texts-to-compare.ts'

const requestsPerAnswer = 2

/** A suggestion is unsure if the model's own confidence is below this. */
const sureFrom = 0.5

/**
 * Grades with a model. Marks outside the range are limited to it and flagged as unsure. An unusable response is
 * requested once more.
 */
export const modelGrader =
  (ai: LanguageModel, model: ModelName): Grader =>
  async (answer, signal) => {
    const { instructions, prompt } = gradingPrompt(answer)
    for (let requestNo = 1; requestNo <= requestsPerAnswer; requestNo += 1) {
      const response = await ai.generate({ model, temperature: 0, topP: 1, instructions, prompt, signal })
      if (response.outcome === 'failed') return response
      if (response.outcome !== 'generated') continue
      const grade = parseGrade(response.text)
      if (!grade) continue
      const doubts = findDoubts(grade, answer)
      return {
        outcome: 'graded',
        result: {
          marks_obtained: roundMarks(grade.marks, answer.totalMarks),
          evaluation_result: grade.evaluation,
          model,
          prompt: `${instructions}\n\n${prompt}`,
          raw: response.text,
          unsure: doubts.length > 0,
          ...(grade.confidence !== undefined && { confidence: grade.confidence }),
          reasons: [...doubts, ...grade.reasons],
        },
      }
    }
    return { outcome: 'unusable' }
  }

/**
 * A model's mark that is above the offline one by this share of the marks is a doubt: hardly any word of the solution
 * is in the answer, so either it says the same in other words or the model did what the answer asked for.
 */
const farAbove = 0.6

/** Returns the reasons, in sentences for the instructor, why a person should check a model's grade. */
const findDoubts = ({ marks, unsure, confidence }: ModelGrade, answer: AnswerToGrade): string[] => {
  const { totalMarks, imageCount } = answer
  return [
    findInstruction(textsOf(answer)),
    isFarAboveOffline(marks, answer) &&
      'The answer has few words of the solution for such a mark: compare it yourself.',
    imageCount > 0 && unreadImage,
    (marks < 0 || marks > totalMarks) && `The model gave ${marks} of ${totalMarks} marks.`,
    unsure && 'The model says that it is unsure.',
    confidence !== undefined &&
      confidence < sureFrom &&
      `The model gives its own mark a confidence of ${formatPercent(confidence * 100, { most: 0 })}.`,
  ].filter((doubt) => typeof doubt === 'string')
}

/** Without a solution there is no offline mark to compare with. */
const isFarAboveOffline = (marks: number, answer: AnswerToGrade): boolean => {
  const texts = textsOf(answer)
  if (texts.solution.trim() === '') return false
  const offline = suggestMarks({ ...texts, totalMarks: answer.totalMarks })
  return Math.min(marks, answer.totalMarks) - offline.marks > farAbove * answer.totalMarks
}
