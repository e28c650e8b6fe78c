import { decodeHTML } from 'entities'
import { SaxesParser } from 'saxes'
import type { Element } from './tree.ts'

/** The first error in the XML. Lines count from 1. */
export type XmlError = { line: number; message: string }
/** An element with its content and its source text. */
export type XmlPart = { element: Element; source: string }

/** The number of characters that are parsed before elements are yielded. */
const sliceChars = 64 * 1024
/** The largest depth of nested elements. No real file is this deep. */
const maxDepth = 400

/** Entities of HTML, which exports use without declaring them. Entities that a file defines are not read. */
const htmlEntities = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => {
      const decoded = typeof name === 'string' ? decodeHTML(`&${name};`) : ''
      return decoded === '' || (decoded.startsWith('&') && name !== 'amp') ? undefined : decoded
    },
  },
)

/**
 * Parses XML and yields each element with one of the names as soon as it is complete. `#root` is the root.
 * Errors do not end the parsing: elements before and after them are yielded. Nothing is fetched and no entity
 * of the file is expanded. Returns the first error.
 */
export function* readXml(
  text: string,
  names: readonly string[],
): Generator<XmlPart, XmlError | undefined, undefined> {
  const wanted = new Set(names)
  const parser = new SaxesParser()
  parser.ENTITIES = htmlEntities
  const open: { element: Element; start: number; isKept: boolean }[] = []
  let parts: XmlPart[] = []
  let error: XmlError | undefined
  let isTooDeep = false

  const fail = (message: string): void => {
    error ??= { line: parser.line, message }
  }
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: /, '')))
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail('it defines entities of its own, which are not read.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1)
    const element: Element = {
      name: localName(name),
      attributes: localNames(attributes),
      children: [],
      line: parser.line,
    }
    const isRoot = open.length === 0 && wanted.has('#root')
    const isKept = isRoot || parent?.isKept === true || wanted.has(element.name)
    if (parent?.isKept) parent.element.children.push(element)
    open.push({ element, start: text.lastIndexOf('<', parser.position - 1), isKept })
    if (open.length > maxDepth) isTooDeep = true
  })
  const addText = (value: string): void => {
    const top = open.at(-1)
    if (top?.isKept) top.element.children.push(value)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) closed.element.range = [closed.start, parser.position]
    if (!closed?.isKept || open.at(-1)?.isKept) return
    parts.push({ element: closed.element, source: text.slice(closed.start, parser.position) })
  })

  for (let start = 0; start < text.length && !isTooDeep; start += sliceChars) {
    parser.write(text.slice(start, start + sliceChars))
    const complete = parts
    parts = []
    yield* complete
  }
  if (isTooDeep) return { line: parser.line, message: `elements are nested deeper than ${maxDepth}.` }
  const unclosed = open.find(({ isKept }) => isKept)
  parser.close()
  yield* parts
  if (unclosed && error) error = { ...error, line: unclosed.element.line }
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

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const localNames = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]))
