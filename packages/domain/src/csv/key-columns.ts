import { keyColumn, optionListColumn } from './column-names.ts'
import { truthColumns } from './columns-together.ts'
import { columnName, countsFromZero, isListOfWrong } from './guess-columns.ts'
import { foldHeading } from './fold-heading.ts'
import { initialsOfTruths } from './heading-words.ts'
import type { ColumnPosition } from './read-cells.ts'

/** How a file marks the correct option of a row. */
export type KeyColumns = {
  column: ColumnPosition
  /** The heading asks for an option's number, so a number in the cell is never read as an option's text. */
  isNumber: boolean
  /** The other rows of the file have the texts of options, so that a number in the cell is one of these, too. */
  isText?: boolean
  /** As Kahoot's heading says, each of several right options is enough. */
  anyIsEnough: boolean
  /** The number of the first option in the headings: "option_0". */
  first: 0 | 1
  /** The cell holds the text of the correct option, and the option columns hold only wrong ones. */
  isOption: boolean
  /** The cell holds the text of the correct option, and another cell lists the wrong ones. */
  isBesideWrong: boolean
  /** First letters of the words for true and false, where the heading names both: "Vrai/Faux". */
  initials: readonly (readonly string[])[] | undefined
  /** The cell has a tick if the statement of a row is true. This is the index of the column for false ones. */
  wrongTick: number | undefined
  /**
   * Indexes of further columns with the same heading, or with one for further answers. They are filled if a question
   * has several correct options.
   */
  further: readonly number[]
}

/** Matches headings of Kahoot, Blooket and Wayground that ask for a number. */
const asksForNumber = /choose at least one|answer (?:#|number)|(?:option|answer)[\s_-]*(?:no\b|index)/i
/** "Correct (0-3)": the numbers from which and to which a heading says that they count. */
const fromZero =
  /\(\s*0\s*(?:[-–—…~]|\.\.\.?|to|bis|a|à)\s*\d\s*\)|\b(?:0|zero)[\s-]*(?:based|indexed|index)\b/i
export const fromOne =
  /\(\s*1\s*(?:[-–—…~]|\.\.\.?|to|bis|a|à)\s*\d\s*\)|\b(?:1|one)[\s-]*(?:based|indexed|index)\b/i
const anyIsEnough = /choose at least one/i
/** Socrative and others have columns for further right answers beside that of the first one. */
const isFurtherKey = new RegExp(
  '^(?:additional|alternative|alternate|other|further) (?:(?:correct|right|accepted|acceptable) )?answers?(?!\\w)|' +
    '^also accepted(?!\\w)|^synonyms?$',
)
/** Wayground's template has both of these columns. Its key is a number too. */
const columnsOfWayground = ['question type', 'time in seconds']

/** Derives from a file's headings how it marks the correct option. `indexes` maps column names to indexes. */
export const keyColumnsOf = (cells: readonly string[], indexes: ReadonlyMap<string, number>): KeyColumns => {
  const index = indexes.get(keyColumn) ?? -1
  const names = cells.map(columnName)
  const heading = names[index] ?? ''
  const truth = truthColumns(cells)
  return {
    column: { name: keyColumn, index },
    wrongTick: truth?.right === index ? truth.wrong : undefined,
    initials: initialsOfTruths(foldHeading(heading)),
    isNumber:
      [asksForNumber, fromZero, fromOne].some((asked) => asked.test(heading)) ||
      columnsOfWayground.every((name) => names.includes(name)),
    anyIsEnough: anyIsEnough.test(heading),
    first: countsFromZero(cells) || fromZero.test(heading) ? 0 : 1,
    isBesideWrong: index >= 0 && isListOfWrong(cells[indexes.get(optionListColumn) ?? -1] ?? ''),
    isOption: index >= 0 && !indexes.has('option1') && indexes.has('option2'),
    further: names.flatMap((name, at) =>
      heading !== '' && at !== index && (name === heading || isFurtherKey.test(name)) ? [at] : [],
    ),
  }
}
