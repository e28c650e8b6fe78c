import { keyColumn } from './column-names.ts'
import { columnName } from './guess-columns.ts'
import type { ColumnPosition } from './read-cells.ts'

/** What marks the key of all options. */
export type KeyColumns = {
  place: ColumnPosition
  /** Its heading asks for the number of an option, so a number is never the text of one. */
  isNumber: boolean
  /** The right option stands in this column alone, and the others hold wrong ones. */
  isOption: boolean
  /** Columns with the same heading, for questions with several right options. */
  further: readonly number[]
}

/** What the templates of Kahoot, Blooket and Wayground say where they want a number. */
const asksForNumber = /choose at least one|answer (?:#|number)|(?:option|answer) (?:no\b|index)/i
/** Beside these two columns, which only Wayground's template has, the key is a number too. */
const columnsOfWayground = ['question type', 'time in seconds']

/** What the headings of a file, whose columns stand at these places, say about the key. */
export const keyColumnsOf = (cells: readonly string[], places: ReadonlyMap<string, number>): KeyColumns => {
  const index = places.get(keyColumn) ?? -1
  const names = cells.map(columnName)
  const heading = names[index] ?? ''
  return {
    place: { name: keyColumn, index },
    isNumber: asksForNumber.test(heading) || columnsOfWayground.every((name) => names.includes(name)),
    isOption: index >= 0 && !places.has('option1') && places.has('option2'),
    further: names.flatMap((name, at) => (heading !== '' && at !== index && name === heading ? [at] : [])),
  }
}
