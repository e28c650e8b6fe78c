import { elementAt } from '@quizwright/domain/defined.ts'
import { splitFormulas, type TextPiece } from '@quizwright/domain/rules/inline-formulas.ts'

type FormulaPiece = Extract<TextPiece, { kind: 'formula' }>

/** Unicode's private use area, whose characters stand in no ordinary text. */
const [firstSign, lastSign] = [0xe0_00, 0xf8_ff]

/** Texts in which each formula is one character, so that a comparison by words keeps it whole. */
export type TextsWithSigns = {
  texts: string[]
  /** Splits a part of such a text into words, as they were written, and formulas. */
  toPieces: (part: string) => TextPiece[]
  toSource: (part: string) => string
}

/** Replaces the formulas of texts; the same formula gets the same character in each. */
export const withFormulasAsSigns = (texts: readonly string[]): TextsWithSigns => {
  const formulas = new Map<string, FormulaPiece>()
  const signs = new Map<string, string>()
  const taken = new Set(texts.join(''))
  let next = firstSign
  const signOf = (piece: FormulaPiece): string => {
    const known = signs.get(piece.source)
    if (known !== undefined) return known
    while (next <= lastSign && taken.has(String.fromCharCode(next))) next += 1
    if (next > lastSign) return piece.source
    const sign = String.fromCharCode(next)
    next += 1
    signs.set(piece.source, sign)
    formulas.set(sign, piece)
    return sign
  }
  const replaced = texts.map((text) =>
    splitFormulas(text)
      .map((piece) => (piece.kind === 'formula' ? signOf(piece) : piece.source))
      .join(''),
  )
  const toPieces = (part: string): TextPiece[] => {
    const pieces: TextPiece[] = []
    let from = 0
    const addWords = (to: number) => {
      const source = part.slice(from, to)
      if (source !== '') pieces.push({ kind: 'words', source, words: source.replaceAll('\\$', '$') })
    }
    for (let index = 0; index < part.length; index += 1) {
      const formula = formulas.get(elementAt(part, index))
      if (!formula) continue
      addWords(index)
      pieces.push(formula)
      from = index + 1
    }
    addWords(part.length)
    return pieces
  }
  const toSource = (part: string): string =>
    toPieces(part)
      .map(({ source }) => source)
      .join('')
  return { texts: replaced, toPieces, toSource }
}
