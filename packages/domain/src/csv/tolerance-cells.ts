import { readNumber } from '../kinds/numeric/read-number.ts'
import type { Finding } from '../rules/finding.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { cellAt } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

type Layout = Pick<ColumnLayout, 'row'>

const isNumber = (text: string): boolean => readNumber(text)?.unit === ''
const sign = /^(?:±|\+\s?\/?\s?-)\s*/
const rounded = /^(\d{1,2})\s*(digits?|decimals?)$/i
/** What stands where an answer must be exact. */
const exact = /^(?:[-–—0]|0[.,]0+|n\/?a|none|exact|null)$/i

const toleranceIn = (cells: readonly string[], { row }: Layout): string =>
  cellAt(cells, row.tolerance).trim().replace(sign, '')

/** A number as our own cell has it, with the tolerance or the ends that its row has in other columns. */
export const withTolerance = (number: string, cells: readonly string[], layout: Layout): string => {
  const written = number.trim()
  const [low, high] = [cellAt(cells, layout.row.lowest).trim(), cellAt(cells, layout.row.highest).trim()]
  const tolerance = toleranceIn(cells, layout)
  if (!isNumber(written)) return number
  if (tolerance !== '' && !exact.test(tolerance)) {
    if (rounded.test(tolerance)) return `${written} (${tolerance.toLowerCase()})`
    const percent = tolerance.endsWith('%') ? ' %' : ''
    const amount = tolerance.replace(/\s*%$/, '')
    return isNumber(amount) ? `${written} +- ${amount}${percent}` : number
  }
  const [least, value, most] = [low, written, high].map((text) => readNumber(text)?.values[0])
  const isBetween =
    least !== undefined && value !== undefined && most !== undefined && least <= value && value <= most
  return isBetween && low !== high ? `[${low}, ${high}]` : number
}

/** The hint on a tolerance of a question that has none, as its words say nothing. */
export const toleranceHints = (
  { interaction }: QuestionContent,
  cells: readonly string[],
  layout: Layout,
): Finding[] => {
  const tolerance = toleranceIn(cells, layout)
  if (tolerance === '' || exact.test(tolerance)) return []
  const isTaken =
    interaction?.kind === 'numeric' &&
    interaction.key.accepted.some(({ tolerance: taken }) => !('amount' in taken) || taken.amount !== '0')
  return isTaken
    ? []
    : [
        {
          rule: 'takenWithout',
          severity: 'hint',
          field: 'accepted',
          message: `Taken without its tolerance "${tolerance.slice(0, shownChars)}"`,
        },
      ]
}
const shownChars = 60
