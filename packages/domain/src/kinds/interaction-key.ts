import * as z from 'zod/mini'
import { cloze } from './cloze/schema.ts'
import type { Interaction } from './interaction.ts'
import { kindOf } from './kind-of.ts'
import { matching } from './matching/schema.ts'
import { ordering } from './ordering/schema.ts'
import type { Asked } from './question-kind.ts'

/** The key of a question with several parts, whose key is not in its options. */
export const interactionKey = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('matching'), key: matching.shape.key }),
  z.strictObject({ kind: z.literal('ordering'), key: ordering.shape.key }),
  z.strictObject({ kind: z.literal('cloze'), key: cloze.shape.key }),
])
export type InteractionKey = z.infer<typeof interactionKey>

/** Returns the key of an interaction; undefined for the kinds without several parts. */
export const keyOfInteraction = (interaction: Interaction | undefined): InteractionKey | undefined => {
  if (interaction?.kind === 'matching') return { kind: interaction.kind, key: interaction.key }
  if (interaction?.kind === 'ordering') return { kind: interaction.kind, key: interaction.key }
  return interaction?.kind === 'cloze' ? { kind: interaction.kind, key: interaction.key } : undefined
}

/** Returns a question with another key of its parts. One of another kind stays as it is. */
export const withInteractionKey = <Content extends Asked>(content: Content, given: InteractionKey): Content =>
  content.interaction?.kind === given.kind
    ? { ...content, interaction: { ...content.interaction, key: given.key } as Interaction }
    : content

/** Whether a key has an entry for each part that students see, and names only what they see. */
const isAboutTheSame = ({ interaction }: Asked, given: InteractionKey): boolean => {
  if (interaction?.kind === 'matching' && given.kind === 'matching') {
    const { prompts, choices } = interaction.presentation
    const { right, weights } = given.key
    const isKnown = right.flat().every((index) => index < choices.length)
    return right.length === prompts.length && weights.length === prompts.length && isKnown
  }
  if (interaction?.kind === 'ordering' && given.kind === 'ordering') {
    const places = interaction.presentation.items.map((_, index) => index)
    return given.key.order.toSorted((a, b) => a - b).join() === places.join()
  }
  return (
    interaction?.kind === 'cloze' &&
    given.kind === 'cloze' &&
    given.key.gaps.length === interaction.presentation.gaps.length
  )
}

/**
 * Returns what is wrong with a key for a question, in a sentence; undefined if it is one. `foreign` is the sentence for
 * a key of a question that students do not see so.
 */
export const faultOfKey = (content: Asked, given: InteractionKey, foreign: string): string | undefined => {
  if (!isAboutTheSame(content, given)) return foreign
  const faults: string[] = []
  const keyed = withInteractionKey(content, given)
  kindOf(keyed).judge(keyed, (severity, _rule, _field, message) => {
    if (severity === 'error') faults.push(`${message}.`)
  })
  return faults[0]
}
