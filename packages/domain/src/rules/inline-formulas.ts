import { elementAt } from '../defined.ts'

/** A piece of a text: words, or the TeX of a formula. The `source` texts of all pieces join to the whole text. */
export type TextPiece =
  | { kind: 'words'; source: string; words: string }
  | { kind: 'formula'; source: string; tex: string; display: boolean }

/** The delimiters, the longest first. */
const delimiters = [
  { open: '\\(', close: '\\)', display: false },
  { open: '\\[', close: '\\]', display: true },
  { open: '$$', close: '$$', display: true },
  { open: '$', close: '$', display: false },
] as const
type Delimiter = (typeof delimiters)[number]

/** TeX commands whose argument is prose, and function names that authors often write without a backslash. */
const proseCommand = /\\(?:text|mathrm|mathbf|mathit|textbf|textit|operatorname|mbox)\s*\{[^{}]*\}/g
const command = /\\[a-zA-Z]+/g
const functionName = /^(?:sin|cos|tan|cot|sec|csc|log|ln|exp|lim|max|min|mod|det|gcd|lcm|arg|dim|ker)$/
const texSign = /[\\^_{=]/

/**
 * Whether the text between two dollars is prose: an amount of money with further words, or words alone ("5 and you
 * pay 10", "HOME or"). A single word after an amount is its unit, so it may be a formula.
 */
const isProse = (between: string): boolean => {
  const bare = between.replace(proseCommand, ' ').replace(command, ' ')
  const words = (bare.match(/\p{L}{2,}/gu) ?? []).filter((word) => !functionName.test(word))
  const beginsWithAmount = /^[\d.,]+(?:[kKmMbB]\b)?(?:\s|[-/–—])/.test(between)
  if (beginsWithAmount && words.length > 0) {
    const isUnitAlone =
      words.length === 1 && bare.trimEnd().endsWith(elementAt(words, 0)) && /^[\d.,]+\s/.test(between)
    return !isUnitAlone
  }
  return !texSign.test(between) && words.some((word) => /\p{Ll}{3}/u.test(word))
}

/** Whether the character at an index is escaped with a backslash. */
const isEscaped = (text: string, index: number): boolean => {
  let backslashes = 0
  while (text[index - 1 - backslashes] === '\\') backslashes++
  return backslashes % 2 === 1
}

const isFormula = ({ open }: Delimiter, between: string, after: string | undefined): boolean => {
  if (between.trim() === '' || /\n[^\S\n]*\n/.test(between)) return false
  if (open !== '$') return true
  // As in pandoc: no blank inside either dollar and no digit after the second one, unless there is TeX between them.
  if (/^\s|\s$/.test(between) || (/\d/.test(after ?? '') && !/[\\^_]/.test(between))) return false
  if (between.includes('\n') && !texSign.test(between)) return false
  return !isProse(between)
}

/** Returns the index of the delimiter that closes a formula, or undefined. */
const closingIndex = (text: string, delimiter: Delimiter, from: number): number | undefined => {
  for (
    let index = text.indexOf(delimiter.close, from);
    index >= 0;
    index = text.indexOf(delimiter.close, index + 1)
  ) {
    if (!isEscaped(text, index)) return index
  }
  return undefined
}

/** Replaces an escaped dollar with a dollar. */
const asWords = (source: string): string => source.replaceAll('\\$', '$')

/**
 * Splits a text into words and formulas: `$...$` and `\(...\)` inline, `$$...$$` and `\[...\]` on their own line. A
 * dollar means money if a blank follows it, a blank precedes its partner, a digit follows its partner, or there is
 * prose between them (docs/decisions/042).
 */
export const splitFormulas = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  // A delimiter that is not closed after one position is not closed after any later position.
  const unclosed = new Set<Delimiter>()
  let wordsFrom = 0
  const addWords = (to: number) => {
    const source = text.slice(wordsFrom, to)
    if (source !== '') pieces.push({ kind: 'words', source, words: asWords(source) })
  }
  for (let index = 0; index < text.length; index++) {
    if (text[index] !== '$' && text[index] !== '\\') continue
    const delimiter = delimiters.find(({ open }) => text.startsWith(open, index))
    if (!delimiter || unclosed.has(delimiter) || isEscaped(text, index)) continue
    const from = index + delimiter.open.length
    const to = closingIndex(text, delimiter, from)
    if (to === undefined) {
      unclosed.add(delimiter)
      continue
    }
    const tex = text.slice(from, to)
    const end = to + delimiter.close.length
    if (!isFormula(delimiter, tex, text[end])) continue
    addWords(index)
    pieces.push({
      kind: 'formula',
      source: text.slice(index, end),
      tex: tex.trim(),
      display: delimiter.display,
    })
    wordsFrom = end
    index = end - 1
  }
  addWords(text.length)
  return pieces
}

/** Faster than a pattern, which took 4 % of the time of an import. */
export const hasSign = (text: string): boolean => text.includes('$') || text.includes('\\')

/** Whether a text contains a formula. Fast for texts that do not. */
export const hasInlineFormula = (text: string): boolean =>
  hasSign(text) && splitFormulas(text).some(({ kind }) => kind === 'formula')

const opening = /(?<!\\)(?:\$|\\\(|\\\[)/
const texAfter = /\\[a-zA-Z]{2,}|[\^_]\{/

/** Searches line by line from the first sign. Trying each sign would take quadratic time. */
const hasTexAfterSign = (words: string): boolean =>
  words.split('\n').some((line) => {
    const sign = opening.exec(line)
    return sign !== null && texAfter.test(line.slice(sign.index + sign[0].length))
  })

/** Whether a text contains TeX after a dollar that is never closed. */
export const hasOpenFormula = (text: string): boolean =>
  text !== '' &&
  hasSign(text) &&
  splitFormulas(text).some(({ kind, source }) => kind === 'words' && hasTexAfterSign(source))
