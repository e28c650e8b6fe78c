import { keyColumn, optionListColumn } from '@quizwright/domain/csv/column-names.ts'
import { firstNumberOf } from '@quizwright/domain/csv/first-number.ts'
import { keyColumnsOf } from '@quizwright/domain/csv/key-columns.ts'
import { readOptionList } from '@quizwright/domain/csv/read-option-list.ts'
import type { CsvPreview, NumberedKey } from '@quizwright/domain/schemas/csv.ts'

const shownChars = 80

const optionsIn = (list: string, key: string): string[] => {
  try {
    return readOptionList(list, { name: optionListColumn, index: 0 }, key).map(({ option }) => option)
  } catch {
    // The import tells what is wrong with the cell.
    return []
  }
}

/** Collects keys that are numbers, to know whether the table counts its options from 0 or from 1. */
export const createKeyCollector = (header: readonly string[], columns: readonly (string | null)[]) => {
  const at = columns.indexOf(keyColumn)
  const list = columns.indexOf(optionListColumn)
  const ofOptions = columns.flatMap((name, index) => (/^option\d$/.test(name ?? '') ? [index] : []))
  const isNumbered = ofOptions.some((index) => /\d/.test(header[index] ?? ''))
  const { isNumber, first } = keyColumnsOf(header, new Map([[keyColumn, at]]))
  const isSaid = at < 0 || isNumber || first === 0
  const seen = { zero: false, last: false }
  let example: NumberedKey | undefined

  return {
    add: (cells: readonly string[]): void => {
      const written = (cells[at] ?? '').trim()
      if (isSaid || !/^\d$/.test(written)) return
      const listed = ofOptions.map((index) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
      const options = listed.length > 0 ? listed : optionsIn(cells[list] ?? '', written)
      // A number that is an option itself is its text.
      if (options.length === 0 || options.includes(written)) return
      const key = Number(written)
      if (key === 0) seen.zero = true
      if (key === options.length) seen.last = true
      if (!example || (example.key === 0 && key < options.length)) example = { key, options }
    },
    /** What must be asked. Headings with numbers, or a key that is the number of the last option, tell it. */
    found: (): Pick<CsvPreview, 'numbered'> => {
      const isOne = firstNumberOf(seen) === 1 || (isNumbered && !seen.zero)
      return !example || isOne
        ? {}
        : { numbered: { ...example, options: example.options.map((one) => one.slice(0, shownChars)) } }
    },
  }
}
