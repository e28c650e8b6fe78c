import { type Element, isElement } from '../xml/tree.ts'

/**
 * Normalizes the element names of all QTI versions: lower case, without `qti-` and hyphens, so that
 * `simpleChoice` and `qti-simple-choice` are the same.
 */
export const normalTree = (element: Element): Element => ({
  ...element,
  name: normalName(element.name),
  attributes: Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [
      name.startsWith('data-') ? name : name.replaceAll('-', '').toLowerCase(),
      value,
    ]),
  ),
  children: element.children.map((child) => (isElement(child) ? normalTree(child) : child)),
})

const normalName = (name: string): string =>
  name.startsWith('qti-') ? name.slice(4).replaceAll('-', '') : name.toLowerCase()
