import { because, letterList, type NamedOptions, shortened } from './answer-reading.ts'
import { findText } from './find-text.ts'
import { foldText } from './fold-text.ts'
import type { ListedOption } from './listed-question.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

const betweenParts = /\s*(?:[;；\n]|,(?=\s)|，|、|\s&\s|\s(?:and|und|et|y|и)\s)\s*(?:and\s+)?/u
/** More parts than options name none of them. */
const maxParts = 8

/** Several options by their texts: "B) iron; C) zinc" names them, "Mars, Venus" may also be a slip. */
export const readParts = (
  written: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): NamedOptions | undefined => {
  const parts = written.split(betweenParts, maxParts + 1).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > maxParts) return undefined
  const found = parts.map((part) => partOf(part, letters, options))
  const indexes = [...new Set(found.map((one) => one?.index ?? -1))]
  if (indexes.includes(-1) || indexes.length < 2) return undefined
  return found.every((one) => defined(one, 'one').hasLetter)
    ? { indexes }
    : {
        indexes: [],
        reason:
          `Its answer "${shortened(written)}" names several options (${letterList(indexes, letters)}) ` +
          'by their texts. ' +
          'Write the letters of the right ones.',
      }
}

const partOf = (
  part: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): { index: number; hasLetter: boolean } | undefined => {
  const { indexes } = findText(options, part)
  if (indexes.length === 1) return { index: elementAt(indexes, 0), hasLetter: false }
  const [, letter = '', text = ''] = /^[([]?([A-Za-z])[)\].:۔]\s*(.*)$/s.exec(part) ?? []
  const index = letters.indexOf(letter.toUpperCase())
  return index >= 0 && findText(options, text).indexes.includes(index)
    ? { index, hasLetter: true }
    : undefined
}

/** What may follow the text of an option in an answer that explains it: "Paris, because …". */
const endOfText = new RegExp(
  String.raw`^\s*(?:[,;:.](?=\s|$)|[(–—，；：。（]|-\s|(?:${because})(?!\p{L}))`,
  'u',
)

/** The options with whose text an answer begins, the longest ones, and what the answer says behind it. */
export const findBeginning = (
  options: readonly ListedOption[],
  written: string,
): NamedOptions | undefined => {
  const plain = written.replace(/\s+/g, ' ').replace(/[\xad\u200b-\u200d\ufeff]/g, '')
  const begun = options
    .map(({ text }, index) => ({ index, text: foldText(text) }))
    .filter(({ text }) => text !== '' && foldText(plain.slice(0, text.length)) === text)
    .filter(({ text }) => endOfText.test(plain.slice(text.length)))
  const longest = Math.max(0, ...begun.map(({ text }) => text.length))
  const longestOnes = begun.filter(({ text }) => text.length === longest).map(({ index }) => index)
  if (longestOnes.length === 0) return undefined
  const exact = findText(
    longestOnes.map((index) => elementAt(options, index)),
    plain.slice(0, longest),
  ).indexes.map((at) => elementAt(longestOnes, at))
  const rest = plain.slice(longest).replace(/^[\s,;:.–—，；：。-]+/, '')
  return { indexes: exact, ...(/\p{L}/u.test(rest) && { behind: rest }) }
}

/** An answer that begins with the text of an option. Behind it, another option may be named too. */
export const readBeginning = (
  written: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): NamedOptions => {
  const begun = findBeginning(options, written)
  if (!begun) return { indexes: [] }
  const further =
    begun.behind === undefined
      ? undefined
      : (findBeginning(options, begun.behind) ?? { indexes: findText(options, begun.behind).indexes })
  const all = [...new Set([...begun.indexes, ...(further?.indexes ?? [])])]
  return all.length > 1
    ? {
        indexes: [],
        reason:
          `Its answer "${shortened(written)}" begins with the texts of several options ` +
          `(${letterList(all, letters)}).`,
      }
    : begun
}
