import { type FocusEvent, useState } from 'react'
import { afterPress } from './after-press.ts'

type Judge = (target: EventTarget) => boolean
const anything: Judge = () => true

/**
 * Whether the focus is inside an element, on something that counts. When a press takes the focus away, the
 * state changes only after the release, so that elements shown meanwhile do not move under the pointer.
 */
export const useIsInside = (counts: Judge = anything) => {
  const [isInside, setIsInside] = useState(false)
  return {
    isInside,
    toggle: () => setIsInside((before) => !before),
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (counts(target)) setIsInside(true)
      },
      onBlur: ({ currentTarget, target }: FocusEvent) => {
        if (!counts(target)) return
        afterPress(() => {
          const { activeElement } = currentTarget.ownerDocument
          const isBack =
            currentTarget.contains(activeElement) && activeElement !== null && counts(activeElement)
          if (!isBack) setIsInside(false)
        })
      },
    },
  }
}
