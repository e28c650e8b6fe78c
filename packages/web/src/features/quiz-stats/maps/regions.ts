/** The width of the map, in pixels, that the zooms were chosen at by looking. */
export const chosenAt = 560

/** What a map is turned to: the middle in degrees, and Leaflet's zoom. */
export type Region = { name: string; centre: readonly [latitude: number, longitude: number]; zoom: number }

export const regions = [
  { name: 'World', centre: [22, 15], zoom: 1 },
  { name: 'Pakistan', centre: [30.2, 69.4], zoom: 5 },
  { name: 'Punjab', centre: [30.9, 72.4], zoom: 6.25 },
  { name: 'KPK', centre: [34.1, 71.6], zoom: 6.75 },
  { name: 'Gilgit', centre: [35.7, 74.9], zoom: 7 },
  { name: 'Blochistan', centre: [28.4, 66.1], zoom: 6 },
  { name: 'Sindh', centre: [26.1, 68.7], zoom: 6.75 },
] as const satisfies readonly Region[]

/** City statistics are for Pakistan. */
export const firstRegion: Region = regions[1]
