import type { KeyboardEvent } from 'react'

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
export const moveByArrow = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
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
