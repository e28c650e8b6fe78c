import { type Direction, directionOf } from '@quizwright/domain/rules/text-direction.ts'
import type { ComponentProps, ReactNode } from 'react'
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
      dir={directionOf(field.value) ?? baseDirection}
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
