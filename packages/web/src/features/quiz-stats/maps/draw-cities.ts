import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { circleMarker, divIcon, geoJSON, layerGroup, map as createMap, marker, tileLayer } from 'leaflet'
import { formatPercent } from '../../../statistics/format-figures.ts'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { freeLabels } from './free-labels.ts'
import { countryOutlines } from './outlines.ts'
import type { Place } from './places-of.ts'
import { provinceBorders, provinceLand, provinceNames } from './provinces.ts'
import { type Region, zoomFor, zoomStep } from './regions.ts'
import { unwrapRing } from './unwrap-ring.ts'

/** Radius of a circle in pixels: its area follows the share. */
const leastRadius = 6
const radiusOf = (share: number): number => leastRadius + 2.4 * Math.sqrt(share)
const outlinePane = 'outlines'
const belowTiles = '150'

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
      : `${countOf(attempts, 'attempt')}, ${formatPercent(average)} on average`
  words.textContent = `${city ?? 'A place'}: ${figures}`
  return words
}

/** A text on the map that lets the pointer through, in the class that `city-map-drawing` gives a look. */
const textAt = (
  at: readonly [number, number],
  text: string,
  className: string,
  pane: string,
  anchor: [number, number] = [0, 0],
) => {
  const words = document.createElement('span')
  words.textContent = text
  const icon = divIcon({ html: words, className, iconSize: [0, 0], iconAnchor: anchor })
  return marker([...at], { icon, pane, interactive: false, keyboard: false })
}
/** Of a city's name, in pixels; the width of a letter is about this. */
const [labelHeight, letterWidth, labelGap] = [15, 7, 4]

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
  // Over the coarser outline of the country: nobody sees two borders.
  geoJSON(provinceLand, {
    pane: outlinePane,
    interactive: false,
    style: { stroke: false, fillColor: chartColors.panel, fillOpacity: 1 },
  }).addTo(map)
  geoJSON(provinceBorders, {
    pane: outlinePane,
    interactive: false,
    style: { color: chartColors.quiet, weight: 1 },
  }).addTo(map)
  for (const { name, at } of provinceNames) textAt(at, name, 'province-name', outlinePane).addTo(map)
  const circles = layerGroup().addTo(map)
  const labels = layerGroup().addTo(map)
  let shown: readonly Place[] = []
  /** Writes the names of as many cities as have room, those with most attempts first. */
  const writeNames = () => {
    labels.clearLayers()
    const wanted = shown.flatMap(({ at, city, share }) => {
      if (city === undefined) return []
      const { x, y } = map.latLngToLayerPoint([...at])
      const width = city.length * letterWidth
      return [{ x: x + radiusOf(share) + labelGap, y, width, height: labelHeight, at, city, share }]
    })
    for (const { at, city, share } of freeLabels(wanted))
      textAt(at, city, 'city-name', 'markerPane', [-radiusOf(share) - labelGap, labelHeight / 2]).addTo(
        labels,
      )
  }
  map.on('zoomend', writeNames)
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
          fillColor: place.color,
          fillOpacity: 0.8,
        })
          .bindTooltip(tooltipOf(place))
          .addTo(circles)
      }
      shown = places
      if (region) writeNames()
    },
    turnTo: (next: Region) => {
      region = next
      turn()
      writeNames()
    },
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps),
    remove: () => {
      resizing.disconnect()
      map.remove()
    },
  }
}
