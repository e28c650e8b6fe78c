import { hasInlineFormula } from '@quizwright/domain/rules/inline-formulas.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { type ComponentProps, useMemo } from 'react'
import { DrawnField } from './drawn-field.tsx'
import { drawAfterMs, useRested } from '../../../ui/form/use-rested.ts'

/** Drawn when typing pauses, because half-typed TeX is not a formula yet, and typing must stay fast. */
const Following = ({ text }: { text: string }) => <FormulaText text={useRested(text, drawAfterMs)} isTyped />

type WrittenTextProps = Omit<ComponentProps<typeof DrawnField>, 'drawn' | 'following'>

/**
 * A text with formulas, drawn in place. While the text is edited, its TeX is shown and the formulas are drawn
 * below.
 */
export const WrittenText = ({ isRead = false, ...field }: WrittenTextProps) => {
  const hasFormula = useMemo(() => hasInlineFormula(field.value), [field.value])
  return (
    <DrawnField
      {...field}
      isRead={isRead || hasFormula}
      drawn={hasFormula && <FormulaText text={field.value} isTyped />}
      following={hasFormula && <Following text={field.value} />}
    />
  )
}
