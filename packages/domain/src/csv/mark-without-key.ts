import { elementAt } from '../defined.ts'
import type { Finding } from '../rules/finding.ts'
import type { Option } from '../schemas/question.ts'
import { flagOf } from './words.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

const star = /^\*(?![*\s])|(?<![*\s])\s*\*$/
/** A text between two stars is emphasised, not marked. */
const hasStar = ({ option = '' }: Option): boolean => star.test(option) && !/^\*.*\*$/s.test(option)
/** `byEmphasis` describes the formatting of the correct option, if nothing else marks it. */
export type MarkedOptions = { options: Option[]; byEmphasis?: string; isSeveral?: boolean }

const withoutStar = (text: string): string => text.replace(/^\*\s*|\s*\*$/, '')

/**
 * Marks the correct option of a row in a table without a key column, by what a reader sees: a star before or after
 * it, as in iSpring's template, a word for right or wrong behind each, or a single bold or coloured cell. Throws a
 * CellError for several stars where one is right. `emphases` holds the formatting of the row's cells by index.
 * `columnOf` returns the column of an option. `mayBeSeveral`: the row does not say that one option is right.
 */
export const markWithoutKey = (
  options: readonly Option[],
  columnOf: (index: number) => ColumnPosition,
  emphases: readonly string[] = [],
  mayBeSeveral = false,
): MarkedOptions => {
  const starred = options.flatMap((option, index) => (hasStar(option) ? [index] : []))
  const areSeveral = starred.length > 1 && starred.length < options.length
  // Behind a text a star may belong to it: "SELECT *".
  const areBefore = starred.every((index) => elementAt(options, index).option?.startsWith('*'))
  if (areSeveral && mayBeSeveral && areBefore)
    return {
      options: options.map((option) =>
        hasStar(option) ? { ...option, option: withoutStar(option.option ?? ''), is_correct: true } : option,
      ),
      isSeveral: true,
    }
  if (areSeveral)
    throw new CellError(
      columnOf(elementAt(starred, 0)),
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
  const judged = withJudgements(options)
  if (judged && (mayBeSeveral || !judged.isSeveral)) return judged
  // A link is coloured as one, whether or not it is right.
  const own = options.map(({ option = '' }, index) =>
    isLink.test(option) ? '' : (emphases[columnOf(index).index] ?? ''),
  )
  const right = standsOut(own)
  return right === undefined
    ? { options: [...options] }
    : { options: withRight(options, right), byEmphasis: describeEmphasis(own, right) }
}

const judgement = /^(.*\S)\s*(?:[([]\s*(\p{L}{2,})\s*[)\]]|[_|]\s*(\p{L}{2,}))$/su

/** Options that each end with a word for right or wrong: "Nile (true)", "Niger_false". */
const withJudgements = (options: readonly Option[]): MarkedOptions | undefined => {
  const judged = options.map((one) => {
    const [, option, inBrackets, behindLine] = judgement.exec(one.option ?? '') ?? []
    return { one, option, isRight: flagOf(inBrackets ?? behindLine ?? '-') }
  })
  const right = judged.filter(({ isRight }) => isRight)
  const areAll = judged.every(({ option, isRight }) => option !== undefined && isRight !== undefined)
  if (!areAll || right.length === 0 || right.length === options.length) return undefined
  return {
    options: judged.map(({ one, option = '', isRight = false }) => ({ ...one, option, is_correct: isRight })),
    ...(right.length > 1 && { isSeveral: true }),
  }
}

const isLink = /^\s*(?:https?:\/\/|www\.|mailto:)\S+\s*$/i

const withRight = (options: readonly Option[], right: number): Option[] =>
  options.map((option, index) => (index === right ? { ...option, is_correct: true } : option))

/** Says what differs: the formatting of the option, or that of all others if it has none. */
const describeEmphasis = (emphases: readonly string[], right: number): string => {
  const own = wordsOf(elementAt(emphases, right))
  const others = new Set(wordsOf(elementAt(emphases, right === 0 ? 1 : 0)))
  const differs = own.filter((word) => !others.has(word))
  return differs.length > 0 ? [...new Set(differs.map(nameOf))].join(', ') : 'formatted unlike all others'
}

const wordsOf = (emphasis: string): string[] => emphasis.split(' ').filter(Boolean)
const nameOf = (word: string): string => (word === 'bold' || word === 'underlined' ? word : 'coloured')

/** The hint for a correct option that only its formatting marks, which may have another reason. */
export const emphasisHint = (emphasis: string): Finding => ({
  rule: 'keyByEmphasis',
  severity: 'hint',
  field: 'options',
  message: `The right option is only marked by its formatting (${emphasis}): check it`,
})

/**
 * Returns the index of the only emphasis that differs from all others, if these are equal. Of two, the formatted one.
 */
const standsOut = (emphases: readonly string[]): number | undefined => {
  if (new Set(emphases).size !== 2) return undefined
  const single = emphases.flatMap((emphasis, index) => {
    const isAlone = emphases.filter((other) => other === emphasis).length === 1
    return isAlone && (emphases.length > 2 || emphasis !== '') ? [index] : []
  })
  return single.length === 1 ? single[0] : undefined
}
