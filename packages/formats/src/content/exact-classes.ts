import { type Element, isElement } from '../xml/tree.ts'

/** Classes of elements that our own files write, by which they are read again character by character. */
export const exactText = 'exact-text'
export const exactEquation = 'exact-equation'

/** The text of such an element, character by character. Where markup may have no style, its line ends are elements. */
export const exactTextOf = ({ children }: Element): string =>
  children
    .map((child) => (!isElement(child) ? child : child.name === 'br' ? '\n' : exactTextOf(child)))
    .join('')
