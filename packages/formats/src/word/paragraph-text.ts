import { mathToTex } from '../content/math-to-tex.ts'
import { raiseText } from '../content/raised-text.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendants,
  type Element,
  elementsOf,
  textOf,
} from '../xml/tree.ts'
import { isOn, looksMarked } from './look.ts'
import { ommlToMath } from './omml-to-math.ts'
import { symbolOf } from './symbol-fonts.ts'
import { pushAll } from '../long-lists.ts'

/**
 * A part of a paragraph with uniform formatting. `isMarked` means bold, underlined, coloured or highlighted.
 */
export type Run = { text: string; isMarked: boolean }
/**
 * The content of a paragraph. `images` are relationship ids, `without` lists losses, and `boxes` contain
 * paragraphs of their own.
 */
export type ParagraphText = { runs: Run[]; images: string[]; without: string[]; boxes: Element[] }
type Reading = {
  found: ParagraphText
  isMarked: boolean
  styles: ReadonlyMap<string, { isMarked?: boolean }>
}

const unread: Record<string, string> = {
  footnoteReference: 'a footnote',
  endnoteReference: 'an endnote',
  commentReference: 'a comment',
  chart: 'a chart',
  OLEObject: 'an embedded object',
}

/**
 * Reads a paragraph of a word processor, without tracked deletions. `isMarked` comes from the paragraph
 * style; `styles` are the character styles.
 */
export const readParagraph = (
  paragraph: Element,
  isMarked = false,
  styles: Reading['styles'] = new Map(),
): ParagraphText => {
  const found: ParagraphText = { runs: [], images: [], without: [], boxes: [] }
  addParts(paragraph, { found, isMarked, styles })
  return found
}

const addParts = (element: Element, reading: Reading): void => {
  for (const part of elementsOf(element)) addPart(part, reading)
}

const addPart = (part: Element, reading: Reading): void => {
  switch (part.name) {
    case 'pPr':
    case 'del':
    case 'moveFrom':
    case 'instrText':
      return
    case 'r':
      return addRun(part, reading)
    case 'oMath':
      reading.found.runs.push({
        text: String.raw`\(${mathToTex(ommlToMath(part)).trim()}\)`,
        isMarked: false,
      })
      return
    default:
      addParts(part, reading)
  }
}

const addRun = (run: Element, { found, ...look }: Reading): void => {
  const properties = childNamed(run, 'rPr')
  const style = look.styles.get(attribute(childNamed(properties, 'rStyle'), 'val') ?? '')
  const isMarked = looksMarked(properties) ?? style?.isMarked ?? look.isMarked
  const raised = attribute(childNamed(properties, 'vertAlign'), 'val')
  const add = (text: string): void => {
    if (raised === 'superscript') found.runs.push({ text: raiseText(text, 'sup'), isMarked })
    else found.runs.push({ text: raised === 'subscript' ? raiseText(text, 'sub') : text, isMarked })
  }
  if (isOn(childNamed(properties, 'vanish'))) {
    if (childrenNamed(run, 't').some((part) => textOf(part).trim() !== '')) found.without.push('hidden words')
    return
  }
  for (const part of elementsOf(run)) {
    if (part.name === 't') add(textOf(part))
    else if (part.name === 'tab' || part.name === 'ptab') found.runs.push({ text: '\t', isMarked })
    else if (part.name === 'br' || part.name === 'cr') found.runs.push({ text: '\n', isMarked })
    else if (part.name === 'noBreakHyphen') add('-')
    else if (part.name === 'sym') addSymbol(part, add, found)
    else if (Object.hasOwn(unread, part.name)) found.without.push(unread[part.name]!)
    else if (part.name !== 'rPr') addDrawing(part, found)
  }
}

const addSymbol = (part: Element, add: (text: string) => void, { without }: ParagraphText): void => {
  const sign = symbolOf(attribute(part, 'font') ?? '', Number.parseInt(attribute(part, 'char') ?? '', 16))
  add(sign ?? '□')
  if (sign === undefined) without.push('a sign of a symbol font')
}

/** A drawing may be stored twice, once for old programs. Each image counts once. */
const addDrawing = (part: Element, found: ParagraphText): void => {
  const drawn = [
    ...descendants(part, 'blip').map((blip) => attribute(blip, 'embed')),
    ...descendants(part, 'imagedata').map((data) => attribute(data, 'id')),
  ].filter((id) => id !== undefined)
  pushAll(found.images, new Set(drawn))
  const box = descendants(part, 'txbxContent')[0]
  if (box) found.boxes.push(box)
  const lost = descendants(part, ...Object.keys(unread)).map(({ name }) => unread[name]!)
  pushAll(found.without, new Set(lost))
  const isDrawing = part.name === 'drawing' || part.name === 'pict'
  if (isDrawing && !box && drawn.length + lost.length === 0) found.without.push('a drawing')
}
