import { decodeHTML } from 'entities'
import { parseHtml } from '../xml/parse-html.ts'
import { attribute, type Element, textOf } from '../xml/tree.ts'
import type { Seen } from './seen.ts'

/** Elements of markup that people do not see, or see only where a browser can not show something else. */
const hidden = new Set(
  (
    'script style head title noscript template annotation annotation-xml svg audio video iframe canvas object ' +
    'colgroup source track matvideo mataudio matapplet include math'
  ).split(' '),
)
const images = new Set(['img', 'matimage'])
/** Elements within a word: letters before and behind them belong together. */
const inline = new Set(
  'a abbr b bdi bdo big cite code em font i kbd mark q s small span strike strong u wbr'.split(' '),
)
/**
 * What is raised or lowered within a word: the 2 of H₂O. Other texts become formulas, and stand apart. So do the texts
 * of Moodle in several languages.
 */
const isWithinWord = (element: Element, name: string): boolean =>
  (inline.has(name) && element.attributes.class !== 'multilang') ||
  (/^su[bp]$/.test(name) && /^[\d+−=()n-]*$/.test(textOf(element).trim()))

/** Where a name is not enough, the view for which an element is written follows it. */
const nameIn = ({ attributes }: Element, name: string): string =>
  attributes.view === undefined ? name : `${name} ${attributes.view}`

/** What of the elements of a format people do not see, and what its readers name without repeating it. */
export type Exceptions = {
  /** Elements without words for people: settings, identifiers, bytes, and what is said a second time. */
  unseen: ReadonlySet<string>
  /** Elements whose words a loss stands for, and how that loss is worded. */
  named: ReadonlyMap<string, RegExp>
  /** Whether the texts of the format are markup themselves. */
  isMarkup: boolean
}
const noExceptions: Exceptions = { unseen: new Set(), named: new Map(), isMarkup: false }

/** What of an element people see, as `exceptions` say for its format. */
export const seenInXml = (element: Element, exceptions: Exceptions): Required<Seen> => {
  const walk: Walk = { exceptions, isMarkup: exceptions.isMarkup, texts: new Map(), images: 0, formulas: 0 }
  addTexts(element, walk)
  const texts = [...walk.texts].map(([namedBy, text]) => ({ text, ...(namedBy && { namedBy }) }))
  return { texts, images: walk.images, formulas: walk.formulas }
}

type Walk = {
  exceptions: Exceptions
  isMarkup: boolean
  texts: Map<RegExp | undefined, string>
  images: number
  formulas: number
}

const addTexts = (element: Element, walk: Walk, namedBy?: RegExp): void => {
  const { exceptions, texts } = walk
  const add = (text: string, by = namedBy): void => void texts.set(by, (texts.get(by) ?? '') + text)
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (!walk.isMarkup || !child.includes('<')) add(walk.isMarkup ? withoutEntities(child) : child)
      else {
        walk.isMarkup = false
        addTexts(parseHtml(child), walk, namedBy)
        walk.isMarkup = true
      }
      continue
    }
    const name = child.name.toLowerCase()
    if (namedBy === undefined && images.has(name)) countImage(child, walk)
    if (namedBy === undefined && name === 'math') walk.formulas += 1
    if (hidden.has(name) || exceptions.unseen.has(name)) continue
    const own = namedBy ?? exceptions.named.get(name) ?? exceptions.named.get(nameIn(child, name))
    const gap = isWithinWord(child, name) ? '' : ' '
    add(gap)
    addTexts(child, walk, own)
    add(gap)
    if (own !== namedBy) add(' ', own)
  }
}

/** Canvas writes formulas as images with their TeX. */
const countImage = (image: Element, walk: Walk): void => {
  if (attribute(image, 'data-equation-content')) walk.formulas += 1
  else if (attribute(image, 'src') ?? attribute(image, 'uri')) walk.images += 1
}

const withoutEntities = (text: string): string => (text.includes('&') ? decodeHTML(text) : text)

/** The words of a text that may be markup, as people see them. */
export const wordsOfMarkup = (text: string): string => {
  if (!text.includes('<')) return withoutEntities(text)
  const walk: Walk = { exceptions: noExceptions, isMarkup: false, texts: new Map(), images: 0, formulas: 0 }
  addTexts(parseHtml(text), walk)
  return walk.texts.get(undefined) ?? ''
}
