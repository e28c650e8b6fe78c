import { elementAt } from '../defined.ts'
import { keyColumn, oneMarkColumn, oneOptionColumn, optionListColumn } from './column-names.ts'
import { withScores, withSharesListed } from './columns-with-shares.ts'
import { limits } from '../limits.ts'
import { alif, everyAlphabet } from '../rules/option-letters.ts'
import { isOptionList, listsOptions } from './read-option-list.ts'
import { flagOf } from './words.ts'

const label = new RegExp(`^[([]?(?:[a-h]|[${everyAlphabet.join('')}]|${alif.name})[).\\]]?$`, 'iu')
/** The name of the field of an option: "op2", "Option B". */
const nameOfField = /^(?:op|opt|option|ans|answer|choice)[\s_-]*[1-8a-h]$/i
/** A question has words; a number, a letter or a single word is something else. */
const isSentence = (cell: string): boolean => /\S\s+\S/.test(cell.trim())

/**
 * Finds the question and the key of a table by its cells where their headings are empty or unknown. The author confirms
 * the columns.
 */
export const withColumnsByCells = (
  header: readonly string[],
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): (string | null)[] => {
  const scored = withScores(header, columns, rows) ?? withSharesListed(columns, rows)
  if (scored) return scored
  const lists =
    withListsInCells(columns, rows) ??
    withListUnnamed(columns, rows) ??
    withOptionsUnnamed(columns, rows) ??
    withKeyAsOption(columns, rows)
  if (lists) return lists
  const options = columns.flatMap((name, index) => (/^option\d$/.test(name ?? '') ? [index] : []))
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const hasKey = columns.some((name) => name === keyColumn || name?.startsWith('is_correct'))
  if (options.length < 2 || filled.length === 0) return [...columns]
  const unnamed = columns.flatMap((name, index) => (name === null ? [index] : []))
  const asked = columns.includes('question')
    ? undefined
    : unnamed.find(
        (index) =>
          ((header[index] ?? '').trim() === '' || unnamed.length === 1) &&
          filled.every((cells) => isSentence(cells[index] ?? '')),
      )
  // In some languages a column called "solution" holds the key.
  const mayBeKey = columns.flatMap((name, index) => (name === null || name === 'solution' ? [index] : []))
  const key = hasKey
    ? undefined
    : mayBeKey.find((index) => index !== asked && filled.every((cells) => isKey(cells, index, options)))
  return columns.map((name, index) => (index === asked ? 'question' : index === key ? keyColumn : name))
}

/** So many rows show that a right text is no chance. */
const leastRows = 3

/** A key that is a text, and none of the options in all rows: it is the right option, and the others are wrong. */
const withKeyAsOption = (
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): (string | null)[] | undefined => {
  const key = columns.indexOf(keyColumn)
  const options = columns.flatMap((name, index) => (/^option\d$/.test(name ?? '') ? [index] : []))
  const filled = rows.filter((cells) => (cells[key] ?? '').trim() !== '')
  const isApart = (cells: readonly string[]): boolean => {
    const text = (cells[key] ?? '').trim()
    const others = options.map((index) => (cells[index] ?? '').trim())
    return (
      !/^[\d\s,;|&]*$/.test(text) &&
      !label.test(text) &&
      !nameOfField.test(text) &&
      others.length > 1 &&
      !others.includes(text)
    )
  }
  const hasOthers = columns.some((name) => name?.startsWith('is_correct') || name === 'kind')
  const isOneMore =
    key >= 0 &&
    !hasOthers &&
    options.length > 1 &&
    options.length < limits.maxOptions &&
    columns.includes('option1') &&
    filled.length >= leastRows &&
    filled.every(isApart) &&
    // Several labels or texts are another kind of key.
    filled.every((cells) => !/[,;|/]/.test(cells[key] ?? ''))
  if (!isOneMore) return undefined
  return columns.map((name) => {
    const number = /^option(\d)$/.exec(name ?? '')?.[1]
    return number === undefined ? name : `option${Number(number) + 1}`
  })
}

