import { lengths } from '@quizwright/contracts/limits.ts'
import { text } from '@quizwright/contracts/schemas/text.ts'
import * as z from 'zod/mini'
import type { Asking, LanguageModel } from '../ai/language-model.ts'
import { solutionPrompt } from './solution-prompt.ts'
import type { SolutionWriter } from './solution-writer.ts'

const storable = text(lengths.question)
const asksPerQuestion = 2

/** Solutions of a model, which may need a second attempt at saying something that can be kept. */
export const modelWriter = (
  ai: LanguageModel,
  figures: Pick<Asking, 'model' | 'temperature' | 'topP'>,
): SolutionWriter => ({
  atOnce: 4,
  whyNone: 'the AI model gave no answer for them that can be used',
  write: async (question, quizType, signal) => {
    const asking = { ...figures, ...solutionPrompt(question, quizType), signal }
    if (asking.prompt === '') return { outcome: 'none' }
    for (let ask = 0; ask < asksPerQuestion; ask += 1) {
      const asked = await ai.ask(asking)
      if (asked.outcome === 'failed') return asked
      if (asked.outcome === 'answered' && z.safeParse(storable, asked.text).success)
        return { outcome: 'written', text: asked.text }
    }
    return { outcome: 'none' }
  },
})
