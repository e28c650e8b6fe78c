import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Area, areaOf, type Content } from './content.ts'

/**
 * The visible fields of a content, and the actions that show and hide them. `frame` is the element that
 * contains them.
 */
export const useAreas = (
  frame: RefObject<HTMLElement | null>,
  content: Content,
  onChange: (changes: Partial<Content>) => void,
) => {
  const [asked, setAsked] = useState<Area>('text')
  const area = areaOf(content, asked)
  /** Removing the focused field moves the focus to the remaining one. */
  const remove = (change: () => void) => {
    flushSync(change)
    frame.current?.querySelector('textarea')?.focus()
  }
  const switchToText = () => {
    setAsked('text')
    onChange({ equation: '' })
  }
  return {
    area,
    /** Shows the other field too and focuses it. */
    add: (kind: 'equation' | 'text') => {
      flushSync(() => setAsked('text and equation'))
      const place = kind === 'equation' ? '[data-equation]' : '[data-cell]'
      frame.current?.querySelector<HTMLElement>(`${place} textarea, ${place} math-field`)?.focus()
    },
    removeEquation: () => remove(switchToText),
    removeImage: () => remove(() => onChange({ image: '', description: '' })),
    switchToText,
    switchToEquation: () => {
      setAsked('equation')
      onChange({ text: '' })
    },
    /** Keeps the visible fields when one is emptied while it has the focus. */
    keep: () => setAsked(area),
    /** Hides an empty text field above an equation when it is left. */
    leave: () => {
      if (content.text === '' && content.equation !== '') setAsked('text')
    },
  }
}

export type Areas = ReturnType<typeof useAreas>
