import type { Finding } from '../rules/finding.ts'
import type { Difficulty } from '../schemas/question.ts'
import { cellAt, readDifficulty } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'
import { levelOf, type OwnWords } from './words.ts'

type Layout = Pick<ColumnLayout, 'row' | 'isOwnLevel'>

/** The level of another tool that is none here, and that the author did not explain. */
const unknownLevel = (
  cells: readonly string[],
  { row, isOwnLevel }: Layout,
  words?: OwnWords,
): string | undefined => {
  const written = cellAt(cells, row.difficulty_level)
  return isOwnLevel || levelOf(written, words) !== undefined ? undefined : written.trim()
}

/** The difficulty of a row. No question is lost because another tool has other levels. */
export const readLevel = (cells: readonly string[], layout: Layout, words?: OwnWords): Difficulty =>
  unknownLevel(cells, layout, words) === undefined
    ? readDifficulty(cellAt(cells, layout.row.difficulty_level), layout.row.difficulty_level, words)
    : 'Easy'

/** Hints on a difficulty that is stored under another name than in the file, or lost. */
export const levelHints = (cells: readonly string[], layout: Layout, words?: OwnWords): Finding[] => {
  const unknown = unknownLevel(cells, layout, words)
  if (unknown !== undefined)
    return [
      {
        rule: 'takenWithout',
        severity: 'hint',
        field: 'difficulty_level',
        message: `Taken without its difficulty "${unknown.slice(0, shownChars)}"`,
      },
    ]
  return cellAt(cells, layout.row.difficulty_level).trim().toLowerCase() === 'moderate'
    ? [
        {
          rule: 'difficultyModerate',
          severity: 'hint',
          field: 'difficulty_level',
          message: 'The difficulty Moderate was read as Medium',
        },
      ]
    : []
}
const shownChars = 60
