import { behindLink } from '../content/link-address.ts'
import { mathToTex } from '../content/math-to-tex.ts'
import { raiseText } from '../content/raised-text.ts'
import { pushAll } from '../long-lists.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendants,
  type Element,
  elementsOf,
  textOf,
} from '../xml/tree.ts'
import { alternatives, lossOf, readDrawing } from './drawings.ts'
import { createFields, readControl } from './fields.ts'
import { isOn, isEmphasised, standsOut } from './emphasis.ts'
import { ommlToMath } from './omml-to-math.ts'
import { withLinesToFill } from './lines-to-fill.ts'
import { symbolOf } from './symbol-fonts.ts'

/**
 * A part of a paragraph with uniform formatting. `isMarked` means bold, underlined, coloured, highlighted or
 * framed; undefined: it says nothing, as an equation does that looks like any other. `standsOut` means more than
 * bold or underlined.
 */
export type Run = {
  text: string
  isMarked: boolean | undefined
  standsOut?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
}
/**
 * The content of a paragraph. `images` are relationship ids, `without` lists losses, and `boxes` contain
 * paragraphs of their own.
 */
export type ParagraphText = { runs: Run[]; images: string[]; without: string[]; boxes: Element[] }

/** What a paragraph needs to know of its document. */
export type ParagraphContext = {
  /** Whether the style of the paragraph marks its text. */
  isMarked?: boolean | undefined
  /** Whether it hides its text. */
  isHidden?: boolean | undefined
  /** The character styles. */
  styles?: ReadonlyMap<string, { isMarked?: boolean; isHidden?: boolean }>
  /** The address to which a relationship leads. */
  addressOf?: (id: string) => string
}
type Reading = Required<ParagraphContext> & {
  found: ParagraphText
  fields: ReturnType<typeof createFields>
  isLink: boolean
}

/** Reads a paragraph of a word processor as if its tracked changes were accepted. */
export const readParagraph = (
  paragraph: Element,
  { isMarked = false, isHidden = false, styles = new Map(), addressOf = () => '' }: ParagraphContext = {},
): ParagraphText => {
  const found: ParagraphText = { runs: [], images: [], without: [], boxes: [] }
  addParts(paragraph, { found, isMarked, isHidden, styles, addressOf, fields: createFields(), isLink: false })
  return { ...found, runs: withLinesToFill(found.runs) }
}

const addParts = (element: Element, reading: Reading): void => {
  for (const part of elementsOf(element)) addPart(part, reading)
}

const addPart = (part: Element, reading: Reading): void => {
  switch (part.name) {
    case 'pPr':
    case 'del':
    case 'moveFrom':
      return
    case 'r':
      return addRun(part, reading)
    case 'oMath':
      return addEquation(part, reading)
    case 'hyperlink':
      return addLink(part, reading)
    case 'sdt':
      return addControl(part, reading)
    case 'AlternateContent':
      return addParts(alternatives(part)[0] ?? part, reading)
    default:
      addParts(part, reading)
  }
}

/** An equation is marked if all of it is coloured. */
const addEquation = (equation: Element, { found }: Reading): void => {
  const runs = descendants(equation, 'r')
  const isMarked = runs.length > 0 && runs.every((run) => isMarkedRun(run))
  found.runs.push({
    text: String.raw`\(${mathToTex(ommlToMath(equation)).trim()}\)`,
    isMarked: isMarked || undefined,
  })
}

/** A run of an equation has properties of the equation and of the text. */
const isMarkedRun = (run: Element): boolean =>
  childrenNamed(run, 'rPr').some((properties) => isEmphasised(properties, 'equation') === true)

const addLink = (link: Element, reading: Reading): void => {
  const { found, addressOf } = reading
  const before = found.runs.length
  addParts(link, { ...reading, isLink: true })
  const text = found.runs
    .slice(before)
    .map((run) => run.text)
    .join('')
  const behind = text.trim() === '' ? '' : behindLink(text, addressOf(attribute(link, 'id') ?? ''))
  if (behind !== '') found.runs.push({ text: behind, isMarked: undefined })
}

