import { splitFormulas } from '@quizwright/contracts/rules/inline-formulas.ts'
import { useMemo } from 'react'
import { Formula } from '../formula/formula.tsx'

/** A text in which formulas between dollars, or between `\(` and `\)`, are drawn in place. */
export const FormulaText = ({ text, isTyped }: { text: string; isTyped?: boolean }) => {
  const pieces = useMemo(() => splitFormulas(text), [text])
  return pieces.map((piece, index) =>
    piece.kind === 'words' ? (
      piece.words
    ) : (
      // A piece has no id: its index is all that names it.
      <Formula key={index} tex={piece.tex} display={piece.display} isTyped={isTyped} />
    ),
  )
}
