import type { Element } from './tree.ts'
import { startXml, type XmlError } from './start-xml.ts'

export type { XmlError } from './start-xml.ts'

/** An element with its content and its source text. */
export type XmlPart = { element: Element; source: string }

/** The number of characters that are parsed before elements are yielded. */
const sliceChars = 64 * 1024

/**
 * Parses XML and yields each element with one of the names as soon as it is complete. `#root` is the root.
 * Errors do not end the parsing: elements before and after them are yielded. Nothing is fetched and no entity
 * of the file is expanded. Elements inside of them that `isUnread` names are left out. Returns the first error.
 */
export function* readXml(
  text: string,
  names: readonly string[],
  isUnread?: (name: string) => boolean,
): Generator<XmlPart, XmlError | undefined, undefined> {
  const wanted = new Set(names)
  let parts: XmlPart[] = []
  const xml = startXml({
    isWanted: (name, parents) => wanted.has(name) || (parents.length === 0 && wanted.has('#root')),
    ...(isUnread && { isUnread }),
    startOf: (end) => text.lastIndexOf('<', end - 1),
    take: (element, [start, end]) => parts.push({ element, source: text.slice(start, end) }),
  })
  for (let start = 0; start < text.length && !xml.isTooDeep(); start += sliceChars) {
    xml.write(text.slice(start, start + sliceChars))
    const complete = parts
    parts = []
    yield* complete
  }
  const error = xml.end()
  yield* parts
  return error
}

/** Parses a whole XML text; `root` is undefined if it has no element. */
export const parseXml = (text: string): { root: Element | undefined; error: XmlError | undefined } => {
  const reading = readXml(text, ['#root'])
  const first = reading.next()
  let next = first
  while (!next.done) next = reading.next()
  return { root: first.done ? undefined : first.value.element, error: next.value }
}

type SlicesRead = { error: XmlError | undefined; isFound: boolean }

/**
 * Yields the children of the element at a path below the root as soon as each is complete, so that the tree of a long
 * text is never in memory as a whole. Returns the first error, and whether there is such an element.
 */
export function* readChildren(
  slices: Iterable<string>,
  path: readonly string[],
  isUnread?: (name: string) => boolean,
): Generator<Element, SlicesRead, undefined> {
  let isFound = false
  const isWanted = (name: string, parents: readonly string[]): boolean => {
    const isBelow = path.every((above, index) => above === (parents[index + 1] ?? name))
    if (isBelow && parents.length === path.length) isFound = true
    return isBelow && parents.length === path.length + 1
  }
  const error = yield* readSlices(slices, isWanted, isUnread)
  return { error, isFound }
}

/** Yields each element with one of the names, wherever it stands, as `readXml` does, but without its source. */
export const readNamed = (slices: Iterable<string>, names: readonly string[]): Iterable<Element> => {
  const wanted = new Set(names)
  return readSlices(slices, (name) => wanted.has(name))
}

function* readSlices(
  slices: Iterable<string>,
  isWanted: (name: string, parents: readonly string[]) => boolean,
  isUnread?: (name: string) => boolean,
): Generator<Element, XmlError | undefined, undefined> {
  let elements: Element[] = []
  const xml = startXml({ isWanted, take: (element) => elements.push(element), ...(isUnread && { isUnread }) })
  for (const slice of slices) {
    if (xml.isTooDeep()) break
    xml.write(slice)
    const complete = elements
    elements = []
    yield* complete
  }
  const error = xml.end()
  yield* elements
  return error
}
