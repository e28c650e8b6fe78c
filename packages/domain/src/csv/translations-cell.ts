import { lengths } from '../limits.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { textsToRead } from '../translations/map-texts.ts'
import { type Translation, translations } from '../translations/schema.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

/** What a text is translated to, or with what it was translated from if that has changed since. */
type Written = string | { of: string; text: string }

/** The columns of the texts that have one each, by the fields of a question. Others are named by their field. */
const columnOf = (field: string): string =>
  field
    .replace(/^options\.(\d+)\.option$/, (_, index: string) => `option${Number(index) + 1}`)
    .replace(
      /^options\.(\d+)\.image_description$/,
      (_, index: string) => `image_description${Number(index) + 1}`,
    )
    .replace(/^hints\.(\d+)$/, (_, index: string) => `hint${Number(index) + 1}`)
    .replace(/^option_feedback\.(\d+)$/, (_, index: string) => `feedback${Number(index) + 1}`)

/** Writes the translations of a question: `{"ur": {"question": "…", "option1": "…"}}`. Empty if there are none. */
export const writeTranslations = (question: QuestionContent): string => {
  const { translations: all = [] } = question
  if (all.length === 0) return ''
  const now = new Map(textsToRead(question).map(({ field, text }) => [field, text]))
  const written = all.map(({ language, texts }): [string, Record<string, Written>] => [
    language,
    Object.fromEntries(
      texts.map(({ field, of, text }) => [columnOf(field), now.get(field) === of ? text : { of, text }]),
    ),
  ])
  return JSON.stringify(Object.fromEntries(written))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

/** Reads the translations of a question; nothing if the cell is empty. */
export const readTranslations = (
  cell: string,
  column: ColumnPosition,
  question: QuestionContent,
): Pick<QuestionContent, 'translations'> => {
  if (cell.trim() === '') return {}
  const read = parse(cell)
  const fields = new Map(
    textsToRead(question).map(({ field, text }) => [columnOf(field), { field, of: text }]),
  )
  const found = isRecord(read)
    ? Object.entries(read).map(([language, texts]): unknown => ({
        language,
        texts: isRecord(texts)
          ? Object.entries(texts).map(([name, written]) => {
              const { field, of } = fields.get(name) ?? { field: name, of: '' }
              return isRecord(written) ? { field, ...written } : { field, of, text: written }
            })
          : undefined,
      }))
    : undefined
  const result = translations.safeParse(found)
  if (!result.success)
    throw new CellError(
      column,
      `must be texts by language and column, of at most ${lengths.question} characters, ` +
        'as {"ur": {"question": "…", "option1": "…"}}.',
    )
  const filled: Translation[] = result.data
  return filled.length > 0 ? { translations: filled } : {}
}
