import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
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
  /** Nothing is written where something must be. */
  invalid?: boolean
  onWrite: (text: string) => void
  /** Focus left the field: what is typed next is a step of its own for undo. */
  onLeave: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** A text that grows with what is written. Its label is heard and not seen: its place says what it is. */
export const WrittenField = ({
  label,
  invalid,
  onWrite,
  onLeave,
  ...native
}: WrittenFieldProps): ReactNode => (
  <Area
    {...native}
    dir="auto"
    rows={1}
    aria-label={label}
    aria-invalid={invalid || undefined}
    onChange={(event) => onWrite(storable(event.target.value))}
    onBlur={onLeave}
  />
)
