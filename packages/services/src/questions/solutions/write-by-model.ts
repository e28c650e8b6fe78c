import { lengths } from '@quizwright/domain/limits.ts'
import { text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'
import type { LanguageModel, ModelRequest } from '../../ai/language-model.ts'
import { solutionPrompt } from './solution-prompt.ts'
import type { SolutionWriter } from './solution-writer.ts'

const storableText = text(lengths.question)
const requestsPerQuestion = 2

/** Returns a writer that generates solutions with a model. A text that cannot be stored is requested once more. */
export const modelWriter = (
  ai: LanguageModel,
  parameters: Pick<ModelRequest, 'model' | 'temperature' | 'topP'>,
): SolutionWriter => ({
  concurrency: 4,
  skipReason: 'the AI model gave no answer for them that can be used',
  canWrite: (question, quizType) => solutionPrompt(question, quizType).prompt !== '',
  write: async (question, quizType, signal) => {
    const request = { ...parameters, ...solutionPrompt(question, quizType), signal }
    if (request.prompt === '') return { outcome: 'skipped' }
    for (let requestNo = 1; requestNo <= requestsPerQuestion; requestNo += 1) {
      const result = await ai.generate(request)
      if (result.outcome === 'failed') return result
      if (result.outcome === 'generated' && z.safeParse(storableText, result.text).success)
        return { outcome: 'written', text: result.text }
    }
    return { outcome: 'skipped' }
  },
})
