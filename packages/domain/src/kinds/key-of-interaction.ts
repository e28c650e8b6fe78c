import type { Interaction } from './interaction.ts'
import type { InteractionKey } from './interaction-key.ts'
import { kindOf } from './kind-of.ts'
import type { Asked } from './question-kind.ts'

/** Returns the key of an interaction; undefined for the kinds without several parts. */
export const keyOfInteraction = (interaction: Interaction | undefined): InteractionKey | undefined =>
  interaction && 'key' in interaction && kindOf({ interaction }).holdsKey
    ? ({ kind: interaction.kind, key: interaction.key } as InteractionKey)
    : undefined

/** Returns a question with another key of its parts. One of another kind stays as it is. */
export const withInteractionKey = <Content extends Asked>(content: Content, given: InteractionKey): Content =>
  content.interaction?.kind === given.kind
    ? { ...content, interaction: { ...content.interaction, key: given.key } as Interaction }
    : content

/**
 * Returns what is wrong with a key for a question, in a sentence; undefined if it is one. `foreign` is the sentence for
 * a key of a question that students do not see so.
 */
export const faultOfKey = (content: Asked, given: InteractionKey, foreign: string): string | undefined => {
  const { holdsKey, judge } = kindOf(content)
  if (content.interaction?.kind !== given.kind || !holdsKey?.(content, given)) return foreign
  const faults: string[] = []
  judge(withInteractionKey(content, given), (severity, _rule, _field, message) => {
    if (severity === 'error') faults.push(`${message}.`)
  })
  return faults[0]
}
