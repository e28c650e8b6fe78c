import { elementAt } from '../../defined.ts'
import { kindLimits } from '../../limits.ts'
import { inReadingOrder } from './geometry.ts'
import type { Area, Hotspot } from './schema.ts'

/** What a new question of this kind begins with: areas for what is named, and which of them are right. */
export const blankHotspot = (areas: readonly Area[] = [], right: readonly number[] = []): Hotspot => ({
  kind: 'hotspot',
  presentation: {
    image_url: '',
    areas: areas.slice(0, kindLimits.areas),
    at_most: null,
    shows_names: false,
  },
  key: { right: [...right] },
  scoring: { rule: 'net' },
})

const columns = 4
const size = 160
const gap = 240

/** Rectangles in rows, for an author to move: the place of the one with this number, from 0. */
export const placeOf = (number: number): Area['points'] => {
  const left = 60 + (number % columns) * gap
  const top = 60 + (Math.floor(number / columns) % columns) * gap
  return [left, top, left + size, top + size]
}

/** The same question with its areas in the order in which they are read on the image. */
export const arrangeHotspot = (hotspot: Hotspot): Hotspot => {
  const { presentation, key } = hotspot
  const from = inReadingOrder(presentation.areas)
  return {
    ...hotspot,
    presentation: { ...presentation, areas: from.map((index) => elementAt(presentation.areas, index)) },
    key: {
      right: key.right
        .map((index) => from.indexOf(index))
        .filter((index) => index >= 0)
        .sort((a, b) => a - b),
    },
  }
}
