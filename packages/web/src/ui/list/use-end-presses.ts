import { useEffect, useState } from 'react'

/** Where End moves the caret, the choice or the focus. */
const ownEnd =
  'input, textarea, select, math-field, [role=dialog], [role=menu], [role=listbox], [role=tablist]'

const scrollsItself = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Whether End in an element goes to the end of the page. */
const isOfPage = (element: Element | null): boolean => {
  if (element === null || element === document.body) return true
  return !element.matches(ownEnd) && !scrollsItself(element) && isOfPage(element.parentElement)
}

/**
 * Goes to the end of the page when End is pressed, and returns how often it was. The browser alone would scroll
 * slowly to where the end was: the rows there are as high as estimated until they are rendered.
 */
export const useEndPresses = (): number => {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, metaKey, defaultPrevented, target } = event
      if (key !== 'End' || shiftKey || altKey || metaKey || defaultPrevented) return
      if (!(target instanceof Element) || !isOfPage(target)) return
      event.preventDefault()
      scrollTo({ top: document.documentElement.scrollHeight })
      setPresses((before) => before + 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return presses
}
