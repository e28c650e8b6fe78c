import { geoJSON, type Map as LeafletMap } from 'leaflet'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { countryOutlines } from './outlines.ts'
import { provinceBorders, provinceLand } from './provinces.ts'
import { unwrapRing } from './unwrap-ring.ts'

const outlinePane = 'outlines'
/** The z-index, below the tiles, which have their own borders. */
const outlineDepth = '150'

/**
 * The rings of all countries except Antarctica, which surrounds the pole and cannot be drawn on this flat
 * map.
 */
const rings = countryOutlines.features
  .filter(({ properties }) => properties.name !== 'Antarctica')
  .flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  .map((polygon) => polygon.map(unwrapRing))
const outlines = { type: 'MultiPolygon' as const, coordinates: rings }

/** Draws the countries and, where they are known, their provinces. */
export const drawLand = (map: LeafletMap): void => {
  map.createPane(outlinePane).style.zIndex = outlineDepth
  const onLand = { pane: outlinePane, interactive: false }
  geoJSON(outlines, {
    ...onLand,
    style: { color: chartColors.quiet, weight: 0.75, fillColor: chartColors.panel, fillOpacity: 1 },
  }).addTo(map)
  // Drawn over the coarser outline of the country, so that only one border is visible.
  geoJSON(provinceLand, {
    ...onLand,
    style: { stroke: false, fillColor: chartColors.panel, fillOpacity: 1 },
  }).addTo(map)
  geoJSON(provinceBorders, { ...onLand, style: { color: chartColors.quiet, weight: 1 } }).addTo(map)
}
