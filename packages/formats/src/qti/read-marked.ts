import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { type MarkedArea, type MarkedImage, withOtherAreas } from '../kinds/hotspot/marked-image.ts'
import { circleOf, ellipseOf, polygonOf, rectangleOf } from '../kinds/hotspot/outline.ts'
import type { Size } from '../kinds/hotspot/size-of-image.ts'
import { childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'
import { findDeclaration } from './find-declaration.ts'
import { mappingOf, readKey, usesMapping } from './read-key.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

type Read = Pick<RawQuestion, 'marked' | 'without' | 'hints' | 'reason'>

/** Coordinates are pixels of the size that the image is given, or percent of it. */
const numbersIn = (coords: string, { width, height }: Size): number[] =>
  coords
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((written, at) =>
      written.endsWith('%')
        ? (Number(written.slice(0, -1)) / 100) * (at % 2 === 0 ? width : height)
        : Number(written),
    )

const outlineOf = ({ attributes }: Element, size: Size): Pick<MarkedArea, 'shape' | 'points'> | undefined => {
  const numbers = numbersIn(attributes.coords ?? '', size)
  switch ((attributes.shape ?? '').toLowerCase()) {
    case 'rect':
      return rectangleOf(numbers, size)
    case 'circle':
      return circleOf(numbers, size)
    case 'ellipse':
      return ellipseOf(numbers, size)
    case 'poly':
      return polygonOf(numbers, size)
    case 'default':
      return rectangleOf([0, 0, size.width, size.height], size)
    default:
      return undefined
  }
}

const positive = (value: string | undefined): number | undefined => {
  const number = Number.parseFloat(value ?? '')
  return number > 0 ? number : undefined
}

/** The image of an interaction and its size: as the file gives it, else that of the image. */
const imageIn = (
  interaction: Element,
  context: ContentContext,
  sizeOf: (link: string) => Size | undefined,
): { image: MarkedImage['image']; size: Size | undefined } => {
  const [element] = descendants(interaction, 'object', 'img')
  const image = contentOfNodes(element ? [element] : [], context)
  // What stands in an object is shown where its image is not.
  const shown = element?.name === 'object' ? textOf(element).trim() : ''
  const { width, height } = element?.attributes ?? {}
  const [w, h] = [positive(width), positive(height)]
  return {
    image: { link: image.image, description: image.description || shown || undefined },
    size: w && h ? { width: w, height: h } : sizeOf(image.image),
  }
}

const whole = (value: string | undefined): number | undefined => {
  const number = Number(value ?? 0)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** What is lost if areas do not all give the same. */
const unequal = (values: readonly number[]): string[] =>
  new Set(values.filter((value) => value > 0)).size > 1 ? ['the different marks of its areas'] : []

/** The areas of a hot spot, and what is right by its key. */
const ofHotspot = (item: Element, interaction: Element, size: Size) => {
  const declared = findDeclaration(item, interaction)
  const mapped = usesMapping(childNamed(item, 'responseprocessing')) ? mappingOf(declared) : []
  const scored = mapped.filter(({ value }) => value > 0).map(({ key }) => key)
  const right = scored.length > 0 ? scored : readKey(item, declared).right
  const areas = childrenNamed(interaction, 'hotspotchoice').map((choice) => {
    const outline = outlineOf(choice, size)
    const { identifier = '', hotspotlabel: name = '' } = choice.attributes
    return outline && { ...outline, name, isRight: right.includes(identifier) }
  })
  return {
    areas,
    rule: scored.length > 0 ? ('net' as const) : ('all' as const),
    lost: unequal(mapped.map(({ value }) => value)),
  }
}

/** Areas around the points that give marks. Those that give none are the wrong ones. */
const ofPoints = (item: Element, interaction: Element, size: Size) => {
  const mapping = childNamed(findDeclaration(item, interaction), 'areamapping')
  const entries = childrenNamed(mapping, 'areamapentry')
  const values = entries.map(({ attributes }) => Number(attributes.mappedvalue ?? 0))
  const areas = entries.map((entry, index) => {
    const outline = outlineOf(entry, size)
    return outline && { ...outline, name: '', isRight: elementAt(values, index) > 0 }
  })
  return { areas, rule: 'net' as const, lost: unequal(values) }
}

/**
 * Reads an interaction that is answered on an image, by its areas or by points in them. Nothing for those that put
 * labels on an image, or its places in order.
 */
export const readMarked = (
  item: Element,
  interaction: Element,
  context: ContentContext,
  sizeOf: (link: string) => Size | undefined,
): Read => {
  const read = { hotspotinteraction: ofHotspot, selectpointinteraction: ofPoints }[interaction.name]
  if (!read) return {}
  const { image, size } = imageIn(interaction, context, sizeOf)
  if (!size)
    return { reason: 'Its areas are measured in pixels of an image whose size the file does not say.' }
  const { areas, rule, lost } = read(item, interaction, size)
  const found = areas.filter((area) => area !== undefined)
  const unread = areas.length - found.length
  if (found.length === 0) return { marked: { image, areas: [] } }
  const isAllRight = interaction.name === 'selectpointinteraction' && found.every(({ isRight }) => isRight)
  const others = isAllRight ? withOtherAreas(found) : undefined
  const atMost = whole(interaction.attributes.maxchoices ?? '1')
  return {
    marked: {
      image,
      areas: others?.areas ?? found,
      rule,
      showsNames: found.some(({ name }) => name !== ''),
      ...(atMost !== undefined && { atMost }),
    },
    hints: others ? [others.hint] : [],
    without: [...lost, ...(unread > 0 ? [`areas without a shape (${unread})`] : [])],
  }
}
