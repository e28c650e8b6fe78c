import { type FocusEvent, useState } from 'react'
import { afterPress } from './after-press.ts'

type Judge = (target: EventTarget) => boolean
const anything: Judge = () => true

/**
 * Whether the focus is inside of an element, in something that counts. A press that takes it away is over before
 * this says so: what is shown only meanwhile must not go below the press.
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
