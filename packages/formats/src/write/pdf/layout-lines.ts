import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import type { Formula } from './formulas.ts'
import type { Script } from './fonts.ts'
import { formulaSign } from './visual-runs.ts'

/** Fonts at a size in points: how to measure a text, and how to select the font of a script for drawing. */
export type Letters = { size: number; widthOf: (text: string) => number; choose: (script: Script) => void }

/**
 * A line that fits: its text in reading order, with a placeholder for each formula. Lengths are in points.
 */
export type TextLine = { text: string; formulas: Formula[]; width: number; ascent: number; descent: number }

type Token = { text: string; formula?: Formula; width: number }
export type FormulaOf = (tex: string, display: boolean) => Formula | undefined

/** How far letters reach above and below the baseline, relative to the font size. */
const reach = { above: 0.93, below: 0.26 }

/**
 * Breaks a text with formulas into lines of a width. All lines after the first are narrower by `hanging`. A
 * formula that cannot be drawn stays TeX.
 */
export const layoutLines = (
  text: string,
  letters: Letters,
  { width, hanging, formulaOf }: { width: number; hanging: number; formulaOf: FormulaOf },
): TextLine[] => {
  const lines: TextLine[] = []
  let open: Token[] = []
  let used = 0
  const room = (): number => width - (lines.length > 0 ? hanging : 0)

  const end = (): void => {
    lines.push(lineOf(open, letters))
    open = []
    used = 0
  }
  const add = (token: Token): void => {
    const isBlank = token.text.trim() === '' && !token.formula
    if (used + token.width > room() && used > 0) {
      end()
      if (isBlank) return
    }
    if (token.width > room() && !token.formula && token.text.length > 1) {
      for (const part of halves(token, letters)) add(part)
      return
    }
    open.push(token)
    used += token.width
  }

  for (const piece of splitFormulas(text)) {
    const formula = piece.kind === 'formula' ? formulaOf(piece.tex, piece.display) : undefined
    if (piece.kind === 'formula' && formula) {
      if (piece.display && used > 0) end()
      add({ text: formulaSign, formula, width: (formula.width * letters.size) / 1_000 })
      continue
    }
    const words = piece.kind === 'words' ? piece.words : piece.source
    for (const [index, line] of words.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) end()
      for (const word of wordsOf(line.replaceAll('\t', '    ')))
        if (word !== '') add({ text: word, width: letters.widthOf(word) })
    }
  }
  end()
  return lines
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Splits a line into words and the blanks between them. Thai has no blanks between its words. */
const wordsOf = (line: string): string[] =>
  line
    .split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)
    .flatMap((word) => (/\p{Script=Thai}/u.test(word) ? thaiWordsOf(word) : word))

/** A sign that is no word, such as a full stop, stays with the word before it. */
const thaiWordsOf = (text: string): string[] => {
  const words: string[] = []
  for (const { segment, isWordLike } of thaiWords.segment(text))
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  return words
}

/** A word that is wider than a line is broken where the line ends. */
const halves = ({ text }: Token, letters: Letters): Token[] => {
  const signs = [...text]
  const middle = Math.ceil(signs.length / 2)
  return [signs.slice(0, middle), signs.slice(middle)]
    .map((part) => part.join(''))
    .map((part) => ({ text: part, width: letters.widthOf(part) }))
}

const lineOf = (tokens: readonly Token[], { size }: Letters): TextLine => {
  const kept = tokens.at(-1)?.text.trim() === '' ? tokens.slice(0, -1) : tokens
  const formulas = kept.flatMap(({ formula }) => formula ?? [])
  return {
    text: kept.map(({ text }) => text).join(''),
    formulas,
    width: kept.reduce((sum, token) => sum + token.width, 0),
    ascent: Math.max(reach.above * size, ...formulas.map(({ ascent }) => (ascent * size) / 1_000 + 1)),
    descent: Math.max(reach.below * size, ...formulas.map(({ descent }) => (descent * size) / 1_000 + 1)),
  }
}
