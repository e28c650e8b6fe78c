import { keyColumn, optionListColumn } from './column-names.ts'
import { firstNumberOf } from './first-number.ts'
import { fromOne, keyColumnsOf } from './key-columns.ts'
import { readOptionList } from './read-option-list.ts'
import { areTruths } from '../rules/truth-among.ts'
import type { CsvPreview, NumberedKey } from '../schemas/csv.ts'

const shownChars = 80

/** So many keys that name options by their places are no chance. */
const surePlaces = 5

/** So many keys that are texts, and none that is a place, show how the others are meant. */
const sureTexts = 10

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
  const { isNumber, first: saidFirst } = keyColumnsOf(header, new Map([[keyColumn, at]]))
  // Programs count an index from 0, and people from 1.
  const isIndex = /ind(?:ex|ice)/i.test(header[at] ?? '') && !fromOne.test(header[at] ?? '')
  const isSaid = at < 0 || (isNumber && !isIndex) || saidFirst === 0
  const seen = { zero: false, last: false, others: false }
  /** Keys that are the text of an option. */
  let texts = 0
  /** Keys that are the place of an option and no option's text, and those that may be either. */
  const digits = { places: 0, texts: 0 }
  let example: NumberedKey | undefined
  const first = (): 0 | 1 | undefined =>
    firstNumberOf(seen) ?? (isNumbered && !isIndex && !seen.zero ? 1 : undefined)

  const areNumbers = (): boolean => digits.places >= surePlaces && !seen.others
  /** As the rows tell it, or the word for an index alone. Without that, numbers count from 1. */
  const countsFrom = (): 0 | undefined => {
    const isIndexAlone = isIndex && !isNumbered && !seen.zero && !seen.last
    return example && (first() === 0 || isIndexAlone) ? 0 : undefined
  }

  return {
    /** Whether the headings say it. */
    isSaid,
    /** The number of the first option, as far as the rows tell it. */
    firstNumber: first,
    /** Whether nothing but numbers was found. */
    hasNumbers: (): boolean => digits.places + digits.texts > 0 && !(seen.others && !example),
    /** Whether the keys of the file are numbers of options, also where one is the text of another option. */
    areNumbers,
    /** Whether the keys of the file are texts of options, also where one is the number of another option. */
    areTexts: (): boolean => texts >= sureTexts && digits.places === 0,
    /** Whether further rows may tell more. */
    isOpen: (): boolean => first() === undefined || (!seen.others && !areNumbers()),
    countsFrom,
    /** What the author must check at the end of the file. */
    notes: (): string[] => {
      if (!example || first() === 1) return []
      if (countsFrom() === undefined) return [openNumbers]
      return [seen.zero ? numbersFromZero : indexFromZero]
    },
    add: (cells: readonly string[]): void => {
      const written = (cells[at] ?? '').trim()
      if (isSaid || written === '') return
      const listed = ofOptions.map((index) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')
      const options = listed.length > 0 ? listed : optionsIn(cells[list] ?? '', written)
      if (!/^\d$/.test(written)) {
        seen.others = true
        if (written.length > 1 && options.includes(written)) texts += 1
        return
      }
      // A number that is an option itself is its text.
      // A one may also say that the option "True" is right.
      if (options.length === 0 || areTruths(options)) return
      if (options.includes(written)) {
        digits.texts += 1
        return
      }
      digits.places += 1
      const key = Number(written)
      if (key === 0) seen.zero = true
      if (key === options.length) seen.last = true
      if (!example || (example.key === 0 && key < options.length)) example = { key, options }
    },
    /** What must be asked. Headings with numbers, or a key that is the number of the last option, tell it. */
    found: (): Pick<CsvPreview, 'numbered'> =>
      !example || first() === 1
        ? {}
        : { numbered: { ...example, options: example.options.map((one) => one.slice(0, shownChars)) } },
  }
}

/** What an author must check where nobody said from what the numbers of right options count. */
const openNumbers =
  'The right options are numbers that may count from 0 or from 1, and were read to count from 1: check one of them'
export const indexFromZero =
  'The right options are numbers in a field for an index, so they were taken to count from 0: check one of them'
const numbersFromZero =
  'The right options are numbers, and one of them is 0, so they were read to count from 0: check one of them'
