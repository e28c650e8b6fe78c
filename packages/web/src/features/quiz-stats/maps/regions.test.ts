import { expect, test } from 'vitest'
import { regions, zoomFor } from './regions.ts'

/** The southernmost, northernmost, westernmost and easternmost degree of each region. */
const edges: Record<string, [south: number, north: number, west: number, east: number]> = {
  Pakistan: [23.7, 37.1, 60.9, 77.8],
  Punjab: [27.7, 34.05, 69.3, 75.4],
  KPK: [31.1, 36.9, 69.2, 74.1],
  Gilgit: [34.5, 37.1, 72.5, 77.8],
  Blochistan: [24.9, 32.1, 60.9, 70.3],
  Sindh: [23.7, 28.5, 66.7, 71.1],
}
const tile = 256
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Web Mercator coordinates in pixels at a zoom level. */
const right = (longitude: number, zoom: number): number => (tile * 2 ** zoom * longitude) / 360
const up = (latitude: number, zoom: number): number =>
  (tile * 2 ** zoom * Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))) / (2 * Math.PI)

test.each([
  { width: 560, height: 360 },
  { width: 437, height: 320 },
  { width: 326, height: 320 },
  { width: 960, height: 320 },
])('every region fits into a map of $width by $height', ({ width, height }) => {
  const cut = regions.filter((region) => {
    const edge = edges[region.name]
    if (!edge) return false
    const zoom = zoomFor(region, { width, height })
    const [latitude, longitude] = region.centre
    const [south, north, west, east] = edge
    return (
      Math.max(up(north, zoom) - up(latitude, zoom), up(latitude, zoom) - up(south, zoom)) > height / 2 ||
      Math.max(right(east - longitude, zoom), right(longitude - west, zoom)) > width / 2
    )
  })
  expect(cut.map(({ name }) => name)).toEqual([])
})
