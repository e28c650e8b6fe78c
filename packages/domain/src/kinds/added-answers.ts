import type { Interaction } from './interaction.ts'
import type { AlsoAccepted } from './accept-answer.ts'

type Line = { answer: string | undefined; share: number; key: string }

/** The accepted answers of an interaction. Only an exact one can be accepted by a correction. */
const linesOf = (interaction: Interaction | undefined): Line[] | undefined => {
  if (interaction?.kind === 'short_answer')
    return interaction.key.accepted.map((one) => ({
      answer: one.is_pattern ? undefined : one.value,
      share: one.share,
      key: JSON.stringify(one),
    }))
  if (interaction?.kind !== 'numeric') return undefined
  return interaction.key.accepted.map((one) => {
    const { by } = one.tolerance
    const isExact = by === 'absolute' && /^[0.,]*$/.test(one.tolerance.amount)
    return { answer: isExact ? one.value : undefined, share: one.share, key: JSON.stringify(one) }
  })
}

const withoutAccepted = (interaction: Interaction | undefined): string =>
  JSON.stringify(interaction, (name, value: unknown) => (name === 'accepted' ? [] : value))

/**
 * Returns the answers that an author added to a key, if nothing else of it was changed: a correction of marks can
 * accept them. Undefined otherwise.
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
