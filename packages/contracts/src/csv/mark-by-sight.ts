import type { Finding } from '../rules/finding.ts'
import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

const star = /^\*(?![*\s])|(?<![*\s])\s*\*$/
/** A text between two stars is emphasised, not marked. */
const hasStar = ({ option = '' }: Option): boolean => star.test(option) && !/^\*.*\*$/s.test(option)
/** `byLook` describes the formatting of the correct option, if nothing else marks it. */
export type MarkedOptions = { options: Option[]; byLook?: string }

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
): MarkedOptions => {
  const starred = options.flatMap((option, index) => (hasStar(option) ? [index] : []))
  if (starred.length > 1 && starred.length < options.length)
    throw new CellError(
      columnOf(starred[0]!),
      `has a star, as ${starred
        .slice(1)
        .map((index) => columnOf(index).name)
        .join(', ')} has, and a question here has one right option.`,
    )
  const [star] = starred.length === 1 ? starred : []
  if (star !== undefined)
    return {
      options: withRight(options, star).map((option, index) =>
        index === star ? { ...option, option: withoutStar(option.option ?? '') } : option,
      ),
    }
  const own = options.map((_, index) => looks[columnOf(index).index] ?? '')
  const right = standsOut(own)
  return right === undefined
    ? { options: [...options] }
    : { options: withRight(options, right), byLook: nameOfLook(own, right) }
}

const withRight = (options: readonly Option[], right: number): Option[] =>
  options.map((option, index) => (index === right ? { ...option, is_correct: true } : option))

/** Says what differs: the formatting of the option, or that of all others if it has none. */
const nameOfLook = (looks: readonly string[], right: number): string => {
  const own = wordsOf(looks[right]!)
  const others = new Set(wordsOf(looks[right === 0 ? 1 : 0]!))
  const differs = own.filter((word) => !others.has(word))
  return differs.length > 0 ? [...new Set(differs.map(nameOf))].join(', ') : 'formatted unlike all others'
}

const wordsOf = (look: string): string[] => look.split(' ').filter(Boolean)
const nameOf = (word: string): string => (word === 'bold' || word === 'underlined' ? word : 'coloured')

/** The hint for a correct option that only its formatting marks, which may have another reason. */
export const lookHint = (look: string): Finding => ({
  rule: 'keyByLook',
  severity: 'hint',
  field: 'options',
  message: `The right option is only marked by its formatting (${look}): check it`,
})

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
