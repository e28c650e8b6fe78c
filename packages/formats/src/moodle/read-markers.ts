import type { RawQuestion } from '../entry/entry.ts'
import { type MarkedArea, withOtherAreas } from '../kinds/hotspot/marked-image.ts'
import { circleOf, polygonOf, rectangleOf } from '../kinds/hotspot/outline.ts'
import { type Size, sizeOfImage } from '../kinds/hotspot/size-of-image.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import type { createTextReader } from './read-text.ts'

const numbersIn = (coords: string): number[] =>
  coords
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

/** A circle is "x,y;radius", a rectangle "x,y;width,height", a polygon a list of corners. */
const outlineOf = (drop: Element, size: Size): Pick<MarkedArea, 'shape' | 'points'> | undefined => {
  const numbers = numbersIn(textOf(childNamed(drop, 'coords')))
  switch (textOf(childNamed(drop, 'shape')).trim()) {
    case 'circle':
      return circleOf(numbers, size)
    case 'polygon':
      return polygonOf(numbers, size)
    default: {
      const [left = NaN, top = NaN, width = NaN, height = NaN] = numbers
      return rectangleOf([left, top, left + width, top + height], size)
    }
  }
}

type Marker = { no: string; label: string; count: number }

const markersIn = (element: Element): Marker[] =>
  childrenNamed(element, 'drag').map((drag) => ({
    no: textOf(childNamed(drag, 'no')).trim(),
    label: textOf(childNamed(drag, 'text')).trim(),
    count: Number(textOf(childNamed(drag, 'noofdrags')).trim()) || 0,
  }))

/**
 * Splits a question in which markers are put on an image: each marker becomes a question, which asks for its areas
 * among those of all markers. The text of the question becomes their paragraph. Undefined if it can not be read so.
 */
export const readMarkers = (
  raw: RawQuestion,
  element: Element,
  images: ReturnType<typeof createTextReader>['images'],
): RawQuestion[] | undefined => {
  const file = childNamed(element, 'file')
  const bytes = file && Buffer.from(textOf(file), 'base64')
  const size = sizeOfImage(bytes)
  const link = file && images.add(attribute(file, 'name') ?? 'image', () => bytes)
  if (!size || link === undefined) return undefined
  const drops = childrenNamed(element, 'drop').flatMap((drop) => {
    const outline = outlineOf(drop, size)
    return outline ? [{ outline, choice: textOf(childNamed(drop, 'choice')).trim() }] : []
  })
  const markers = markersIn(element).filter(({ no }) => drops.some(({ choice }) => choice === no))
  if (markers.length === 0) return undefined
  const isSplit = markers.length > 1
  return markers.map(({ no, label, count }) => {
    const areas = drops.map(({ outline, choice }): MarkedArea => ({
      ...outline,
      name: '',
      isRight: choice === no,
    }))
    const others = areas.every(({ isRight }) => isRight) ? withOtherAreas(areas) : undefined
    return {
      ...raw,
      images: images.all(),
      ...(isSplit && {
        // The words of the question stand in its parts together.
        seen: undefined,
        paragraph: raw.content.text,
        content: { ...raw.content, text: label },
      }),
      marked: {
        image: { link },
        areas: others?.areas ?? areas,
        rule: 'net',
        ...(count > 0 && { atMost: count }),
      },
      ...(isSplit &&
        raw.marks !== undefined && { marks: Math.max(1, Math.round(raw.marks / markers.length)) }),
      hints: [
        ...(raw.hints ?? []),
        ...(isSplit
          ? [`It has ${markers.length} markers, each of which became a question under one paragraph`]
          : []),
        ...(others ? [others.hint] : []),
      ],
    }
  })
}
