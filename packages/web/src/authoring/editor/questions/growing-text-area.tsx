import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { inputRecipe } from '../../../ui/form/input-recipe.ts'
import { storable } from './storable.ts'

/** In pixels: a lower field shows one line. */
const twoLines = 56

/**
 * Whether the caret is in the first or last line of the field, so that an arrow key cannot move it further.
 */
const isAtEdge = (field: HTMLTextAreaElement, step: 1 | -1): boolean => {
  const { value, selectionStart: from, selectionEnd: to } = field
  if (from !== to) return false
  const rest = step === 1 ? value.slice(to) : value.slice(0, from)
  return rest === '' || (!rest.includes('\n') && field.clientHeight < twoLines)
}

/** Lets the arrow keys move from one text to the next and from question to question, as in one document. */
const moveByArrow = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const { key, currentTarget: field } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
    return
  const step = key === 'ArrowDown' ? 1 : -1
  if (!isAtEdge(field, step)) return
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>('section[id^="question-"] textarea')]
  const next = fields[fields.indexOf(field) + step]
  if (!next) return
  event.preventDefault()
  next.focus({ preventScroll: true })
  const caret = step === 1 ? 0 : next.value.length
  next.setSelectionRange(caret, caret)
  next.scrollIntoView({ block: 'nearest' })
}

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

type GrowingTextAreaProps = {
  label: string
  value: string
  maxLength: number
  placeholder?: string
  /** Whether the field is empty although it is required. */
  invalid?: boolean
  tabIndex?: number
  onWrite: (text: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/**
 * Keeps the value of a text area equal to a text. With the `value` prop, React would also write the text into
 * the element's content as its default, which makes the browser recompute styles: a fifth of the cost of a
 * keystroke.
 */
const useShownText = (text: string) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current && area.current.value !== text) area.current.value = text
  })
  return area
}

/** Removes characters that cannot be stored from the field, and keeps the position of the caret. */
const readStorable = (area: HTMLTextAreaElement): string => {
  const text = storable(area.value)
  if (text === area.value) return text
  const caret = storable(area.value.slice(0, area.selectionEnd)).length
  area.value = text
  area.setSelectionRange(caret, caret)
  return text
}

/**
 * A text area that grows with its content. Its label is only for screen readers; sighted users recognize it
 * by its position.
 */
export const GrowingTextArea = ({
  label,
  value,
  invalid,
  onWrite,
  onKeyDown,
  ...native
}: GrowingTextAreaProps): ReactNode => (
  <Area
    {...native}
    ref={useShownText(value)}
    rows={1}
    aria-label={label}
    aria-invalid={invalid || undefined}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveByArrow(event)
    }}
    onChange={(event) => onWrite(readStorable(event.target))}
  />
)
