import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
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

/**
 * Keeps what a text area shows equal to a text. Given as `value`, React would write the text into the element's
 * content too, as its default, and the browser then computes the page's style again: a fifth of what a key costs.
 */
const useShownText = (text: string) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current && area.current.value !== text) area.current.value = text
  })
  return area
}

/** What cannot be stored never stays in the field, and the caret stays where it is. */
const readStorable = (area: HTMLTextAreaElement): string => {
  const text = storable(area.value)
  if (text === area.value) return text
  const caret = storable(area.value.slice(0, area.selectionEnd)).length
  area.value = text
  area.setSelectionRange(caret, caret)
  return text
}

/** A text area that grows with its content. Its label is for screen readers; sighted users know it by position. */
export const WrittenField = ({
  label,
  value,
  invalid,
  onWrite,
  onLeave,
  onKeyDown,
  ...native
}: WrittenFieldProps): ReactNode => (
  <Area
    {...native}
    ref={useShownText(value)}
    dir="auto"
    rows={1}
    aria-label={label}
    aria-invalid={invalid || undefined}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveByArrow(event)
    }}
    onChange={(event) => onWrite(readStorable(event.target))}
    onBlur={onLeave}
  />
)
