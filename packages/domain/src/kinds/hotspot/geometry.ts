import { elementAt } from '../../defined.ts'
import { kindLimits } from '../../limits.ts'
import { compareByKey } from '../compare-by-key.ts'
import type { Area, AreaShape } from './schema.ts'

type Outline = Pick<Area, 'shape' | 'points'>

/** What an area covers, in thousandths of the image. A circle is taken to be as high as it is wide. */
export type Bounds = { left: number; top: number; width: number; height: number }

const { areaUnits, areaCorners } = kindLimits

/** The corners of a polygon or a rectangle, or the centre of a circle. */
export const cornersOf = ({ shape, points }: Outline): [x: number, y: number][] => {
  const used = shape === 'circle' ? points.slice(0, 2) : points
  return Array.from({ length: Math.floor(used.length / 2) }, (_, at) => [
    elementAt(used, 2 * at),
    elementAt(used, 2 * at + 1),
  ])
}

/** Whether an area has the points that its shape needs, and covers something. */
export const hasExtent = (outline: Outline): boolean => {
  const { shape, points } = outline
  if (shape === 'circle') return points.length === 3 && elementAt(points, 2) > 0
  const isComplete =
    shape === 'rectangle' ? points.length === 4 : points.length >= 6 && points.length <= 2 * areaCorners
  const { width, height } = computeBounds(outline)
  return isComplete && points.length % 2 === 0 && width > 0 && height > 0
}

export const computeBounds = (outline: Outline): Bounds => {
  const corners = cornersOf(outline)
  const radius = outline.shape === 'circle' ? (outline.points[2] ?? 0) : 0
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius]
  return corners.length === 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: Math.max(...xs) + radius - left, height: Math.max(...ys) + radius - top }
}

/** Whether a part of an area lies beside the image. How far a circle reaches up and down, only its image tells. */
export const isOutside = (outline: Outline): boolean => {
  const { left, width } = computeBounds(outline)
  return left < 0 || left + width > areaUnits
}

/** The middle of what an area covers. */
export const centreOf = (outline: Outline): [x: number, y: number] => {
  const { left, top, width, height } = computeBounds(outline)
  return [left + width / 2, top + height / 2]
}

/** Rows of this height are read from left to right. */
const row = 50

/** The indexes of areas in the order in which they are read on the image. */
export const inReadingOrder = (areas: readonly Area[]): number[] => {
  const placed = areas.map((area, index) => {
    const [x, y] = centreOf(area)
    return { index, x, row: Math.floor(y / row), key: JSON.stringify(area) }
  })
  return placed.sort((a, b) => a.row - b.row || a.x - b.x || compareByKey(a, b)).map(({ index }) => index)
}

const within = (value: number): number => Math.min(areaUnits, Math.max(0, Math.round(value)))

/** Moves an area, at most to the edges of the image. */
export const movedBy = <Moved extends Outline>(area: Moved, dx: number, dy: number): Moved => {
  const corners = cornersOf(area)
  const radius = area.shape === 'circle' ? (area.points[2] ?? 0) : 0
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const x = Math.min(areaUnits - Math.max(...xs) - radius, Math.max(radius - Math.min(...xs), dx))
  const y = Math.min(areaUnits - Math.max(...ys), Math.max(-Math.min(...ys), dy))
  const points = corners.flatMap((corner) => [within(corner[0] + x), within(corner[1] + y)])
  return { ...area, points: area.shape === 'circle' ? [...points, radius] : points }
}

/** Moves one corner, or the edge of a circle: its radius is the distance from the centre to the left or right. */
export const withCorner = <Changed extends Outline>(
  area: Changed,
  corner: number,
  [x, y]: readonly [x: number, y: number],
): Changed => {
  const [at, to] = [within(x), within(y)]
  if (area.shape !== 'circle')
    return { ...area, points: area.points.with(2 * corner, at).with(2 * corner + 1, to) }
  return { ...area, points: area.points.with(2, Math.max(1, Math.abs(at - elementAt(area.points, 0)))) }
}

/** An area of another shape at the same place. */
export const asShape = (outline: Outline, shape: AreaShape): number[] => {
  if (outline.shape === shape) return outline.points
  const { left, top, width, height } = computeBounds(outline)
  const [right, bottom] = [within(left + width), within(top + height)]
  const [l, t] = [within(left), within(top)]
  if (shape === 'rectangle') return [l, t, right, bottom]
  if (shape === 'polygon') return [l, t, right, t, right, bottom, l, bottom]
  return [
    within(left + width / 2),
    within(top + height / 2),
    Math.max(1, within(Math.min(width, height) / 2)),
  ]
}
