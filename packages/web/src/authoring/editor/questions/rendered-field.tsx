import { hasInlineFormula } from '@quizwright/domain/rules/inline-formulas.ts'
import { FormulaText } from '@quizwright/ui/question/formula-text.tsx'
import { type ComponentProps, useMemo, type ReactNode } from 'react'
import { drawAfterMs, useDebounced } from '../../../ui/form/use-debounced.ts'
import { type Direction, detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import { areaRecipe } from '../../../ui/form/input-recipe.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useIsInside } from './use-is-inside.ts'
import { GrowingTextArea } from './growing-text-area.tsx'

/** The text area is placed over the drawn text, so that a press puts the caret at the pressed position. */
const Cell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1',
    minWidth: '0',
    '&[data-drawn] > *': { gridArea: '1 / 1' },
    '&[data-drawn] > textarea': { opacity: '0', height: 'full', minHeight: '0', cursor: 'text' },
    '&[data-collapsed] > textarea': { p: '0', borderWidth: '0', textStyle: 'md' },
    // The same size as beside the fields, so that nothing moves when a question becomes active.
    '&[data-collapsed] img': { maxWidth: 'min(100%, 20rem)', maxHeight: '15rem', borderRadius: 'l2' },
  },
})
const Shown = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } })
/**
 * Looks like the field below which it is shown. Formulas are as large as in a collapsed card, because a fraction
 * in text size is too small to read.
 */
const ShownField = chakra(Shown, {
  ...areaRecipe,
  base: { ...areaRecipe.base, overflowX: 'auto', '& .formula': { fontSize: 'md' } },
})
const Following = chakra(Shown, { base: { px: '3', py: '1.5', color: 'fg.muted', textStyle: 'sm' } })

type RenderedFieldProps = ComponentProps<typeof GrowingTextArea> & {
  /** The direction of a text without letters: that of its question. */
  baseDirection?: Direction | undefined
  /** Replaces the field while its question is not active. */
  collapsed?: ReactNode
  /** Whether screen readers read the collapsed content, which says more than the text. */
  isRead?: boolean
  /** The drawn text, shown in place of the text while it is not being edited. */
  drawn: ReactNode
  /** The drawn text, shown below the text while it is being edited. */
  following: ReactNode
}

const isText = (target: EventTarget): boolean => target instanceof HTMLTextAreaElement

/** A text field that shows its text as students see it, and as typed while it is being edited. */
export const RenderedField = ({
  collapsed,
  isRead = false,
  drawn,
  following,
  baseDirection,
  ...field
}: RenderedFieldProps) => {
  const { isInside: isWriting, handlers } = useIsInside(isText)
  const isCollapsed = collapsed !== undefined
  const isDrawn = isCollapsed || (Boolean(drawn) && !isWriting)
  return (
    <Cell
      dir={detectDirection(field.value) ?? baseDirection}
      data-cell
      data-drawn={isDrawn || undefined}
      data-collapsed={isCollapsed || undefined}
      {...handlers}
    >
      {isCollapsed ? (
        <Shown aria-hidden={!isRead}>{collapsed}</Shown>
      ) : (
        isDrawn && <ShownField>{drawn}</ShownField>
      )}
      <GrowingTextArea {...field} />
      {!isDrawn && following && <Following>{following}</Following>}
    </Cell>
  )
}

/** Drawn when typing pauses, because half-typed TeX is not a formula yet, and typing must stay fast. */
const FormulasOf = ({ text }: { text: string }) => (
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
      following={hasFormula && <FormulasOf text={field.value} />}
    />
  )
}
