import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'

export type FindQuery = {
  text: string
  matchCase: boolean
  wholeWord: boolean
  /** Whether to search TeX too: equations, and formulas inside a text. */
  inFormulas: boolean
}
/** A range of a text by indexes; `to` is exclusive. */
export type Range = { from: number; to: number }

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
const letter = String.raw`[\p{L}\p{N}\p{M}_]`

/**
 * Turns the typed text into a pattern; undefined if it is empty. A blank also matches a non-breaking space,
 * and an accented letter is found whether it is stored as one character or as two.
 */
export const patternOf = ({ text, matchCase, wholeWord }: FindQuery): RegExp | undefined => {
  if (text === '') return undefined
  const forms = [...new Set([text, text.normalize('NFC'), text.normalize('NFD')])]
  const words = forms.map((form) => escaped(form).replaceAll(/[ \u00a0\u202f]/g, '[ \u00a0\u202f]')).join('|')
  const pattern = wholeWord ? `(?<!${letter})(?:${words})(?!${letter})` : `(?:${words})`
  return new RegExp(pattern, matchCase ? 'gu' : 'giu')
}

const formulasIn = (text: string): Range[] => {
  if (!/[$\\]/.test(text)) return []
  let from = 0
  return splitFormulas(text).flatMap(({ kind, source }) => {
    const range = { from, to: from + source.length }
    from = range.to
    return kind === 'formula' ? [range] : []
  })
}

/**
 * All matches of a pattern in a text, in order. A match that overlaps a formula counts only if `inFormulas`
 * is set.
 */
export const findInText = (text: string, pattern: RegExp, inFormulas: boolean): Range[] => {
  const found = [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }))
  if (inFormulas || found.length === 0) return found
  const formulas = formulasIn(text)
  return found.filter(({ from, to }) => !formulas.some((formula) => from < formula.to && to > formula.from))
}
