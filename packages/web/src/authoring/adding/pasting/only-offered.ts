import { texts } from '@quizwright/domain/language/say.ts'
import type { Pasted } from '@quizwright/formats/pasted/pasted.ts'

const reason = texts('These services do not store this kind of question.')

/**
 * Leaves out questions of kinds that the services do not store: the save would be refused as a whole. What was pasted
 * stays where it was pasted.
 */
export const onlyOffered = (parts: readonly Pasted[], offeredKinds: readonly string[]): Pasted[] =>
  parts.map((part) =>
    part.kind === 'question' &&
    part.question.interaction &&
    !offeredKinds.includes(part.question.interaction.kind)
      ? { kind: 'left out', reason, source: part.source }
      : part,
  )
