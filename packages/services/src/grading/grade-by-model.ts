import type { LanguageModel } from '../ai/language-model.ts'
import type { ModelName } from '../ai/models.ts'
import { type Grader, roundMarks } from './grader.ts'
import { gradingPrompt } from './grading-prompt.ts'
import { parseGrade } from './parse-grade.ts'

const requestsPerAnswer = 2

/**
 * Grades with a model. Marks outside the range are limited to it and flagged as unsure; an unusable response
 * is requested once more.
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
      const isOutOfRange = grade.marks < 0 || grade.marks > answer.totalMarks
      return {
        outcome: 'graded',
        result: {
          marks_obtained: roundMarks(grade.marks, answer.totalMarks),
          evaluation_result: grade.evaluation,
          model,
          prompt: `${instructions}\n\n${prompt}`,
          raw: response.text,
          unsure: grade.unsure || isOutOfRange || answer.imageCount > 0,
        },
      }
    }
    return { outcome: 'unusable' }
  }
