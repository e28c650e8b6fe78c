import { hasInlineFormula } from '@quizwright/domain/rules/inline-formulas.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { type ComponentProps, useMemo } from 'react'
import { RenderedField } from './rendered-field.tsx'
import { drawAfterMs, useDebounced } from '../../../ui/form/use-debounced.ts'

/** Drawn when typing pauses, because half-typed TeX is not a formula yet, and typing must stay fast. */
const Following = ({ text }: { text: string }) => (
  <FormulaText text={useDebounced(text, drawAfterMs)} isTyped />
)

type FormulaTextFieldProps = Omit<ComponentProps<typeof RenderedField>, 'drawn' | 'following'>

/**
 * A text with formulas, drawn in place. While the text is edited, its TeX is shown and the formulas are drawn
 * below.
 */
export const FormulaTextField = ({ isRead = false, ...field }: FormulaTextFieldProps) => {
  const hasFormula = useMemo(() => hasInlineFormula(field.value), [field.value])
  return (
    <RenderedField
      {...field}
      isRead={isRead || hasFormula}
      drawn={hasFormula && <FormulaText text={field.value} isTyped />}
      following={hasFormula && <Following text={field.value} />}
    />
  )
}
