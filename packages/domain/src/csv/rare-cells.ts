import { lengths, limits } from '../limits.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { noOption } from './column-names.ts'
import { cellAt, CellError, type ColumnPosition, readText } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'
import { readHints, readOptionFeedback, readSaid } from './read-said.ts'
import { readTranslations } from './translations-cell.ts'

/** A description of an image; nothing if its cell is empty, as for most images. */
export const readDescription = <Field extends string>(
  cells: readonly string[],
  column: ColumnPosition,
  field: Field,
): { [Name in Field]?: string } => {
  const description =
    column.index < 0 ? '' : readText(cellAt(cells, column), column, lengths.imageDescription)
  return description === '' ? {} : ({ [field]: description } as { [Name in Field]?: string })
}

/** The options that stay in their places, by their numbers; nothing if the cell is empty. */
const readPinned = (cell: string, column: ColumnPosition): Pick<QuestionContent, 'pinned_options'> => {
  const written = cell.trim().toLowerCase()
  if (written === '') return {}
  if (written === noOption) return { pinned_options: [] }
  const numbers = written.split(/[\s;,|]+/).filter((part) => part !== '')
  if (!numbers.every((part) => /^[1-9]$/.test(part) && Number(part) <= limits.maxOptions))
    throw new CellError(column, `must be numbers of options such as 3;4, or ${noOption}.`)
  return { pinned_options: [...new Set(numbers.map((part) => Number(part) - 1))].sort((a, b) => a - b) }
}

/** The columns that are read here, besides feedback on options. */
const columnsHere = [
  'image_description',
  'solution_image_description',
  'pinned_options',
  'page_before',
  'when_right',
  'when_wrong',
  'hints',
  'translations',
] as const

const hasRareCells = (cells: readonly string[], { row, feedback }: ColumnLayout): boolean =>
  columnsHere.some((name) => cellAt(cells, row[name]) !== '') ||
  feedback.some((column) => cellAt(cells, column) !== '')

/** Adds the fields that few questions have. The others are not copied, because that takes 5 % of an import. */
export const withRareCells = (
  question: QuestionContent,
  cells: readonly string[],
  layout: ColumnLayout,
): QuestionContent => {
  if (!hasRareCells(cells, layout)) return question
  const { row, feedback } = layout
  const whole = {
    ...question,
    ...readDescription(cells, row.image_description, 'image_description'),
    ...readDescription(cells, row.solution_image_description, 'solution_image_description'),
    ...readPinned(cellAt(cells, row.pinned_options), row.pinned_options),
    ...readSaid(cells, row.page_before, 'page_before', lengths.paragraph),
    ...readSaid(cells, row.when_right, 'when_right'),
    ...readSaid(cells, row.when_wrong, 'when_wrong'),
    ...readHints(cells, row.hints),
    ...readOptionFeedback(cells, feedback.slice(0, question.options.length)),
  }
  return { ...whole, ...readTranslations(cellAt(cells, row.translations), row.translations, whole) }
}
