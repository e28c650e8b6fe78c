import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import type { RawQuestion } from './entry.ts'
import { typedInteractionOf } from './typed-interaction.ts'

/** Returns the interaction of a question as read. Where a file does not say how ticks are scored, wrong ones cost. */
export const interactionOf = (raw: RawQuestion): Interaction | undefined => {
  const { kind, options = [], ticks } = raw
  const typed = typedInteractionOf(raw)
  if (typed) return typed
  if (kind === 'trueFalse' && options.length === 2) return { kind: 'true_false' }
  if (kind !== 'severalRight') return undefined
  const atMost = ticks?.at_most
  return {
    kind: 'multiple_answers',
    presentation: {
      tells_count: false,
      at_most: atMost !== undefined && atMost > 0 && atMost < options.length ? atMost : null,
    },
    scoring: ticks?.scoring ?? { rule: 'net' },
  }
}
