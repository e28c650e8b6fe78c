import { kindLimits } from '../limits.ts'

type MatchColumn = `match${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`

/** Holds what belongs to the option of the same number. */
export const matchColumns = Array.from(
  { length: kindLimits.prompts },
  (_, index) => `match${index + 1}` as MatchColumn,
)

/** The columns that only questions with an interaction need. */
export const kindColumns = [
  'credit',
  'accepted',
  'unit',
  'variables',
  ...matchColumns,
  'extra_choices',
  'areas',
] as const
export type KindColumn = (typeof kindColumns)[number]

export type KindCells = Record<KindColumn, string>
export type WrongCell = { wrong: string; cell: KindColumn }
