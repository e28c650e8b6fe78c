import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useEditor } from '../editor-context.ts'
import { afterPress } from './after-press.ts'
import { questionIdOf } from './fields.ts'

/** The question that a press or the focus activates; undefined on its checkbox, which only selects it. */
const takenBy = (target: EventTarget | null): string | undefined =>
  target instanceof Element && target.closest('[data-select]') ? undefined : questionIdOf(target)

/**
 * Activates a question when the focus enters its card, and leaves it when the focus leaves. After a
 * press, both wait for the release; otherwise the page would move under the pointer before the click.
 */
export const useActivation = () => {
  const { activeQuestion } = useEditor()
  const pressed = useRef<string | undefined>(undefined)
  const take = (id: string | undefined) => {
    pressed.current = undefined
    if (id !== undefined) activeQuestion.activate(id)
  }
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressed.current = takenBy(event.target)
      // Selecting text may end outside the pressed element. Then there is no click.
      const end = () => setTimeout(() => take(pressed.current))
      addEventListener('pointerup', end, { once: true })
      addEventListener('pointercancel', () => (pressed.current = undefined), { once: true })
    },
    onClick: (event: MouseEvent) => take(takenBy(event.target)),
    onFocus: (event: FocusEvent) => {
      if (pressed.current === undefined) take(takenBy(event.target))
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const { id } = activeQuestion.current()
      if (questionIdOf(target) !== id || questionIdOf(relatedTarget) === id || pressed.current === id) return
      // When the whole window loses the focus, the author has not left the question.
      if (relatedTarget === null && target === document.activeElement) return
      afterPress(() => {
        const isBack = questionIdOf(document.activeElement) === id
        if (activeQuestion.current().id === id && !isBack) activeQuestion.leave()
      })
    },
  }
}
