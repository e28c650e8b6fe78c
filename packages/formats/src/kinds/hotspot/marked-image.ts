import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { computeBounds } from '@quizwright/domain/kinds/hotspot/geometry.ts'
import type { Area, HotspotRule } from '@quizwright/domain/kinds/hotspot/schema.ts'

export type MarkedArea = Area & { isRight: boolean }

/** An image whose areas are chosen, as a file has it. `atMost` is undefined if any number may be. */
export type MarkedImage = {
  /** The link is empty if the file does not hold the image. */
  image: { link: string; description?: string | undefined }
  areas: readonly MarkedArea[]
  atMost?: number
  rule?: HotspotRule
  showsNames?: boolean
}

const least = 4

const overlap = (one: Area, other: Area): boolean => {
  const [a, b] = [computeBounds(one), computeBounds(other)]
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}

/** Centres over the whole image, those far from each other first. */
const centres = [
  [200, 200],
  [800, 800],
  [800, 200],
  [200, 800],
  [500, 500],
  [500, 150],
  [500, 850],
  [150, 500],
  [850, 500],
] as const

/**
 * Other tools let students press anywhere and know only what is right. Here one of several areas is chosen, so areas of
 * the same size are added at free places, for the author to move. Returns them with what to tell the author; undefined
 * if there is no free place.
 */
export const withOtherAreas = (
  right: readonly MarkedArea[],
): { areas: MarkedArea[]; hint: string } | undefined => {
  const areas = [...right]
  const { width, height } = computeBounds(elementAt(right, 0))
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  for (const [x, y] of centres) {
    if (areas.length >= Math.max(least, right.length + 2)) break
    const [left, top] = [
      Math.round(Math.min(1000 - width, Math.max(0, x - halfWidth))),
      Math.round(Math.min(1000 - height, Math.max(0, y - halfHeight))),
    ]
    const added: MarkedArea = {
      shape: 'rectangle',
      points: [left, top, Math.round(left + width), Math.round(top + height)],
      name: '',
      isRight: false,
    }
    const circle: MarkedArea = {
      ...added,
      shape: 'circle',
      points: [Math.round(left + halfWidth), Math.round(top + halfHeight), Math.round(halfWidth)],
    }
    const other = elementAt(right, 0).shape === 'circle' ? circle : added
    if (areas.every((area) => !overlap(area, other))) areas.push(other)
  }
  const count = areas.length - right.length
  if (areas.length < limits.minOptions || count === 0) return undefined
  return {
    areas,
    hint:
      `The file marks only what is right, so ${count === 1 ? 'another area was' : `${count} other areas were`} ` +
      'added. Move them to places that students may take for it',
  }
}
