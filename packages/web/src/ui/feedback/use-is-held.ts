import { type RefObject, useEffect, useState } from 'react'

/** Whether the user is reading the element (the pointer or the focus is in it) or does not see the page. */
export const useIsHeld = (element: RefObject<HTMLElement | null>): boolean => {
  const [isUsed, setIsUsed] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useEffect(() => {
    // On the document, because an element that is removed below the pointer does not say that it was left.
    const follow = ({ target }: Event) => {
      const within = (node: EventTarget | null) => node instanceof Node && element.current?.contains(node)
      setIsUsed(Boolean(within(target) || within(document.activeElement)))
    }
    const onVisible = () => setIsHidden(document.hidden)
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, follow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, follow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [element])
  return isUsed || isHidden
}