const addControl = (control: Element, reading: Reading): void => {
  const { content, lost } = readControl(control)
  if (lost !== undefined) reading.found.without.push(lost)
  if (content) addParts(content, reading)
}

const addRun = (run: Element, reading: Reading): void => {
  const { found, fields } = reading
  const properties = childNamed(run, 'rPr')
  const style = reading.styles.get(attribute(childNamed(properties, 'rStyle'), 'val') ?? '')
  const written = reading.isLink || fields.isLink() ? 'link' : 'text'
  const isMarked = isEmphasised(properties, written) ?? style?.isMarked ?? reading.isMarked
  const isItalic = isOn(childNamed(properties, 'i'))
  const raised = attribute(childNamed(properties, 'vertAlign'), 'val')
  const isUnderlined = !/^(?:none)?$/.test(attribute(childNamed(properties, 'u'), 'val') ?? '')
  const add = (text: string): void => {
    const shown =
      raised === 'superscript' || raised === 'subscript'
        ? raiseText(text, raised === 'superscript' ? 'sup' : 'sub')
        : text
    const marks = { isMarked, standsOut: standsOut(properties, written), isItalic, isUnderlined }
    found.runs.push({ text: shown, ...marks })
  }
  const vanish = childNamed(properties, 'vanish')
  if (vanish ? isOn(vanish) : (style?.isHidden ?? reading.isHidden)) {
    if (childrenNamed(run, 't').some((part) => textOf(part).trim() !== '')) found.without.push('hidden words')
    return
  }
  const isStruck = ['strike', 'dstrike'].some((name) => isOn(childNamed(properties, name)))
  if (isStruck && childrenNamed(run, 't').some((part) => textOf(part).trim() !== ''))
    found.without.push('the line through words')
  for (const part of elementsOf(run)) addRunPart(part, properties, add, reading)
}

const addRunPart = (
  part: Element,
  properties: Element | undefined,
  add: (text: string) => void,
  reading: Reading,
): void => {
  const { found, fields } = reading
  const shown = textOfPart(part, properties, found)
  if (shown !== undefined) return fields.isCode() ? undefined : add(shown)
  if (part.name === 'instrText') return fields.addCode(part)
  if (part.name === 'fldChar') {
    const passed = fields.pass(part)
    if (passed.shown !== undefined) add(passed.shown)
    if (passed.lost !== undefined) found.without.push(passed.lost)
    return
  }
  if (part.name === 'ruby') return addRuby(part, reading)
  const lost = lossOf(part)
  if (lost !== undefined) found.without.push(lost)
  else if (part.name !== 'rPr') {
    const drawing = readDrawing(part)
    pushAll(found.images, drawing.images)
    pushAll(found.boxes, drawing.boxes)
    pushAll(found.without, drawing.without)
  }
}

/** The text that a part of a run stands for; undefined if it is no text. */
const textOfPart = (
  part: Element,
  properties: Element | undefined,
  { without }: ParagraphText,
): string | undefined => {
  const sign = (font: string, code: number): string => {
    const found = symbolOf(font, code)
    if (found === undefined) without.push('a sign of a symbol font')
    return found ?? '□'
  }
  switch (part.name) {
    case 't': {
      const font = childNamed(properties, 'rFonts')
      const name = attribute(font, 'ascii') ?? attribute(font, 'hAnsi') ?? ''
      // Letters of a symbol font are stored in the private use area.
      return textOf(part).replaceAll(/[\uF020-\uF0FF]/g, (letter) => sign(name, letter.charCodeAt(0)))
    }
    case 'tab':
    case 'ptab':
      return '\t'
    case 'br':
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    case 'sym':
      return sign(attribute(part, 'font') ?? '', Number.parseInt(attribute(part, 'char') ?? '', 16))
    default:
      return undefined
  }
}

/** East Asian words with their reading above them. */
const addRuby = (ruby: Element, reading: Reading): void => {
  const base = childNamed(ruby, 'rubyBase')
  if (base) addParts(base, reading)
  if (textOf(childNamed(ruby, 'rt')).trim() !== '') reading.found.without.push('the reading above words')
}
