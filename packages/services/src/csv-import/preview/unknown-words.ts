import { escapedColumn } from '@quizwright/domain/csv/column-names.ts'
import { flagOf, foldWord, levelOf } from '@quizwright/domain/csv/words.ts'
import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'

/** A column with more different words than this does not contain marks or levels. */
const maxWords = 24
const maxWordChars = 64

type Words = Pick<CsvPreview, 'marks' | 'levels' | 'commaTags' | 'commaExample'>

const toList = (words: ReadonlyMap<string, number>) =>
  [...words]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxWords)
    .map(([word, cells]) => ({ word, cells }))

/** Collects the words of a file whose meaning is unknown, and the number of its tags with commas. */
export const createWordCollector = (columns: readonly (string | null)[]) => {
  const isOurs = columns.includes(escapedColumn)
  const marks = new Map<string, number>()
  const levels = new Map<string, number>()
  let commaTags = 0
  let commaExample = ''
  let isSeparated = false

  const add = (words: Map<string, number>, cell: string): void => {
    const word = foldWord(cell).slice(0, maxWordChars)
    if (words.has(word) || words.size < maxWords) words.set(word, (words.get(word) ?? 0) + 1)
  }
  const addTags = (cell: string): void => {
    if (/[;|]/.test(cell)) isSeparated = true
    else if (/[,，、،]/.test(cell)) {
      commaTags += 1
      commaExample ||= cell.trim().slice(0, maxWordChars)
    }
  }
  return {
    add: (cells: readonly string[]): void => {
      for (const [index, name] of columns.entries()) {
        const cell = cells[index] ?? ''
        if (name === null || cell === '') continue
        if (name.startsWith('is_correct')) {
          if (flagOf(cell) === undefined) add(marks, cell)
        } else if (name === 'difficulty_level') {
          if (levelOf(cell) === undefined) add(levels, cell)
        } else if (name === 'tags') addTags(cell)
      }
    },
    words: (): Words => ({
      marks: toList(marks),
      levels: toList(levels),
      // Commas do not separate tags in our own files, nor in a file that uses another separator anywhere.
      commaTags: isOurs || isSeparated ? 0 : commaTags,
      commaExample,
    }),
  }
}
