import { splitFormulas } from '@quizwright/contracts/rules/inline-formulas.ts'
import { useMemo } from 'react'
import { Formula } from '../formula/formula.tsx'

/** Signs that belong to what stands before them, and begin no line. */
const closingSigns = /^[.,;:!?%)\]}»”’"'…]+/

/** A text in which formulas between dollars, or between `\(` and `\)`, are drawn in place. */
export const FormulaText = ({ text, isTyped }: { text: string; isTyped?: boolean }) => {
  const pieces = useMemo(() => splitFormulas(text), [text])
  /** The signs with which the words behind a formula in a line begin. */
  const signsAfter = (index: number): string => {
    const [piece, next] = [pieces[index], pieces[index + 1]]
    const isInLine = piece?.kind === 'formula' && !piece.display
    return isInLine && next?.kind === 'words' ? (closingSigns.exec(next.words)?.[0] ?? '') : ''
  }
  return pieces.map((piece, index) => {
    if (piece.kind === 'words') return piece.words.slice(signsAfter(index - 1).length)
    const signs = signsAfter(index)
    // A piece has no id: its index is all that names it.
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
