import { type Element, isElement } from '../xml/tree.ts'

/** Classes of elements in our own files whose text must be read back character by character. */
export const exactText = 'exact-text'
export const exactEquation = 'exact-equation'

/**
 * Reads the text of such an element character by character. Line ends are elements where markup cannot be
 * styled.
 */
export const exactTextOf = ({ children }: Element): string =>
  children
    .map((child) => (!isElement(child) ? child : child.name === 'br' ? '\n' : exactTextOf(child)))
    .join('')
