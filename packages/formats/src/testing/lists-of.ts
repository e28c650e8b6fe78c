import { pairsOf } from '@quizwright/domain/kinds/matching/pairs.ts'
import { itemsInOrder } from '@quizwright/domain/kinds/ordering/items.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/** The lists of a question in short: "prompt → choice", "+ choice" without a prompt, or the items in their order. */
export const listsOf = ({ interaction }: QuestionContent): string[] => {
  if (interaction?.kind === 'ordering') return itemsInOrder(interaction).map(({ text }) => text)
  if (interaction?.kind !== 'matching') return []
  const { pairs, extra } = pairsOf(interaction)
  return [
    ...pairs.map(({ prompt, choices }) => `${prompt.text} → ${choices.map((one) => one.text).join(' / ')}`),
    ...extra.map(({ text }) => `+ ${text}`),
  ]
}
