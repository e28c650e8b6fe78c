import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useEditor } from '../editor-context.ts'
import { afterPress } from './after-press.ts'
import { questionIdOf } from './fields.ts'

/** The question that a press or the focus takes in hand; one that is only selected is not taken. */
const takenBy = (target: EventTarget | null): string | undefined =>
  target instanceof Element && target.closest('[data-select]') ? undefined : questionIdOf(target)

/**
 * Takes a question in hand when the focus comes to its card, and leaves it when the focus goes. A press does both
 * only once it is over: the page would move away below the pointer before the click.
 */
export const useHandEvents = () => {
  const { hand } = useEditor()
  const pressed = useRef<string | undefined>(undefined)
  const take = (id: string | undefined) => {
    pressed.current = undefined
    if (id !== undefined) hand.take(id)
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressed.current = takenBy(event.target)
      // Selecting text may end outside of what was pressed, and then there is no click.
      const end = () => setTimeout(() => take(pressed.current))
      addEventListener('pointerup', end, { once: true })
      addEventListener('pointercancel', () => (pressed.current = undefined), { once: true })
    },
    onClick: (event: MouseEvent) => take(takenBy(event.target)),
    onFocus: (event: FocusEvent) => {
      if (pressed.current === undefined) take(takenBy(event.target))
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const { id } = hand.current()
      if (questionIdOf(target) !== id || questionIdOf(relatedTarget) === id || pressed.current === id) return
      // The whole window loses the focus to another one: nobody left the question.
      if (relatedTarget === null && target === document.activeElement) return
      afterPress(() => {
        const isBack = questionIdOf(document.activeElement) === id
        if (hand.current().id === id && !isBack) hand.leave()
      })
    },
  }
}
