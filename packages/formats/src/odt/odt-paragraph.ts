import { behindLink } from '../content/link-address.ts'
import { mathToTex } from '../content/math-to-tex.ts'
import { raiseText } from '../content/raised-text.ts'
import { pushAll } from '../long-lists.ts'
import type { ParagraphText, Run } from '../word/paragraph-text.ts'
import { attribute, childrenNamed, type Element, type Node, textOf } from '../xml/tree.ts'
import type { OdtFormatting, OdtStyle, OdtStyles } from './odt-styles.ts'
import { entryOf, lastOf } from '@quizwright/domain/defined.ts'

export type OdtContext = {
  styles: OdtStyles
  /** The formula of an embedded object; undefined if it is another one. */
  formulaIn: (address: string) => Element | undefined
}
type Reading = OdtContext & { found: ParagraphText; style: OdtStyle; isLink: boolean }

const lost: Readonly<Record<string, string>> = {
  annotation: 'a comment',
  plugin: 'an embedded object',
  'object-ole': 'an embedded object',
}

/** Reads a paragraph. Deleted text is stored elsewhere; what was inserted is text like any other. */
export const readOdtParagraph = (paragraph: Element, context: OdtContext): ParagraphText => {
  const found: ParagraphText = { runs: [], images: [], without: [], boxes: [] }
  const style = context.styles.of('paragraph', attribute(paragraph, 'style-name'))
  addNodes(paragraph.children, { ...context, found, style, isLink: false })
  return found
}

const addNodes = (nodes: readonly Node[], reading: Reading): void => {
  for (const node of nodes) addNode(node, reading)
}

const addNode = (node: Node, reading: Reading): void => {
  if (typeof node === 'string') return addText(node.replace(/\s+/g, ' '), reading)
  const { found } = reading
  if (Object.hasOwn(lost, node.name)) return void found.without.push(entryOf(lost, node.name))
  switch (node.name) {
    case 's':
      return addText(' '.repeat(Math.min(Number(attribute(node, 'c') ?? 1) || 1, 1_000)), reading)
    case 'tab':
      return addText('\t', reading)
    case 'line-break':
      return addText('\n', reading)
    case 'span':
      return addNodes(node.children, { ...reading, style: { ...reading.style, ...styleOf(node, reading) } })
    case 'a':
      return addLink(node, reading)
    case 'note':
      return void found.without.push(
        attribute(node, 'note-class') === 'endnote' ? 'an endnote' : 'a footnote',
      )
    case 'ruby-text':
      return textOf(node).trim() === '' ? undefined : void found.without.push('the reading above words')
    case 'hidden-text':
      return void found.without.push('hidden words')
    case 'frame':
      return addFrame(node, reading)
    default:
      addNodes(node.children, reading)
  }
}

const styleOf = (span: Element, { styles }: Reading): OdtStyle =>
  styles.of('text', attribute(span, 'style-name'))

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

const addText = (text: string, { found, style, isLink }: Reading): void => {
  if (style.hidden) {
    if (text.trim() !== '') found.without.push('hidden words')
    return
  }
  if (style.struck && text.trim() !== '') found.without.push('the line through words')
  const isRaised = (style.raised === 'sup' || style.raised === 'sub') && text.trim() !== ''
  found.runs.push({
    text: isRaised ? raiseText(text, style.raised as 'sup' | 'sub') : text,
    isMarked: isMarked(text, style, isLink),
    standsOut: style.highlighted === true || (!isLink && style.coloured === true),
    isItalic: style.italic === true,
  })
}

/** A link is coloured and underlined anyway. */
const isMarked = (text: string, formatting: OdtFormatting, isLink: boolean): boolean =>
  (rightToLeft.test(text) ? formatting.boldComplex : formatting.bold) === true ||
  formatting.highlighted === true ||
  (!isLink && (formatting.underlined === true || formatting.coloured === true))

const addLink = (link: Element, reading: Reading): void => {
  const { runs } = reading.found
  const before = runs.length
  addNodes(link.children, { ...reading, isLink: true })
  const text = textOfRuns(runs.slice(before))
  const behind = text.trim() === '' ? '' : behindLink(text, attribute(link, 'href') ?? '')
  if (behind !== '') runs.push({ text: behind, isMarked: undefined })
}

const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** A frame holds an image, maybe in several forms, a text box, or an object with its image. */
const addFrame = (frame: Element, { found, formulaIn }: Reading): void => {
  const boxes = childrenNamed(frame, 'text-box')
  const images = childrenNamed(frame, 'image').flatMap((image) => attribute(image, 'href') ?? [])
  const [object] = childrenNamed(frame, 'object')
  const formula = object && formulaIn(attribute(object, 'href') ?? '')
  if (formula) found.runs.push({ text: String.raw`\(${mathToTex(formula).trim()}\)`, isMarked: undefined })
  else if (object) found.without.push('an embedded object')
  else if (boxes.length > 0) pushAll(found.boxes, boxes)
  else if (images.length > 0) found.images.push(lastOf(images))
  else found.without.push('a drawing')
}
