import type { Element, Node } from './tree.ts'

/** Beyond so many different sets of attributes, a file has too many for a table of them to save anything. */
const maxShared = 2_000
/** Elements with more text in their attributes are hardly ever repeated. */
const maxSharedChars = 200

const noAttributes: Record<string, string> = Object.freeze({})
const noChildren = Object.freeze([]) as unknown as Node[]

/**
 * Makes elements that take little memory, a third of what the parser's own objects take: equal attributes are one
 * object, because word processors repeat them for each paragraph, and lists of children have no room to grow.
 */
export const createCompactElements = () => {
  const names = new Map<string, string>()
  const shared = new Map<string, Record<string, string>>()

  const localName = (name: string): string => {
    const known = names.get(name)
    if (known !== undefined) return known
    const local = name.slice(name.indexOf(':') + 1)
    if (names.size < maxShared) names.set(name, local)
    return local
  }
  const localNames = (attributes: Readonly<Record<string, unknown>>): Record<string, string> => {
    let key = ''
    for (const name in attributes) {
      key += `${name}=${String(attributes[name])}\n`
      if (key.length > maxSharedChars) return copyOf(attributes)
    }
    if (key === '') return noAttributes
    let known = shared.get(key)
    if (known) return known
    known = copyOf(attributes)
    if (shared.size < maxShared) shared.set(key, known)
    return known
  }
  const copyOf = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]))
  return {
    begin: (name: string, attributes: Record<string, unknown>, line: number): Element => ({
      name: localName(name),
      attributes: localNames(attributes),
      children: [],
      line,
    }),
    /** Must be called when all children of an element are known. */
    end: (element: Element): void => {
      element.children = element.children.length === 0 ? noChildren : element.children.slice()
    },
  }
}
