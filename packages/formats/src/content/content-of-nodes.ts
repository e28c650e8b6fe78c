import type { Content } from '../entry/entry.ts'
import { attribute, type Element, type Node, textOf } from '../xml/tree.ts'
import { exactEquation, exactText, exactTextOf } from './exact-classes.ts'
import { splitEquation } from './formulas.ts'
import { behindLink } from './link-address.ts'
import { mathToTex } from './math-to-tex.ts'
import { raiseText } from './raised-text.ts'
import { createTextBuilder, type TextBuilder } from './text-builder.ts'
import { lookUp } from '../entry/look-up.ts'

/** How a format's texts are read. */
export type ContentContext = {
  /** The link of an image in the file, or undefined if the file does not contain it. */
  findImage: (source: string) => string | undefined
  /** Whether an image without a link is in the file as an SVG drawing. */
  isDrawing?: (source: string) => boolean
  /** Why any other image is not found, where the file does hold it. */
  whyMissing?: string
  /** Collects the losses, worded to follow "without". */
  without: string[]
  /** Returns the text that replaces an element of the format, or undefined for ordinary markup. */
  replace?: (element: Element) => string | undefined
}
type State = {
  builder: TextBuilder
  images: { link: string; description: string }[]
  context: ContentContext
  /** Set for files that we wrote: their texts are read character by character. */
  exact?: { equation: string }
}

const blocks = new Set(
  (
    'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section table tbody thead tfoot ul caption prompt itembody rubricblock ' +
    'stimulusbody qti-prompt qti-item-body qti-stimulus-body material flow_mat'
  ).split(' '),
)
const silent = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'title',
  'colgroup',
  'source',
  'track',
])
const players: Record<string, string> = {
  audio: 'a sound',
  video: 'a video',
  iframe: 'an embedded page',
  embed: 'an embedded file',
  canvas: 'a drawing',
  svg: 'a drawing',
  matvideo: 'a video',
  mataudio: 'a sound',
  matapplet: 'an embedded program',
  include: 'an included file',
}
const emphasis = new Set(['b', 'strong', 'i', 'em', 'u', 'mark', 's', 'del', 'strike'])

/** Turns markup into the content of the contract: text with formulas, and the first image. */
export const contentOfNodes = (nodes: readonly Node[], context: ContentContext): Content => {
  const state: State = { builder: createTextBuilder(), images: [], context }
  addNodes(nodes, state, false)
  const further = state.images.length - 1
  if (further > 0) context.without.push(further === 1 ? 'a second image' : `${further} further images`)
  const text = state.builder.build()
  const [first = { link: '', description: '' }] = state.images
  const image = { image: first.link, ...(first.description !== '' && { description: first.description }) }
  return state.exact
    ? { text, equation: state.exact.equation, ...image }
    : { ...splitEquation(text), ...image }
}

const addNodes = (nodes: readonly Node[], state: State, isExact: boolean): void => {
  for (const node of nodes) {
    if (typeof node !== 'string') addElement(node, state, isExact)
    else if (isExact) state.builder.addExact(node.replace(/\r\n?/g, '\n'))
    else state.builder.addWords(node)
  }
}

const addElement = (element: Element, state: State, isExact: boolean): void => {
  const name = element.name.toLowerCase()
  const { builder, context } = state
  if (isOwn(element, exactText)) {
    state.exact ??= { equation: '' }
    builder.beginLine()
    return builder.addExact(exactTextOf(element))
  }
  if (isOwn(element, exactEquation)) {
    state.exact = { equation: textOf(element).slice(2, -2) }
    return
  }
  const replaced = context.replace?.(element)
  if (replaced !== undefined) return builder.addWords(replaced)
  if (silent.has(name)) return
  const player = lookUp(players, name)
  if (player) return void context.without.push(player)
  const exact = isExact || name === 'pre' || name === 'textarea' || keepsSpace(element)
  switch (name) {
    case 'br':
      return builder.endLine()
    case 'math':
      return builder.addExact(String.raw`\(${mathToTex(element)}\)`)
    case 'img':
    case 'matimage':
    case 'object':
      return addImage(element, state, exact)
    case 'sup':
    case 'sub':
      return addRaised(element, name, state, exact)
    case 'tr':
      return addRow(element, state, exact)
    case 'a':
      return addLink(element, state, exact)
    case 'ol':
    case 'ul':
      return addList(element, state, exact)
    default:
      if (emphasis.has(name) && textOf(element).trim() !== '')
        context.without.push('bold, italic or underlined words')
      addBlockOrInline(element, blocks.has(name), state, exact)
  }
}