/** Whether a cell is a letter, or the text of an option of its row. */
const isKey = (cells: readonly string[], index: number, options: readonly number[]): boolean => {
  const cell = cells[index]?.trim() ?? ''
  return cell !== '' && (label.test(cell) || options.some((option) => cells[option]?.trim() === cell))
}

/**
 * Headings such as "Answers" and "Correct" may mean an option and its mark in each row, or all options in one cell and
 * the right one beside them, as the cells show.
 */
const withListsInCells = (
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): (string | null)[] | undefined => {
  const list = columns.indexOf(oneOptionColumn)
  const key = columns.findIndex((name) => name === oneMarkColumn || name === keyColumn)
  const filled = rows.filter((cells) => (cells[list] ?? '').trim() !== '')
  // Rows of one question repeat its text or leave it out.
  const asked = new Set(filled.map((cells) => (cells[columns.indexOf('question')] ?? '').trim()))
  const isOneEach = asked.size === filled.length && !asked.has('')
  const areLists =
    list >= 0 &&
    key >= 0 &&
    filled.length > 0 &&
    filled.every(
      (cells) =>
        isOptionList(elementAt(cells, list)) && (isOneEach || flagOf(cells[key] ?? '') === undefined),
    )
  if (!areLists) return undefined
  return columns.map((name, index) => (index === list ? optionListColumn : index === key ? keyColumn : name))
}

/** Beside questions and keys alone, a column that lists options in each row has them, whatever it is called. */
const withListUnnamed = (
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): (string | null)[] | undefined => {
  const key = columns.indexOf(keyColumn)
  const hasOptions = columns.some((name) => name?.startsWith(oneOptionColumn))
  if (key < 0 || hasOptions || !columns.includes('question')) return undefined
  const filled = rows.filter((cells) => (cells[key] ?? '').trim() !== '')
  const list = columns.findIndex(
    (name, index) =>
      name === null &&
      filled.length > 0 &&
      filled.every((cells) => listsOptions(cells[index] ?? '', cells[key] ?? '')),
  )
  return list < 0 ? undefined : columns.map((name, index) => (index === list ? optionListColumn : name))
}

/**
 * Columns side by side whose headings nobody knows are the options where the key of each row is the text of one of
 * them, or their letters.
 */
const withOptionsUnnamed = (
  columns: readonly (string | null)[],
  rows: readonly (readonly string[])[],
): (string | null)[] | undefined => {
  const key = columns.indexOf(keyColumn)
  const hasOptions = columns.some((name) => name?.startsWith(oneOptionColumn))
  if (key < 0 || hasOptions || !columns.includes('question')) return undefined
  const runs = columns.flatMap((name, index) => (name === null && columns[index - 1] !== null ? [index] : []))
  const filled = rows.filter((cells) => (cells[key] ?? '').trim() !== '')
  const found = runs
    .map((first) => {
      const end = columns.findIndex((name, index) => index > first && name !== null)
      return { first, end: end < 0 ? columns.length : end }
    })
    .filter(({ first, end }) => end - first >= limits.minOptions && end - first <= limits.maxOptions)
    .find(({ first, end }) =>
      filled.every((cells) => {
        const options = cells.slice(first, end).map((cell) => cell.trim())
        const answer = (cells[key] ?? '').trim()
        const letter = /^[([]?([a-h])[).\]]?$/i.exec(answer)?.[1]?.toLowerCase()
        const isNamed = letter !== undefined && letter.charCodeAt(0) - 97 < options.length
        return (
          options.filter((text) => text !== '').length >= limits.minOptions &&
          (isNamed || options.includes(answer))
        )
      }),
    )
  if (!found || filled.length === 0) return undefined
  return columns.map((name, index) =>
    index >= found.first && index < found.end ? `option${index - found.first + 1}` : name,
  )
}
