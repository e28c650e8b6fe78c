import { elementAt } from '@quizwright/domain/defined.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { Area } from '@quizwright/domain/kinds/hotspot/schema.ts'
import type { Size } from './size-of-image.ts'

type Outline = Pick<Area, 'shape' | 'points'>
type Point = readonly [x: number, y: number]

const { areaUnits, areaCorners } = kindLimits

const within = (value: number): number => Math.min(areaUnits, Math.max(0, Math.round(value)))
const scaled = (points: readonly Point[], { width, height }: Size): number[] =>
  points.flatMap(([x, y]) => [within((areaUnits * x) / width), within((areaUnits * y) / height)])

export const pairsIn = (numbers: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    elementAt(numbers, 2 * at),
    elementAt(numbers, 2 * at + 1),
  ])

const isWhole = (numbers: readonly number[], count: number): boolean =>
  numbers.length === count && numbers.every((one) => Number.isFinite(one))

export const rectangleOf = (corners: readonly number[], size: Size): Outline | undefined =>
  isWhole(corners, 4) ? { shape: 'rectangle', points: scaled(pairsIn(corners), size) } : undefined

export const circleOf = (numbers: readonly number[], size: Size): Outline | undefined => {
  const [x = NaN, y = NaN, radius = NaN] = numbers
  if (!isWhole([x, y, radius], 3)) return undefined
  return {
    shape: 'circle',
    points: [...scaled([[x, y]], size), Math.max(1, within((areaUnits * radius) / size.width))],
  }
}

/** The corners by which an ellipse is drawn. */
const ellipseCorners = 16

/** An ellipse with two equal radii is a circle; any other becomes a polygon. */
export const ellipseOf = (numbers: readonly number[], size: Size): Outline | undefined => {
  if (!isWhole(numbers, 4)) return undefined
  const [x, y, rx, ry] = numbers as [number, number, number, number]
  if (Math.abs(rx - ry) < 0.001 * Math.max(rx, ry, 1)) return circleOf([x, y, rx], size)
  const corners = Array.from({ length: ellipseCorners }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / ellipseCorners
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
  return { shape: 'polygon', points: scaled(corners, size) }
}

/** A polygon may repeat its first corner at its end. Of more corners than fit, every second or third one is kept. */
export const polygonOf = (numbers: readonly number[], size: Size): Outline | undefined => {
  const corners = pairsIn(numbers)
  const [first, last] = [corners[0], corners.at(-1)]
  const open = first && last && String(first) === String(last) ? corners.slice(0, -1) : corners
  if (open.length < 3 || numbers.some((one) => !Number.isFinite(one))) return undefined
  const step = Math.ceil(open.length / areaCorners)
  return {
    shape: 'polygon',
    points: scaled(
      open.filter((_, at) => at % step === 0),
      size,
    ),
  }
}
