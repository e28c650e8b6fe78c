import { lookUp } from '../entry/look-up.ts'
import { readDelimited } from '../pasted/delimited.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

/** What the lines with # above the notes say. Columns count from 0, and are -1 where the notes have none. */
export type AnkiFile = {
  rows: { line: number; cells: string[] }[]
  tagsColumn: number
  /** Columns that hold no text of a note: its identifier, type and deck. */
  settings: ReadonlySet<number>
  typeColumn: number
  deckColumn: number
  isHtml: boolean
}

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
}

const heading = /^#(separator|html|tags column|guid column|notetype column|deck column|[\w ]+):\s*(.*)$/i

const hidden = /\{\{c\d{1,3}::/
const leastHidden = 2

/** A card in a line, as notes for repetition have them: "Capital of Mali :: Bamako". */
const card = /^[^:{}<>=;]{2,200}::[^:{}<>=;]{1,300}$/
const leastCards = 2
const areCards = (text: string): boolean => {
  const filled = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return filled.length >= leastCards && filled.every((line) => card.test(line.trim()))
}

const cardsIn = (lines: readonly string[]): AnkiFile['rows'] =>
  lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ line: index + 1, cells: line.split('::').map((side) => side.trim()) }],
  )

/** Whether a text begins like notes that Anki exported, or hides words in each of its lines as these do. */
export const isAnki = (text: string): boolean => {
  if (/^\uFEFF?#(?:separator|html|deck|notetype|guid column|tags column|columns):/i.test(text)) return true
  if (!hidden.test(text)) return areCards(text)
  const filled = text.split('\n').filter((line) => line.trim() !== '')
  return filled.length >= leastHidden && filled.every((line) => hidden.test(line))
}

/** Splits the notes of a text file of Anki, which tells its separator and some of its columns. */
export const readNotes = (written: string): AnkiFile => {
  const lines = written.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const headings = new Map<string, string>()
  let first = 0
  for (; first < lines.length; first += 1) {
    const [, name, value] = heading.exec(elementAt(lines, first)) ?? []
    if (name === undefined) break
    headings.set(name.toLowerCase(), defined(value, 'value of a header').trim())
  }
  const named = headings.get('separator') ?? 'tab'
  const separator = lookUp(separators, named.toLowerCase()) ?? named.charAt(0)
  const isCards = areCards(written.replace(/^\uFEFF/, ''))
  const columnOf = (name: string): number => Number(headings.get(`${name} column`) ?? 0) - 1
  const [tagsColumn, typeColumn, deckColumn] = ['tags', 'notetype', 'deck'].map(columnOf) as [
    number,
    number,
    number,
  ]
  return {
    rows: isCards
      ? cardsIn(lines)
      : readDelimited(lines.slice(first).join('\n'), separator || '\t').map((cells, index) => ({
          line: first + index + 1,
          cells,
        })),
    tagsColumn,
    typeColumn,
    deckColumn,
    settings: new Set([columnOf('guid'), typeColumn, deckColumn, tagsColumn]),
    isHtml: headings.get('html')?.toLowerCase() !== 'false',
  }
}
