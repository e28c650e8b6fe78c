import { pushAll } from '../long-lists.ts'
import { defined } from '@quizwright/domain/defined.ts'

/** An element of XML or HTML. Names have no prefix; those of HTML are lower case. Lines count from 1. */
export type Element = {
  name: string
  attributes: Record<string, string>
  children: Node[]
  line: number
  /** The position in the source text of an element that was asked for by its name. */
  range?: [start: number, end: number]
}
export type Node = Element | string

export const isElement = (node: Node): node is Element => typeof node !== 'string'

export const elementsOf = (element: Element): Element[] => element.children.filter(isElement)

/** The children with a name, in any case. */
export const childrenNamed = (element: Element | undefined, name: string): Element[] => {
  const wanted = name.toLowerCase()
  return element ? elementsOf(element).filter((child) => child.name.toLowerCase() === wanted) : []
}

export const childNamed = (element: Element | undefined, name: string): Element | undefined =>
  childrenNamed(element, name)[0]

/** The first descendant along a path of names. */
export const find = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((found, name) => childNamed(found, name), element)

/** All descendants with one of these names, nested ones included, in document order. */
export const descendants = (element: Element, ...names: string[]): Element[] => {
  const found: Element[] = []
  const waiting = elementsOf(element).reverse()
  while (waiting.length > 0) {
    const next = defined(waiting.pop(), 'last entry')
    if (names.includes(next.name)) found.push(next)
    pushAll(waiting, elementsOf(next).reverse())
  }
  return found
}

/** The text of an element and its descendants. */
export const textOf = (element: Element | undefined): string => {
  let text = ''
  const waiting: Node[] = element ? [element] : []
  while (waiting.length > 0) {
    const next = defined(waiting.pop(), 'last entry')
    if (typeof next === 'string') text += next
    else pushAll(waiting, next.children.toReversed())
  }
  return text
}

const empty = new Set(['br', 'hr', 'img'])

/** The HTML within an element whose markup is neither escaped nor in CDATA. */
export const innerHtml = (element: Element): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return child
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`,
      )
      const start = `<${child.name}${attributes.join('')}>`
      return empty.has(child.name) ? start : `${start}${innerHtml(child)}</${child.name}>`
    })
    .join('')

/** The value of an attribute, with its name in any case. */
export const attribute = (element: Element | undefined, name: string): string | undefined => {
  if (!element) return undefined
  if (Object.hasOwn(element.attributes, name)) return element.attributes[name]
  const key = Object.keys(element.attributes).find((key) => key.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : element.attributes[key]
}
