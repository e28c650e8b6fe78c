import { mathToTex } from '../content/math-to-tex.ts'
import { raiseText } from '../content/raised-text.ts'
import { attribute, childNamed, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { ommlToMath } from './omml-to-math.ts'

/** A part of a paragraph whose letters look alike. `isMarked`: bold, underlined, coloured or highlighted. */
export type Run = { text: string; isMarked: boolean }
/** What stands in a paragraph. `images` are ids of relations, `without` words for what is lost. */
export type ParagraphText = { runs: Run[]; images: string[]; without: string[] }

const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(?:0|false|off|none)$/i.test(attribute(element, 'val') ?? '1')

/** Colours in which nothing is meant: those of plain text, and of links. */
const plainColours = /^(?:auto|000000|none|clear|ffffff|0563c1|0000ff|1155cc|windowtext)$/i

const isColoured = (element: Element | undefined, name = 'val'): boolean => {
  const colour = attribute(element, name)
  if (colour === undefined || plainColours.test(colour)) return false
  // Shades of grey and what is nearly black are a matter of design.
  const [red, green, blue] = (/^[\da-f]{6}$/i.test(colour) ? colour.match(/../g)! : []).map((part) =>
    Number.parseInt(part, 16),
  )
  return red === undefined || Math.max(red, green!, blue!) - Math.min(red, green!, blue!) > 48
}

const looksMarked = (properties: Element | undefined): boolean =>
  isOn(childNamed(properties, 'b')) ||
  isOn(childNamed(properties, 'u')) ||
  isColoured(childNamed(properties, 'color')) ||
  isColoured(childNamed(properties, 'highlight')) ||
  isColoured(childNamed(properties, 'shd'), 'fill')

const unread: Record<string, string> = {
  footnoteReference: 'a footnote',
  endnoteReference: 'an endnote',
  chart: 'a chart',
  txbxContent: 'a text box',
  OLEObject: 'an embedded object',
}

/** Reads a paragraph of a word processor. What was deleted while changes were tracked is not read. */
export const readParagraph = (paragraph: Element): ParagraphText => {
  const found: ParagraphText = { runs: [], images: [], without: [] }
  addParts(paragraph, found)
  return found
}

const addParts = (element: Element, found: ParagraphText): void => {
  for (const part of elementsOf(element)) addPart(part, found)
}

const addPart = (part: Element, found: ParagraphText): void => {
  switch (part.name) {
    case 'pPr':
    case 'del':
    case 'moveFrom':
    case 'instrText':
      return
    case 'r':
      return addRun(part, found)
    case 'oMath':
      found.runs.push({ text: String.raw`\(${mathToTex(ommlToMath(part)).trim()}\)`, isMarked: false })
      return
    default:
      addParts(part, found)
  }
}

const addRun = (run: Element, found: ParagraphText): void => {
  const properties = childNamed(run, 'rPr')
  const isMarked = looksMarked(properties)
  const raised = attribute(childNamed(properties, 'vertAlign'), 'val')
  const add = (text: string): void => {
    if (raised === 'superscript') found.runs.push({ text: raiseText(text, 'sup'), isMarked })
    else found.runs.push({ text: raised === 'subscript' ? raiseText(text, 'sub') : text, isMarked })
  }
  if (isOn(childNamed(properties, 'vanish'))) return
  for (const part of elementsOf(run)) {
    if (part.name === 't') add(textOf(part))
    else if (part.name === 'tab' || part.name === 'ptab') found.runs.push({ text: '\t', isMarked })
    else if (part.name === 'br' || part.name === 'cr') found.runs.push({ text: '\n', isMarked })
    else if (part.name === 'noBreakHyphen') add('-')
    else if (part.name === 'sym') add(symbolOf(part))
    else if (unread[part.name]) found.without.push(unread[part.name]!)
    else if (part.name !== 'rPr') addDrawing(part, found)
  }
}

/** Letters of symbol fonts stand in a private area; those that are ticks are known. */
const symbolOf = (element: Element): string => {
  const code = Number.parseInt(attribute(element, 'char') ?? '', 16)
  const ticks: Record<number, string> = { 0xf0fc: '✓', 0xf0fe: '☑', 0xf0a8: '☐', 0xf06f: '☐', 0xf0b7: '•' }
  return ticks[code] ?? (code > 0 && code < 0xe000 ? String.fromCodePoint(code) : '□')
}

/** A drawing may be there twice, for old programs too: each image counts once. */
const addDrawing = (part: Element, found: ParagraphText): void => {
  const drawn = [
    ...descendants(part, 'blip').map((blip) => attribute(blip, 'embed')),
    ...descendants(part, 'imagedata').map((data) => attribute(data, 'id')),
  ].filter((id) => id !== undefined)
  found.images.push(...new Set(drawn))
  const lost = descendants(part, ...Object.keys(unread)).map(({ name }) => unread[name]!)
  found.without.push(...new Set(lost))
  const isDrawing = part.name === 'drawing' || part.name === 'pict'
  if (isDrawing && drawn.length + lost.length === 0) found.without.push('a drawing')
}
