import { because, letterList, type NamedOptions, shortened } from './answer-reading.ts'
import { findText } from './find-text.ts'
import { lettersAtStart } from './listed-letters.ts'
import type { ListedOption } from './listed-question.ts'
import { findBeginning } from './named-by-text.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const lettered =
  /^[([]?([A-Za-z])(?:[)\].:۔]|-(?=\s)|\s*$|\s+[-–—]|(?=\s+[([])|(?=\s*(?:,|;|&|\band\b|\bund\b)))\s*(.*)$/s
/** What may follow letters that are all right: nothing, the end of a sentence, or a reason. */
const endOfLetters = new RegExp(
  String.raw`^\s*(?:$|[.:)\]。：]|[-–—]\s|[,;]?\s*(?:${because})(?!\p{L}))`,
  'u',
)

/** Several letters. If a sentence goes on behind them, only its author knows which of them it calls right. */
export const readLetters = (
  written: string,
  latin: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): NamedOptions | undefined => {
  const list = lettersAtStart(latin)
  if (list.letters.length < 2) return undefined
  const rest = written.slice(list.end)
  const isList = list.hasSeparators || rest.trim() === ''
  if (!isList || (list.isMixed && isLetterAndText(written, latin, letters, options))) return undefined
  const indexes = [...new Set(list.letters.map((letter) => letters.indexOf(letter.toUpperCase())))]
  if (indexes.includes(-1)) {
    // Unless a text of one letter follows, as in "B) y", it names an option that does not exist.
    const first = elementAt(list.letters, 0)
    const behind = written.slice(written.length - (lettered.exec(latin)?.[2]?.length ?? 0))
    return letters.includes(first.toUpperCase()) &&
      (rest !== '' || findText(options, behind).indexes.length > 0)
      ? undefined
      : { indexes: [] }
  }
  if (indexes.length === 1) return undefined
  if (!list.isChoice && (endOfLetters.test(rest) || /[.。]$/.test(latin.slice(0, list.end)))) {
    const behind = rest.replace(signsBefore, '')
    return { indexes, ...(/[\p{L}\p{N}]/u.test(behind) && { behind }) }
  }
  return {
    indexes: [],
    reason:
      `Its answer "${shortened(written)}" may name one option or several (${letterList(indexes, letters)}). ` +
      'Write the letters of the right ones alone.',
  }
}

const isLetterAndText = (
  written: string,
  latin: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): boolean => {
  const [, letter = '', behind = ''] = lettered.exec(latin) ?? []
  const text = written.slice(written.length - behind.length)
  return findText(options, text.replace(/^\((.*)\)$/s, '$1')).indexes.includes(
    letters.indexOf(letter.toUpperCase()),
  )
}

const reasonFirst = new RegExp(String.raw`^(?:${because})(?!\p{L})`, 'u')
const signsBefore = /^[\s,;:.)\]–—，；：。-]+/

/** "B and Quito" says the text of the option again. */
const joinsText = /^(?:and|und|et|y|e|&|=)\s+(?=\S)/iu

/** One letter, with the text of its option or what explains it behind it. */
export const readLetter = (
  written: string,
  latin: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): NamedOptions | undefined => {
  const first = lettered.exec(latin) ?? textBehindLetter(latin, letters, options)
  if (!first) return undefined
  const letter = elementAt(first, 1).toUpperCase()
  const index = letters.indexOf(letter)
  const behind = written
    .slice(written.length - elementAt(first, 2).length)
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/^[,;]\s*/, '')
    .replace(joinsText, '')
  const { indexes: named } = findText(options, behind)
  if (named.length > 0 && index >= 0 && !named.includes(index))
    return {
      indexes: [],
      reason:
        `Its answer "${shortened(written)}" has the letter of option ${letter} ` +
        `and the text of option ${letters[elementAt(named, 0)]}.`,
    }
  if (index < 0 || named.length > 0 || !/[\p{L}\p{N}]/u.test(behind))
    return { indexes: index < 0 ? [] : [index] }
  const begun = findBeginning(options, behind)
  if (index === 0 && !begun?.indexes.includes(index) && namesEach(behind, letters))
    return {
      indexes: [],
      reason:
        `Its answer "${shortened(written)}" may name one option or several ` +
        `(${letterList([...letters.keys()], letters)}). Write the letters of the right ones alone.`,
    }
  // "Madrid since 1561" is a sentence, which would lose its beginning.
  const before = behind.slice(0, behind.length - (begun?.behind?.length ?? 0))
  const isApart =
    begun?.behind === undefined || !reasonFirst.test(begun.behind) || /[^\s\p{L}\p{N}]\s*$/u.test(before)
  return begun?.indexes.includes(index) && isApart
    ? { indexes: [index], ...(begun.behind !== undefined && { behind: begun.behind }) }
    : { indexes: [index], behind }
}

/** Whether texts stand behind all other letters, too: "a) nucleus  b) cell" fills the parts of a question. */
const namesEach = (behind: string, letters: readonly string[]): boolean => {
  const signs = [...behind.matchAll(/(?:^|\s)[([]?([A-Za-z])[.)\]]\s*\S/g)].map(([, sign = '']) =>
    sign.toUpperCase(),
  )
  return letters.length > 1 && letters.length <= mostNamed && signs.join() === letters.slice(1).join()
}
const mostNamed = 12

/** "B Nile": without a sign behind the letter, the whole text of its option must follow. */
const textBehindLetter = (
  latin: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): RegExpExecArray | null => {
  const found = /^([A-Za-z])\s+(\S.*)$/s.exec(latin)
  const index = letters.indexOf(found?.[1]?.toUpperCase() ?? '')
  return found && index >= 0 && findText(options, elementAt(found, 2)).indexes.includes(index) ? found : null
}
