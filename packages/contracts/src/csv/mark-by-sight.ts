import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

const star = /^\*(?![*\s])|(?<![*\s])\s*\*$/
/** A text between two stars is emphasised, not marked. */
const hasStar = ({ option = '' }: Option): boolean => star.test(option) && !/^\*.*\*$/s.test(option)
const withoutStar = (text: string): string => text.replace(/^\*\s*|\s*\*$/, '')

/**
 * Marks the correct option of a row in a table without a key column, by what a reader sees: a star before or after
 * it, as in iSpring's template, or a single bold or coloured cell. Throws a CellError for several stars. `looks`
 * holds the formatting of the row's cells by index. `columnOf` returns the column of an option.
 */
export const markBySight = (
  options: readonly Option[],
  columnOf: (index: number) => ColumnPosition,
  looks: readonly string[] = [],
): Option[] => {
  const starred = options.flatMap((option, index) => (hasStar(option) ? [index] : []))
  if (starred.length > 1 && starred.length < options.length)
    throw new CellError(
      columnOf(starred[0]!),
      `has a star, as ${starred
        .slice(1)
        .map((index) => columnOf(index).name)
        .join(', ')} has, and a question here has one right option.`,
    )
  const own = options.map((_, index) => looks[columnOf(index).index] ?? '')
  const right = starred.length === 1 ? starred[0] : standsOut(own)
  return options.map((option, index) =>
    index === right
      ? {
          ...option,
          option: starred.length === 1 ? withoutStar(option.option ?? '') : option.option,
          is_correct: true,
        }
      : option,
  )
}

/**
 * Returns the index of the only look that differs from all others, if these are equal. Of two, the formatted one.
 */
const standsOut = (looks: readonly string[]): number | undefined => {
  if (new Set(looks).size !== 2) return undefined
  const single = looks.flatMap((look, index) => {
    const isAlone = looks.filter((other) => other === look).length === 1
    return isAlone && (looks.length > 2 || look !== '') ? [index] : []
  })
  return single.length === 1 ? single[0] : undefined
}
