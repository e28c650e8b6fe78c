import { memo } from '../language/memo.ts'
import { hasInlineFormula } from '@quizwright/domain/rules/inline-formulas.ts'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'

/** More fits into no place that shows the beginning of a question. */
const longestBeginning = 200

type QuestionBeginningProps = {
  text: string
  /** What is asked where the question has no words. */
  equation: string
  /** What stands there where it has neither. */
  empty: string
}

/**
 * The beginning of a question as students see it. Formulas are drawn, so a text that has any is not cut: it
 * would lose the end of one.
 */
export const QuestionBeginning = memo(({ text, equation, empty }: QuestionBeginningProps) => {
  if (text === '') return equation === '' ? empty : <Formula tex={equation} />
  return <FormulaText text={hasInlineFormula(text) ? text : text.slice(0, longestBeginning)} />
})
