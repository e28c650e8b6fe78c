import type { Interaction } from './interaction.ts'
import type { AlsoAccepted } from './accept-answer.ts'
import { kindOf } from './kind-of.ts'

/** The accepted answers of an interaction, each with its key as a text; undefined for kinds without them. */
const linesOf = (interaction: Interaction | undefined) =>
  interaction &&
  kindOf({ interaction })
    .acceptedKeys?.({ options: [], interaction })
    .map((one) => ({ ...one, key: JSON.stringify(one.key) }))

const withoutAccepted = (interaction: Interaction | undefined): string =>
  JSON.stringify(interaction, (name, value: unknown) => (name === 'accepted' ? [] : value))

/**
 * Returns the answers that an author added to a key, if nothing else of it was changed: a correction of marks can
 * accept them. Undefined otherwise, and if an added one accepts more than what is typed.
 */
export const addedAnswers = (
  before: Interaction | undefined,
  after: Interaction | undefined,
): AlsoAccepted[] | undefined => {
  const [old, now] = [linesOf(before), linesOf(after)]
  if (!old || !now || withoutAccepted(before) !== withoutAccepted(after)) return undefined
  const kept = new Set(old.map(({ key }) => key))
  const added = now.filter(({ key }) => !kept.has(key))
  const rest = now.filter(({ key }) => kept.has(key))
  if (added.length === 0 || rest.map(({ key }) => key).join() !== old.map(({ key }) => key).join())
    return undefined
  const exact = added.flatMap(({ answer = '', share }) => (answer.trim() === '' ? [] : [{ answer, share }]))
  return exact.length === added.length ? exact : undefined
}
