import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

const star = /^\*(?![*\s])|(?<![*\s])\s*\*$/
/** Words between stars are stressed. */
const hasStar = ({ option = '' }: Option): boolean => star.test(option) && !/^\*.*\*$/s.test(option)
const withoutStar = (text: string): string => text.replace(/^\*\s*|\s*\*$/, '')

/**
 * The options of a row with the one marked as right that an eye finds: it has a star before or behind it, as in
 * iSpring's template, or its cell alone is bold or coloured. For tables that have no column for the key. Several stars
 * are refused. `looks` are how the cells of the row look, by place; `placeOf` says where an option stands.
 */
export const markBySight = (
  options: readonly Option[],
  placeOf: (index: number) => ColumnPosition,
  looks: readonly string[] = [],
): Option[] => {
  const starred = options.flatMap((option, index) => (hasStar(option) ? [index] : []))
  if (starred.length > 1 && starred.length < options.length)
    throw new CellError(
      placeOf(starred[0]!),
      `has a star, as ${starred
        .slice(1)
        .map((index) => placeOf(index).name)
        .join(', ')} has, and a question here has one right option.`,
    )
  const own = options.map((_, index) => looks[placeOf(index).index] ?? '')
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

/** The index of the only look that differs from all others, which look alike; of two, the one that is not plain. */
const standsOut = (looks: readonly string[]): number | undefined => {
  if (new Set(looks).size !== 2) return undefined
  const single = looks.flatMap((look, index) => {
    const isAlone = looks.filter((other) => other === look).length === 1
    return isAlone && (looks.length > 2 || look !== '') ? [index] : []
  })
  return single.length === 1 ? single[0] : undefined
}
