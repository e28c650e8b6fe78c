import { circleMarker, geoJSON, layerGroup, map as createMap, tileLayer } from 'leaflet'
import { formatPercent } from '../../../statistics/format-figures.ts'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { countryOutlines } from './outlines.ts'
import type { Place } from './places-of.ts'
import { type Region, zoomFor, zoomStep } from './regions.ts'
import { unwrapRing } from './unwrap-ring.ts'

/** Radius of a circle in pixels: its area follows the share. */
const leastRadius = 6
const radiusOf = (share: number): number => leastRadius + 2.4 * Math.sqrt(share)
const outlinePane = 'outlines'
const belowTiles = '150'

const shadeOf = (average: number | undefined): string =>
  `color-mix(in oklab, ${chartColors.accent} ${Math.round(30 + 0.7 * (average ?? 50))}%, ${chartColors.panel})`

/** The rings of all countries. Antarctica, which goes round the pole, has no end on a flat map. */
const rings = countryOutlines.features
  .filter(({ properties }) => properties.name !== 'Antarctica')
  .flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [],
  )
  .map((polygon) => polygon.map(unwrapRing))
const outlines = { type: 'MultiPolygon' as const, coordinates: rings }

/** Leaflet takes a text for markup, and this page makes none of texts: what a circle says is an element. */
const tooltipOf = ({ city, attempts, average, share }: Place): HTMLElement => {
  const words = document.createElement('span')
  const figures =
    attempts === undefined
      ? formatPercent(share)
      : `${attempts.toLocaleString()} attempts, ${formatPercent(average)} on average`
  words.textContent = `${city ?? 'A place'}: ${figures}`
  return words
}

export type CityDrawing = ReturnType<typeof drawCities>

/** A Leaflet map within `ground`, without Leaflet's own controls: they are written as markup. */
export const drawCities = (ground: HTMLElement) => {
  const map = createMap(ground, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: zoomStep,
    minZoom: 0,
    maxZoom: 12,
    worldCopyJump: true,
    scrollWheelZoom: false,
  })
  const pane = map.createPane(outlinePane)
  pane.style.zIndex = belowTiles
  geoJSON(outlines, {
    pane: outlinePane,
    interactive: false,
    style: { color: chartColors.quiet, weight: 0.75, fillColor: chartColors.panel, fillOpacity: 1 },
  }).addTo(map)
  const circles = layerGroup().addTo(map)
  let region: Region | undefined
  const turn = () =>
    region &&
    map.setView(
      [...region.centre],
      zoomFor(region, { width: ground.clientWidth, height: ground.clientHeight }),
      { animate: false },
    )
  const resizing = new ResizeObserver(() => {
    map.invalidateSize({ animate: false })
    turn()
  })
  resizing.observe(ground)
  return {
    /** `address` holds {z}, {x} and {y}. The tile service is told the page's origin and no more. */
    showTiles: (address: string) =>
      void tileLayer(address, { maxZoom: 12, referrerPolicy: 'origin' }).addTo(map),
    showPlaces: (places: readonly Place[]) => {
      circles.clearLayers()
      for (const place of places) {
        circleMarker([...place.at], {
          radius: radiusOf(place.share),
          color: chartColors.accent,
          weight: 1.5,
          fillColor: shadeOf(place.average),
          fillOpacity: 0.8,
        })
          .bindTooltip(tooltipOf(place))
          .addTo(circles)
      }
    },
    turnTo: (next: Region) => {
      region = next
      turn()
    },
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps),
    remove: () => {
      resizing.disconnect()
      map.remove()
    },
  }
}
