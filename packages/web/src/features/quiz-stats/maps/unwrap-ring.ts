import { elementAt } from '@quizwright/domain/defined.ts'

type Position = readonly number[]

/**
 * Lets a ring of longitudes and latitudes that crosses the date line continue beyond 180 degrees. Otherwise a flat
 * map would draw a band across all continents.
 */
export const unwrapRing = (ring: readonly Position[]): number[][] => {
  let shift = 0
  return ring.map(([longitude = 0, latitude = 0], index) => {
    const leap = index === 0 ? 0 : longitude - (elementAt(ring, index - 1)[0] ?? 0)
    if (leap > 180) shift -= 360
    else if (leap < -180) shift += 360
    return [longitude + shift, latitude]
  })
}
