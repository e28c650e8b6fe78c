import type { ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { type MarkedArea, withOtherAreas } from '../kinds/hotspot/marked-image.ts'
import { ellipseOf, polygonOf, rectangleOf } from '../kinds/hotspot/outline.ts'
import { type Size, sizeOfImage } from '../kinds/hotspot/size-of-image.ts'
import { attribute, childNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { readScores } from './read-scores.ts'
import { defined } from '@quizwright/domain/defined.ts'

type Read = Pick<RawQuestion, 'marked' | 'without' | 'hints'> & { text?: string }

/** Canvas measures in parts of the image. */
const inParts = (numbers: readonly number[]): boolean => numbers.every((one) => one >= 0 && one <= 1)

/** Of an ellipse, Canvas gives two opposite corners; the standard its centre and its radii. */
const outlineOf = (label: Element, size: Size): Pick<MarkedArea, 'shape' | 'points'> | undefined => {
  const written = textOf(label)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const isInParts = inParts(written)
  const numbers = isInParts
    ? written.map((one, at) => one * (at % 2 === 0 ? size.width : size.height))
    : written
  switch ((attribute(label, 'rarea') ?? 'ellipse').toLowerCase()) {
    case 'rectangle':
      return rectangleOf(numbers, size)
    case 'bounded':
      return polygonOf(numbers, size)
    default: {
      if (!isInParts) return ellipseOf(numbers, size)
      const [left = NaN, top = NaN, right = NaN, bottom = NaN] = numbers
      return ellipseOf([(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2], size)
    }
  }
}

const sizeIn = (response: Element, bytes: Uint8Array | undefined): Size | undefined => {
  const [image] = descendants(response, 'matimage')
  const [width, height] = ['width', 'height'].map((name) => Number(image && attribute(image, name)))
  return defined(width, 'width') > 0 && defined(height, 'height') > 0
    ? { width: defined(width, 'width'), height: defined(height, 'height') }
    : sizeOfImage(bytes)
}

/**
 * Reads the areas of an image. Without conditions all of them are right, as in Canvas, and others are added. Parts of
 * an image need no size, except that a circle is known by it.
 */
export const readAreas = (
  item: Element,
  context: ContentContext,
  bytesOf: (link: string) => Uint8Array | undefined,
): Read => {
  const [response] = descendants(item, 'response_xy')
  const [hotspot] = response ? descendants(response, 'render_hotspot') : []
  if (!response || !hotspot) return {}
  const image = contentOfMaterials(materialsIn(hotspot), context)
  const [drawn] = descendants(hotspot, 'matimage')
  const description = drawn && attribute(drawn, 'label')
  const labels = descendants(hotspot, 'response_label')
  const { right } = readScores(item, [])
  const size = sizeIn(hotspot, bytesOf(image.image)) ?? { width: 1, height: 1 }
  const areas = labels.map((label) => {
    const outline = outlineOf(label, size)
    const isRight = right.size === 0 || right.has(attribute(label, 'ident') ?? '')
    return outline && { ...outline, name: '', isRight }
  })
  const found = areas.filter((area) => area !== undefined)
  const text = contentOfMaterials(materialsIn(response), context).text
  const shown = { link: image.image, description: description || image.description }
  if (found.length === 0) return { text, marked: { image: shown, areas: [] } }
  const others = found.every(({ isRight }) => isRight) ? withOtherAreas(found) : undefined
  const isTogether = descendants(item, 'respcondition').some(
    (condition) => childNamed(childNamed(condition, 'conditionvar'), 'and') !== undefined,
  )
  const most = Number(attribute(hotspot, 'maxnumber') ?? 0)
  const isSingle = (attribute(response, 'rcardinality') ?? 'Single').toLowerCase() === 'single'
  const atMost = isSingle ? 1 : most > 0 ? most : undefined
  const unread = areas.length - found.length
  return {
    text,
    marked: {
      image: shown,
      areas: others?.areas ?? found,
      rule: isTogether ? 'all' : 'net',
      ...(atMost !== undefined && { atMost }),
    },
    hints: others ? [others.hint] : [],
    without: unread > 0 ? [`areas without a shape (${unread})`] : [],
  }
}
