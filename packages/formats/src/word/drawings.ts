import { pushAll } from '../long-lists.ts'
import { attribute, childNamed, type Element, elementsOf } from '../xml/tree.ts'

/** The contents of a drawing: relationship ids of its images, its text boxes, and its losses. */
export type Drawing = { images: string[]; boxes: Element[]; without: string[] }

const unread: Record<string, string> = {
  footnoteReference: 'a footnote',
  endnoteReference: 'an endnote',
  commentReference: 'a comment',
  chart: 'a chart',
}

/** Names a part of a run that is not read. Undefined if the part may have readable content. */
export const lossOf = (part: Element): string | undefined => {
  if (part.name === 'OLEObject')
    return /^equation/i.test(attribute(part, 'ProgID') ?? '')
      ? 'an equation of MathType or an old equation editor'
      : 'an embedded object'
  return Object.hasOwn(unread, part.name) ? unread[part.name] : undefined
}

/** Content may be stored twice, the second time for old programs. */
export const alternatives = (part: Element): Element[] => {
  const named = ['Choice', 'Fallback'].flatMap((name) => childNamed(part, name) ?? [])
  return named.length > 0 ? named : elementsOf(part)
}

/** Reads all images and text boxes of a drawing: a group may have several. */
export const readDrawing = (part: Element): Drawing => {
  const found: Drawing = { images: [], boxes: [], without: [] }
  collect(part, found)
  const isDrawing = part.name === 'drawing' || part.name === 'pict'
  const all = { ...found, images: [...new Set(found.images)], without: [...new Set(found.without)] }
  return isDrawing && isEmpty(found) ? { ...all, without: ['a drawing'] } : all
}

const isEmpty = ({ images, boxes, without }: Drawing): boolean =>
  images.length + boxes.length + without.length === 0

const collect = (part: Element, found: Drawing): void => {
  const lost = lossOf(part)
  if (lost !== undefined) found.without.push(lost)
  else if (part.name === 'AlternateContent') collectFirst(part, found)
  else if (part.name === 'txbxContent') found.boxes.push(part)
  else {
    const id = imageOf(part)
    if (id !== undefined) found.images.push(id)
    for (const child of elementsOf(part)) collect(child, found)
  }
}

/** Reads the first alternative with readable content. If there is none, its losses are those of the first one. */
const collectFirst = (part: Element, found: Drawing): void => {
  const [first, ...others] = alternatives(part).map((alternative) => readDrawing(alternative))
  if (!first) return
  const read = [first, ...others].find(({ images, boxes }) => images.length + boxes.length > 0) ?? first
  pushAll(found.images, read.images)
  pushAll(found.boxes, read.boxes)
  pushAll(found.without, read.without)
}

/** An image is inside the file, or linked. An SVG image is also stored as PNG. */
const imageOf = (part: Element): string | undefined => {
  if (part.name === 'blip') return attribute(part, 'embed') ?? attribute(part, 'link')
  return part.name === 'imagedata' ? (attribute(part, 'id') ?? attribute(part, 'href')) : undefined
}

/** The descriptions of the images of a paragraph, by the relationship ids of the images. */
export const readImageDescriptions = (paragraph: Element): Map<string, string> => {
  const found = new Map<string, string>()
  const waiting: { element: Element; description: string }[] = [{ element: paragraph, description: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element } = next
    const own = isPlaced(element)
      ? attribute(childNamed(element, 'docPr'), 'descr')
      : attribute(element, 'alt')
    const description = own ?? next.description
    const id = imageOf(element)
    if (id !== undefined && description !== '') found.set(id, description)
    for (const child of elementsOf(element)) waiting.push({ element: child, description })
  }
  return found
}

const isPlaced = ({ name }: Element): boolean => name === 'inline' || name === 'anchor'
