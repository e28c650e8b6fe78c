import { texts } from '@quizwright/domain/language/say.ts'
/**
 * The map size, in pixels, for which the zoom levels were chosen: each region fills it with a small margin.
 */
const chosenAt = { width: 560, height: 360 }
/** The step between two zoom levels. */
export const zoomStep = 0.25

/** The centre of a map in degrees, and Leaflet's zoom level. */
export type Region = { name: string; centre: readonly [latitude: number, longitude: number]; zoom: number }

export const regions = [
  { name: texts('World'), centre: [22, 15], zoom: 1 },
  { name: texts('Pakistan'), centre: [30.7, 69.4], zoom: 4.75 },
  { name: texts('Punjab'), centre: [31, 72.4], zoom: 6 },
  { name: texts('KPK'), centre: [34.1, 71.6], zoom: 6 },
  { name: texts('Gilgit'), centre: [35.8, 75.1], zoom: 7 },
  { name: texts('Blochistan'), centre: [28.6, 65.6], zoom: 5.75 },
  { name: texts('Sindh'), centre: [26.1, 68.85], zoom: 6.25 },
] as const satisfies readonly Region[]

/** The initial region, because city statistics are for Pakistan. */
export const firstRegion: Region = regions[1]

/**
 * The zoom at which a map of this size, in pixels, shows the whole region. A smaller map shows it smaller; a
 * larger map shows more around it.
 */
export const zoomFor = ({ zoom }: Region, { width, height }: { width: number; height: number }): number => {
  const share = Math.min(1, width / chosenAt.width, height / chosenAt.height)
  return Math.max(0, Math.floor((zoom + Math.log2(share)) / zoomStep) * zoomStep)
}
