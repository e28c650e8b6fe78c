import { looksLikeHtml, parseWithCode } from '../content/content-of-text.ts'
import { type Element, elementsOf, isElement, type Node, textOf } from '../xml/tree.ts'

/** Elements whose text is no text for people, or is shown as it is written. */
const literal = new Set('value mapentry basevalue code pre math m script style'.split(' '))
const choices = /^(?:simplechoice|simpleassociablechoice|inlinechoice|gaptext|hottext)$/

/**
 * Several tools put the HTML of their editors into CDATA, where QTI has text. Returns the item with that as markup;
 * undefined if it has none, or if two choices then read alike, because the signs themselves are asked about.
 */
export const withMarkupOfCdata = (item: Element, source: string): Element | undefined => {
  const marked = new Set(textsInCdata(source).filter(isMarkup))
  if (marked.size === 0) return undefined
  const parsed = parsedIn(item, marked)
  return readAlike(parsed) > readAlike(item) ? undefined : parsed
}

const empty = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/i

/** Whether a text is HTML as a whole: what it opens it closes, and it shows something. One tag alone is a word. */
const isMarkup = (text: string): boolean => {
  if (!looksLikeHtml(text)) return false
  const open: string[] = []
  for (const [, end, name = '', closed] of text.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^<>]*?(\/?)>/gi))
    if (end !== '') {
      if (open.pop() !== name.toLowerCase()) return false
    } else if (closed === '' && !empty.test(name)) open.push(name.toLowerCase())
  const isShown = /<img\b/i.test(text) || text.replace(/<[^<>]*>/g, '').trim() !== ''
  return open.length === 0 && isShown
}

const textsInCdata = (source: string): string[] =>
  [...source.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, text = '']) => text.trim())

const parsedIn = (element: Element, marked: ReadonlySet<string>): Element =>
  literal.has(element.name)
    ? element
    : {
        ...element,
        children: element.children.flatMap((child): Node[] => {
          if (isElement(child)) return [parsedIn(child, marked)]
          return marked.has(child.trim()) ? parseWithCode(child).children : [child]
        }),
      }

/** How many choices read like one before them in the same list. */
const readAlike = (element: Element): number => {
  const own = elementsOf(element)
  const texts = own.filter(({ name }) => choices.test(name)).map((choice) => shownIn(choice))
  return own.reduce((sum, child) => sum + readAlike(child), texts.length - new Set(texts).size)
}

const shownIn = (choice: Element): string => {
  const images = elementsOf(choice).flatMap(({ attributes }) => attributes.src ?? attributes.data ?? [])
  return [textOf(choice).trim(), ...images].join('\n')
}