const isOwn = (element: Element, name: string): boolean => attribute(element, 'class') === name

const addBlockOrInline = (element: Element, isBlock: boolean, state: State, isExact: boolean): void => {
  if (isBlock) state.builder.beginLine()
  addNodes(element.children, state, isExact)
  if (isBlock) state.builder.beginLine()
}

const keepsSpace = (element: Element): boolean =>
  /white-space:\s*(?:pre|pre-wrap|break-spaces)\b/i.test(attribute(element, 'style') ?? '')

const addRaised = (element: Element, name: 'sup' | 'sub', state: State, isExact: boolean): void => {
  const text = textOf(element).trim()
  if (text === '') return addNodes(element.children, state, isExact)
  state.builder.addExact(raiseText(text, name))
}

const addImage = (element: Element, state: State, isExact: boolean): void => {
  const source = attribute(element, 'src') ?? attribute(element, 'data') ?? attribute(element, 'uri') ?? ''
  const type = attribute(element, 'type') ?? attribute(element, 'imagtype') ?? ''
  const isImage =
    element.name.toLowerCase() !== 'object' ||
    type.startsWith('image/') ||
    /\.(png|jpe?g|gif|webp|svg)$/i.test(source)
  if (!isImage) {
    state.context.without.push(`the file "${shown(source)}"`)
    return addNodes(element.children, state, isExact)
  }
  const tex = attribute(element, 'data-equation-content')
  if (tex) return state.builder.addExact(String.raw`\(${tex}\)`)
  const link = state.context.findImage(source)
  const name = attribute(element, 'alt') ?? ''
  if (link !== undefined)
    return void state.images.push({ link, description: isFileName(name) ? '' : name.trim() })
  const reason = state.context.isDrawing?.(source)
    ? 'which is an SVG drawing: add it as a PNG'
    : (state.context.whyMissing ?? 'which the file does not hold')
  state.context.without.push(`the image "${shown(source)}", ${reason}`)
  if (name !== '') state.builder.addWords(`[${name}]`)
}

/** Many programs write the name of the file where a description belongs. */
const isFileName = (text: string): boolean => /\.(?:png|jpe?g|gif|webp|svg|bmp)$/i.test(text.trim())

const shown = (source: string): string => (source.length > 80 ? `${source.slice(0, 80)}…` : source)

/** Cells of a row stand on one line, with a bar between them. */
const addRow = (element: Element, state: State, isExact: boolean): void => {
  let cells = 0
  state.builder.beginLine()
  for (const child of element.children) {
    const isCell = typeof child !== 'string' && /^t[dh]$/i.test(child.name)
    if (isCell && cells++ > 0) state.builder.addWords(' | ')
    addNodes(isCell ? wordsOfCell(child) : [child], state, isExact)
  }
  state.builder.beginLine()
}

/** Editors put the words of a cell into a paragraph, which begins no line there. */
const wordsOfCell = (cell: Element): readonly Node[] => {
  const [only, ...others] = cell.children.filter((node) => typeof node !== 'string' || node.trim() !== '')
  const isWrapped =
    only !== undefined && typeof only !== 'string' && others.length === 0 && /^(?:p|div)$/i.test(only.name)
  return isWrapped ? wordsOfCell(only) : cell.children
}

/** The address of a link follows its text, unless the text is the address. */
const addLink = (element: Element, state: State, isExact: boolean): void => {
  addNodes(element.children, state, isExact)
  const behind = behindLink(textOf(element), attribute(element, 'href') ?? '')
  if (behind !== '') state.builder.addWords(behind)
}

const addList = (element: Element, state: State, isExact: boolean): void => {
  const isNumbered = element.name.toLowerCase() === 'ol'
  let number = Number(attribute(element, 'start') ?? 1) || 1
  state.builder.beginLine()
  for (const child of element.children) {
    if (typeof child === 'string' || child.name.toLowerCase() !== 'li') {
      addNodes([child], state, isExact)
      continue
    }
    state.builder.beginLine()
    state.builder.addWords(isNumbered ? `${number}. ` : '• ')
    addNodes(child.children, state, isExact)
    number += 1
  }
  state.builder.beginLine()
}
