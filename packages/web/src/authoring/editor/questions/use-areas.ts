import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Area, areaOf, type Content } from './content.ts'

/**
 * Which fields of a content are shown, and how its author goes from one to another. `frame` is the element that
 * holds them.
 */
export const useAreas = (
  frame: RefObject<HTMLElement | null>,
  content: Content,
  onChange: (changes: Partial<Content>) => void,
) => {
  const [asked, setAsked] = useState<Area>('text')
  const area = areaOf(content, asked)
  /** What the focus is in goes away: it goes on to what is left to write in. */
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
    /** Shows the other field too and moves the focus into it. */
    add: (kind: 'equation' | 'text') => {
      flushSync(() => setAsked('text and equation'))
      const place = kind === 'equation' ? '[data-equation]' : '[data-cell]'
      frame.current?.querySelector<HTMLElement>(`${place} textarea, ${place} math-field`)?.focus()
    },
    removeEquation: () => remove(switchToText),
    removeImage: () => remove(() => onChange({ image: '' })),
    switchToText,
    switchToEquation: () => {
      setAsked('equation')
      onChange({ text: '' })
    },
    /** The fields stay as they are when one is emptied while its author is in it. */
    keep: () => setAsked(area),
    /** An empty text above a formula was not wanted after all. */
    leave: () => {
      if (content.text === '' && content.equation !== '') setAsked('text')
    },
  }
}

export type Areas = ReturnType<typeof useAreas>
