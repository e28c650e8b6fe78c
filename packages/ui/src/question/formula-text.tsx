import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import { useMemo } from 'react'
import { Formula } from '../formula/formula.tsx'

/** Punctuation that belongs to the word before it and must not begin a line. */
const closingSigns = /^[.,;:!?%)\]}»”’"'…]+/

/** Shows a text with its formulas, written between dollars or `\(` and `\)`, drawn in place. */
export const FormulaText = ({ text, isTyped }: { text: string; isTyped?: boolean }) => {
  const pieces = useMemo(() => splitFormulas(text), [text])
  /** The punctuation after the formula at this index. */
  const signsAfter = (index: number): string => {
    const [piece, next] = [pieces[index], pieces[index + 1]]
    const isInLine = piece?.kind === 'formula' && !piece.display
    return isInLine && next?.kind === 'words' ? (closingSigns.exec(next.words)?.[0] ?? '') : ''
  }
  return pieces.map((piece, index) => {
    if (piece.kind === 'words') return piece.words.slice(signsAfter(index - 1).length)
    const signs = signsAfter(index)
    // Pieces have no id, so their index is the key.
    const formula = (
      <Formula
        key={index}
        tex={piece.tex}
        display={piece.display}
        isAlone={pieces.length === 1}
        isTyped={isTyped}
      />
    )
    if (signs === '') return formula
    return (
      <span key={index} className="formula-with-signs">
        {formula}
        {signs}
      </span>
    )
  })
}
