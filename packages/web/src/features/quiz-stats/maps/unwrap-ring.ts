type Position = readonly number[]

/**
 * A ring of longitudes and latitudes that crosses the date line, without its leap from one edge of the world
 * to the other: it goes on beyond 180 degrees instead. A flat map would draw the leap as a band across all
 * continents.
 */
export const unwrapRing = (ring: readonly Position[]): number[][] => {
  let shift = 0
  return ring.map(([longitude = 0, latitude = 0], at) => {
    const leap = at === 0 ? 0 : longitude - (ring[at - 1]![0] ?? 0)
    if (leap > 180) shift -= 360
    else if (leap < -180) shift += 360
    return [longitude + shift, latitude]
  })
}
