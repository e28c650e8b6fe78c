import { elementAt } from '../../defined.ts'
import { isBlankText } from '../../rules/is-blank-text.ts'
import { fold, foldWhole } from './fold.ts'
import type { AcceptedText, ShortAnswer, WordsCount } from './schema.ts'

/** Words shorter than this must be written exactly: one letter makes another word of them. */
const shortestWithTypo = 5

/** Whether two words differ by one letter that is added, missing, another, or swapped with its neighbour. */
const isOneEdit = (expected: string, given: string): boolean => {
  const [a, b] = [[...expected], [...given]]
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const restOfA = a.slice(start, a.length - end)
  const restOfB = b.slice(start, b.length - end)
  if (Math.max(restOfA.length, restOfB.length) <= 1) return true
  return (
    restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0]
  )
}

const matchesWithTypo = (expected: string, given: string): boolean => {
  const [words, others] = [expected.split(' '), given.split(' ')]
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [index]))
  if (words.length !== others.length || different.length !== 1) return false
  const at = elementAt(different, 0)
  return (
    elementAt(words, at).length >= shortestWithTypo && isOneEdit(elementAt(words, at), elementAt(others, at))
  )
}

/** The pieces of a pattern between its stars. `\*` is a star. */
const piecesOf = (pattern: string): string[] =>
  pattern.split(/(?<!\\)\*/).map((piece) => piece.replaceAll('\\*', '*'))

/** The pieces as they are compared. An answer has no blanks at its ends, so neither have the outer pieces. */
export const foldedPieces = (pattern: string, words: WordsCount): string[] =>
  piecesOf(pattern.trim()).map((piece, index, { length }) => {
    const begun = index === 0 ? fold(piece, words).trimStart() : fold(piece, words)
    return index === length - 1 ? begun.trimEnd() : begun
  })

/** Finds the pieces one after the other. No regular expression is made of what somebody wrote. */
const matchesPattern = (pieces: readonly string[], given: string): boolean => {
  const [first = '', ...others] = pieces
  const last = others.pop()
  if (last === undefined) return first === given
  if (!given.startsWith(first) || given.length < first.length + last.length || !given.endsWith(last))
    return false
  const end = given.length - last.length
  let at = first.length
  for (const piece of others) {
    const found = given.indexOf(piece, at)
    if (found < 0 || found + piece.length > end) return false
    at = found + piece.length
  }
  return true
}

/** Whether an answer is the accepted one, as far as its words count. */
export const matches = (
  { value, is_pattern: isPattern }: AcceptedText,
  given: string,
  words: WordsCount,
): boolean => {
  const answer = foldWhole(given, words)
  if (isPattern) return matchesPattern(foldedPieces(value, words), answer)
  const expected = foldWhole(value, words)
  return expected !== '' && (expected === answer || (words.typos === 1 && matchesWithTypo(expected, answer)))
}

/** Returns the accepted answer that counts for an answer; undefined if none does. */
export const acceptedAs = ({ key }: Pick<ShortAnswer, 'key'>, answer: string): AcceptedText | undefined =>
  isBlankText(answer) ? undefined : key.accepted.find((one) => matches(one, answer, key.words))

/** Returns the share of the marks that an answer earns, from 0 to 1. */
export const markShortAnswer = (marked: Pick<ShortAnswer, 'key'>, answer: string): number =>
  (acceptedAs(marked, answer)?.share ?? 0) / 100
