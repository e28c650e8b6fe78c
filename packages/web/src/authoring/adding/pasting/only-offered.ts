import { texts } from '@quizwright/domain/language/say.ts'
import type { Pasted } from '@quizwright/formats/pasted/pasted.ts'

const reason = texts('These services do not store this kind of question.')

/**
 * Leaves out questions of kinds that the services are known not to store: the save would be refused as a whole. What
 * was pasted stays where it was pasted. Nothing is left out while the kinds are unknown.
 */
export const onlyOffered = (
  parts: readonly Pasted[],
  knownKinds: readonly string[] | undefined,
): readonly Pasted[] =>
  parts.map((part) =>
    part.kind === 'question' &&
    part.question.interaction &&
    knownKinds?.includes(part.question.interaction.kind) === false
      ? { kind: 'left out', reason, source: part.source }
      : part,
  )
