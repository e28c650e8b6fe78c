import type { LanguageModel } from '../ai/language-model.ts'
import type { ModelName } from '../ai/models.ts'
import { type Grader, toMarks } from './grader.ts'
import { gradingPrompt } from './grading-prompt.ts'
import { parseGrade } from './parse-grade.ts'

const asksPerAnswer = 2

/**
 * Marks by a model. Marks beyond the range are held within it and shown to a person; nonsense is asked for
 * once more.
 */
export const modelGrader =
  (ai: LanguageModel, model: ModelName): Grader =>
  async (toGrade, signal) => {
    const { instructions, prompt } = gradingPrompt(toGrade)
    for (let ask = 0; ask < asksPerAnswer; ask += 1) {
      const asked = await ai.ask({ model, temperature: 0, topP: 1, instructions, prompt, signal })
      if (asked.outcome === 'failed') return asked
      const grade = asked.outcome === 'answered' ? parseGrade(asked.text) : undefined
      if (asked.outcome !== 'answered' || !grade) continue
      const isOutside = grade.marks < 0 || grade.marks > toGrade.totalMarks
      return {
        outcome: 'graded',
        result: {
          marks_obtained: toMarks(grade.marks, toGrade.totalMarks),
          evaluation_result: grade.evaluation,
          model,
          prompt: `${instructions}\n\n${prompt}`,
          raw: asked.text,
          unsure: grade.unsure || isOutside || toGrade.pictures > 0,
        },
      }
    }
    return { outcome: 'nonsense' }
  }
