import { elementAt } from '@quizwright/domain/defined.ts'
import { truthOf } from './truth.ts'

/** A table of statements with a column to tick for true and one for false. */

export type TruthColumns = { statement: number; right: number; wrong: number }

const number = /^(?:no|nr|q|s\.?\s*no|#|№|\p{L}{0,3}\.)?\.?$/iu

/** The columns of such a table, if these are its headings. */
export const truthColumns = (headings: readonly string[]): TruthColumns | undefined => {
  const truths = headings.map((heading) => (heading.trim() === '' ? undefined : truthOf(heading)))
  const others = [...headings.keys()].filter((index) => truths[index] === undefined)
  if (headings.length - others.length !== 2 || others.length === 0 || others.length > 2) return undefined
  const [right, wrong] = [truths.indexOf(true), truths.indexOf(false)]
  const [first = 0, second] = others
  if (right < 0 || wrong < 0 || (second !== undefined && !number.test(elementAt(headings, first).trim())))
    return undefined
  return { statement: second ?? first, right, wrong }
}

const tick = /^(?:[✓✔√✅☑☒●×✗✘]\uFE0F?|[xX*]|yes|\[x\])$/iu

/** What the ticks of a row say; undefined if they are in none of the columns, or in both. */
export const truthOfRow = (cells: readonly string[], { right, wrong }: TruthColumns): boolean | undefined => {
  const [isRight, isWrong] = [right, wrong].map((column) => tick.test(cells[column]?.trim() ?? ''))
  return isRight === isWrong ? undefined : isRight
}
