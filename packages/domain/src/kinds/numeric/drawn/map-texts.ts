import type { QuestionContent } from '../../../schemas/question.ts'

/** The texts of a question that show drawn values. */
const textFields = [
  'question',
  'equation',
  'image_description',
  'solution',
  'solution_equation',
  'solution_image_description',
  'when_right',
  'when_wrong',
] as const

/** Returns a number question with each text changed that may show drawn values. */
export const mapTexts = <Content extends QuestionContent>(
  content: Content,
  change: (text: string) => string,
): Content => {
  const changed = { ...content }
  for (const field of textFields) {
    const text = content[field]
    if (text !== undefined) changed[field] = change(text)
  }
  if (content.hints) changed.hints = content.hints.map(change)
  // A translation belongs to its original as it is shown.
  if (content.translations)
    changed.translations = content.translations.map((translation) => ({
      ...translation,
      texts: translation.texts.map((one) => ({ ...one, of: change(one.of), text: change(one.text) })),
    }))
  const { interaction } = content
  if (interaction?.kind === 'numeric') {
    const accepted = interaction.key.accepted.map((one) =>
      one.feedback === undefined ? one : { ...one, feedback: change(one.feedback) },
    )
    changed.interaction = { ...interaction, key: { ...interaction.key, accepted } }
  }
  return changed
}
