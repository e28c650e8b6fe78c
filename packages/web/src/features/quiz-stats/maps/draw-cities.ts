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
const leastRadius = 4
const radiusOf = (share: number): number => leastRadius + 1.5 * Math.sqrt(share)
const [outlinePane, namePane] = ['outlines', 'names']
/** Both are below the tiles, which have their own lines and names. */
const [outlineDepth, nameDepth] = ['150', '160']

/** The rings of all countries except Antarctica, which surrounds the pole and can't be drawn on this flat map. */
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

/** An element and not a string, because Leaflet would parse a string as HTML. */
const tooltipOf = ({ city, attempts, average, share }: Place): HTMLElement => {
  const words = document.createElement('span')
  const figures =
    attempts === undefined
      ? formatPercent(share)
      : `${countOf(attempts, 'attempt')}, ${formatPercent(average)} on average`
  words.textContent = `${city ?? 'A place'}: ${figures}`
  return words
}

type TextOptions = { pane: string; anchor: readonly [x: number, y: number] }

/** A text on the map that lets the pointer through, in the class that `city-map-drawing` gives a look. */
const textAt = (at: Place['at'], text: string, className: string, { pane, anchor }: TextOptions) => {
  const words = document.createElement('span')
  words.textContent = text
  const icon = divIcon({ html: words, className, iconSize: [0, 0], iconAnchor: [...anchor] })
  return marker([...at], { icon, pane, interactive: false, keyboard: false })
}
/** The font size of a city's name, and the approximate width of a letter, in pixels. */
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
  map.createPane(outlinePane).style.zIndex = outlineDepth
  map.createPane(namePane).style.zIndex = nameDepth
  geoJSON(outlines, {
    pane: outlinePane,
    interactive: false,
    style: { color: chartColors.quiet, weight: 0.75, fillColor: chartColors.panel, fillOpacity: 1 },
  }).addTo(map)
  // Drawn over the coarser outline of the country, so that only one border is visible.
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
  const circles = layerGroup().addTo(map)
  const labels = layerGroup().addTo(map)
  let shown: readonly Place[] = []
  const labelAt = (at: Place['at'], text: string) => {
    const { x, y } = map.latLngToLayerPoint([...at])
    return { x, y, width: text.length * letterWidth, height: labelHeight, at, text }
  }
  /** To the right of the circle, else to its left. */
  const placesOfCity = (at: Place['at'], city: string, share: number) => {
    const label = { ...labelAt(at, city), className: 'city-name', pane: 'markerPane' }
    const away = radiusOf(share) + labelGap
    return [
      { ...label, x: label.x + away, left: -away },
      { ...label, x: label.x - away - label.width, left: away + label.width },
    ]
  }
  const placesOfProvince = ({ name, at }: (typeof provinceNames)[number]) => {
    const label = { ...labelAt(at, name), className: 'province-name', pane: namePane }
    return [{ ...label, x: label.x - label.width / 2, left: label.width / 2 }]
  }
  /** Writes as many names as fit: first the cities with the most attempts, then provinces. */
  const writeNames = () => {
    labels.clearLayers()
    const ofCities = shown.flatMap(({ at, city, share }) =>
      city === undefined ? [] : [placesOfCity(at, city, share)],
    )
    for (const { at, text, className, pane, left } of freeLabels([
      ...ofCities,
      ...provinceNames.map(placesOfProvince),
    ]))
      textAt(at, text, className, { pane, anchor: [left, labelHeight / 2] }).addTo(labels)
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
