import { hasInlineFormula } from '@quizwright/contracts/rules/inline-formulas.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { WrittenField } from './written-field.tsx'

/** The text area lies over what is drawn of its text: a press there puts the caret where it points. */
const Cell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1',
    minWidth: '0',
    '&[data-drawn] > *': { gridArea: '1 / 1' },
    '&[data-drawn] > textarea': { opacity: '0', height: 'full', minHeight: '0', cursor: 'text' },
    '&[data-folded] > textarea': { p: '0', borderWidth: '0', textStyle: 'md' },
  },
})
const Shown = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } })
/** Looks like the field that it lies under. */
const ShownField = chakra(Shown, {
  ...inputRecipe,
  base: { ...inputRecipe.base, height: 'auto', minHeight: '10', py: '2', lineHeight: '1.5' },
})
const Preview = chakra(Shown, { base: { px: '3', py: '1.5', color: 'fg.muted', textStyle: 'sm' } })

/** Drawn after the field has shown the typed key, so that typing stays quick. */
const Following = ({ text }: { text: string }) => <FormulaText text={useDeferredValue(text)} isTyped />

type WrittenTextProps = ComponentProps<typeof WrittenField> & {
  /** What stands in place of the field while its question is not in hand. */
  folded?: ReactNode
  /** The folded content says more than its text: screen readers read it too. */
  isRead?: boolean
}

/**
 * A text with formulas in it. They are drawn in place; while the text is written its TeX is shown, and the
 * formulas are drawn below.
 */
export const WrittenText = ({ folded, isRead = false, ...field }: WrittenTextProps) => {
  const [isWriting, setIsWriting] = useState(false)
  const hasFormula = useMemo(() => hasInlineFormula(field.value), [field.value])
  const isFolded = folded !== undefined
  const isDrawn = isFolded || (hasFormula && !isWriting)
  const follow = (isIn: boolean) => (event: FocusEvent) =>
    event.target instanceof HTMLTextAreaElement && setIsWriting(isIn)
  return (
    <Cell
      data-cell
      data-drawn={isDrawn || undefined}
      data-folded={isFolded || undefined}
      onFocus={follow(true)}
      onBlur={follow(false)}
    >
      {isFolded ? (
        <Shown aria-hidden={!isRead && !hasFormula}>{folded}</Shown>
      ) : (
        isDrawn && (
          <ShownField dir="auto">
            <FormulaText text={field.value} isTyped />
          </ShownField>
        )
      )}
      <WrittenField {...field} />
      {!isDrawn && hasFormula && (
        <Preview dir="auto">
          <Following text={field.value} />
        </Preview>
      )}
    </Cell>
  )
}
