import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
import { moveByArrow } from './arrow-keys.ts'
import { storable } from './storable.ts'

const Area = chakra('textarea', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    display: 'block',
    height: 'auto',
    minHeight: '10',
    py: '2',
    lineHeight: '1.5',
    resize: 'none',
    fieldSizing: 'content',
    overflowWrap: 'anywhere',
  },
})

type WrittenFieldProps = {
  label: string
  value: string
  maxLength: number
  placeholder?: string
  /** Whether the field is empty although it is required. */
  invalid?: boolean
  tabIndex?: number
  onWrite: (text: string) => void
  /** Called when the focus leaves the field: later typing is a new undo step. */
  onLeave: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** A text area that grows with its content. Its label is for screen readers; sighted users know it by position. */
export const WrittenField = ({
  label,
  invalid,
  onWrite,
  onLeave,
  onKeyDown,
  ...native
}: WrittenFieldProps): ReactNode => (
  <Area
    {...native}
    dir="auto"
    rows={1}
    aria-label={label}
    aria-invalid={invalid || undefined}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveByArrow(event)
    }}
    onChange={(event) => onWrite(storable(event.target.value))}
    onBlur={onLeave}
  />
)
