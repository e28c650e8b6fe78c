import { emptyContent, type Position, type RawQuestion } from './entry.ts'

/** The entry for a part of a file, or a whole one, that cannot be read. `reason` says why and what to do. */
export const unreadable = (
  reason: string,
  position: Position = { line: 1 },
  source = '',
): RawQuestion & { kind: 'unreadable' } => ({
  kind: 'unreadable',
  position,
  source,
  content: emptyContent,
  reason,
})
