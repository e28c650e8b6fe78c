import { contentOfPlain, withImage } from '../content/content-of-plain.ts'
import type { RawOption, RawQuestion } from '../entry/entry.ts'
import type { ListedQuestion } from './listed-question.ts'
import { type NamedOptions, namedOptions } from './named-options.ts'

/** The options of a question, and which of them are correct according to the answer, the key or marks. */
export const readOptions = (
  { options: listed, fields }: ListedQuestion,
  keyAnswer: string | undefined,
): Pick<RawQuestion, 'kind' | 'options' | 'reason' | 'solution' | 'hints'> => {
  const options = inOrder(listed)
  const letters = options.map(({ letter }, index) => letter || String.fromCharCode(65 + index))
  const answer = fields.answer ?? keyAnswer
  const named: NamedOptions = answer === undefined ? { indexes: [] } : namedOptions(answer, letters, options)
  const { behind } = named
  const marked = options.flatMap(({ isMarked }, index) => (isMarked ? [index] : []))
  // If all options are bold, bold means nothing.
  const starred = marked.length === options.length ? outstanding(options) : marked
  const right = named.indexes.length > 0 ? named.indexes : starred
  const raw = options.map(({ text, images }, index): RawOption => ({
    ...withImage(contentOfPlain(text), images[0]),
    isRight: right.includes(index),
  }))
  const reason = contradiction(answer, named, starred, letters)
  if (reason !== undefined) return { kind: 'noneRight', options: raw, reason }
  const hints = [
    ...(mayBelongBelow(options) ? [imageBelow] : []),
    ...(isOnlyByEmphasis(named, right, options) ? [onlyByEmphasis] : []),
  ]
  return {
    kind: right.length === 1 ? 'oneRight' : right.length === 0 ? 'noneRight' : 'severalRight',
    options: raw,
    ...(behind !== undefined && fields.solution === undefined && { solution: contentOfPlain(behind) }),
    ...(hints.length > 0 && { hints }),
  }
}

/** Among bold options the coloured, highlighted or framed ones are marked. */
const outstanding = (options: ListedQuestion['options']): number[] => {
  const found = options.flatMap(({ standsOut }, index) => (standsOut ? [index] : []))
  return options.every(({ isByEmphasis }) => isByEmphasis) && found.length < options.length ? found : []
}

/** A word may also be bold to stress it. */
const onlyByEmphasis =
  'The right option is only marked by its formatting (bold, underlined or coloured): check it'

const isOnlyByEmphasis = (
  { indexes: named }: NamedOptions,
  right: readonly number[],
  options: ListedQuestion['options'],
): boolean => named.length === 0 && right.length === 1 && options[right[0]!]!.isByEmphasis === true

const imageBelow = 'The image below its last option may belong to the next question: check it'

const mayBelongBelow = (options: ListedQuestion['options']): boolean =>
  options.at(-1)?.hasImageBelow === true && options.filter(({ images }) => images.length > 0).length === 1

const contradiction = (
  answer: string | undefined,
  { indexes: named, reason }: NamedOptions,
  starred: readonly number[],
  letters: readonly string[],
): string | undefined => {
  if (reason !== undefined) return reason
  if (answer !== undefined && named.length === 0)
    return `Its answer "${answer.trim().slice(0, 60)}" is none of its options.`
  if (named.length === 0 || starred.length === 0) return undefined
  const isSame = named.length === starred.length && named.every((index) => starred.includes(index))
  const list = (indexes: readonly number[]) => indexes.map((index) => letters[index]).join(', ')
  return isSame ? undefined : `Its answer says ${list(named)}, and its mark stands at ${list(starred)}.`
}

/** Options in two columns are not in the order of their letters: a, c, b, d. */
const inOrder = (options: ListedQuestion['options']): ListedQuestion['options'] => {
  const sorted = options.toSorted((one, other) => one.letter.localeCompare(other.letter))
  const isWhole = sorted.every(({ letter }, index) => letter === String.fromCharCode(65 + index))
  return isWhole ? sorted : options
}
