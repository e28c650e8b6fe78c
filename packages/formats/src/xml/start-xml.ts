import { decodeHTML } from 'entities'
import { SaxesParser } from 'saxes'
import { createCompactElements } from './compact-elements.ts'
import type { Element } from './tree.ts'

/** The first error in the XML. Lines count from 1. */
export type XmlError = { line: number; message: string }

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

type XmlReading = {
  /** Whether to take an element whose parents have these names. What is inside of one is kept in its tree. */
  isWanted: (name: string, parents: readonly string[]) => boolean
  /** Elements that nobody reads, by their names. They are left out with their content. */
  isUnread?: (name: string) => boolean
  /** Finds the start of a tag in the source text from its end. Without it, elements have no range. */
  startOf?: (end: number) => number
  /** Receives each wanted element that is not inside of another one, once it is complete. */
  take: (element: Element, range: [start: number, end: number]) => void
}

const withoutPlace = (message: string): string => message.replace(/^\d+:\d+: /, '')

/** Starts a parser of XML that builds the trees of wanted elements only. */
export const startXml = ({ isWanted, isUnread, startOf, take }: XmlReading) => {
  const parser = new SaxesParser()
  parser.ENTITIES = htmlEntities
  const compact = createCompactElements()
  const open: { element: Element; start: number; isWanted: boolean; isKept: boolean }[] = []
  const parents: string[] = []
  let error: XmlError | undefined
  let isTooDeep = false
  let declaration: 'none' | 'open' | 'closed' = 'none'
  let inDeclaration: XmlError | undefined

  const fail = (message: string): void => {
    error ??= { line: parser.line, message }
  }
  parser.on('error', ({ message }) => {
    // A blank line or a comment above the declaration changes nothing.
    if (message.includes('declaration must be at the start')) return
    if (declaration === 'open') inDeclaration ??= { line: parser.line, message: withoutPlace(message) }
    else fail(withoutPlace(message))
  })
  // What is wrong within a declaration changes nothing behind it.
  parser.on('xmldecl', () => (declaration = 'closed'))
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail('it defines entities of its own, which are not read.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1)
    const element = compact.begin(name, attributes, parser.line)
    const wanted = isWanted(element.name, parents)
    const isKept = wanted || parent?.isKept === true
    if (parent?.isKept && !isUnread?.(element.name)) parent.element.children.push(element)
    open.push({ element, start: startOf?.(parser.position) ?? 0, isWanted: wanted, isKept })
    parents.push(element.name)
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
    parents.pop()
    if (!closed) return
    const range: [number, number] = [closed.start, parser.position]
    if (closed.isWanted && startOf) closed.element.range = range
    compact.end(closed.element)
    if (closed.isKept && !open.at(-1)?.isKept) take(closed.element, range)
  })

  return {
    isTooDeep: () => isTooDeep,
    write: (slice: string) => {
      if (declaration === 'none') declaration = /^\s*<\?xml\s/.test(slice) ? 'open' : 'closed'
      parser.write(slice)
    },
    /** Ends the parsing and returns the first error. */
    end: (): XmlError | undefined => {
      if (isTooDeep) return { line: parser.line, message: `elements are nested deeper than ${maxDepth}.` }
      const unclosed = open.find(({ isKept }) => isKept)
      parser.close()
      if (declaration === 'open') error ??= inDeclaration
      return unclosed && error ? { ...error, line: unclosed.element.line } : error
    },
  }
}
