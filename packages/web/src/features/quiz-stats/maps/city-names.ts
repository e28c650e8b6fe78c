import { say } from '@quizwright/domain/language/say.ts'
import { divIcon, layerGroup, type Map as LeafletMap, marker } from 'leaflet'
import { radiusOf } from './city-circles.ts'
import { freeLabels } from './free-labels.ts'
import type { Place } from './join-places.ts'
import { provinceNames } from './provinces.ts'

const namePane = 'names'
/** The z-index, below the tiles, which have their own names. */
const nameDepth = '160'
/** The font size of a city's name, the approximate width of a letter, and a gap, in pixels. */
const [labelHeight, letterWidth, labelGap] = [15, 7, 4]

type TextOptions = { pane: string; anchor: readonly [x: number, y: number] }

/** A text on the map that ignores the pointer. `city-map-drawing` styles its class. */
const textAt = (at: Place['at'], text: string, className: string, { pane, anchor }: TextOptions) => {
  const words = document.createElement('span')
  words.textContent = text
  const icon = divIcon({ html: words, className, iconSize: [0, 0], iconAnchor: [...anchor] })
  return marker([...at], { icon, pane, interactive: false, keyboard: false })
}

const labelAt = (map: LeafletMap, at: Place['at'], text: string) => {
  const { x, y } = map.latLngToLayerPoint([...at])
  return { x, y, width: text.length * letterWidth, height: labelHeight, at, text }
}

/** The possible positions of a name: right of the circle, then left of it. */
const placesOfCity = (map: LeafletMap, at: Place['at'], city: string, share: number) => {
  const label = { ...labelAt(map, at, city), className: 'city-name', pane: 'markerPane' }
  const away = radiusOf(share) + labelGap
  return [
    { ...label, x: label.x + away, left: -away },
    { ...label, x: label.x - away - label.width, left: away + label.width },
  ]
}

const placesOfProvince = (map: LeafletMap, { name, at }: (typeof provinceNames)[number]) => {
  const label = { ...labelAt(map, at, say(name)), className: 'province-name', pane: namePane }
  return [{ ...label, x: label.x - label.width / 2, left: label.width / 2 }]
}

/** Adds the layer with the names to a map. */
export const namesOn = (map: LeafletMap) => {
  map.createPane(namePane).style.zIndex = nameDepth
  const labels = layerGroup().addTo(map)
  return {
    /** Writes as many names as fit at this zoom: first the cities with the most attempts, then provinces. */
    write: (places: readonly Place[]): void => {
      labels.clearLayers()
      const ofCities = places.flatMap(({ at, city, share }) =>
        city === undefined ? [] : [placesOfCity(map, at, city, share)],
      )
      const ofProvinces = provinceNames.map((province) => placesOfProvince(map, province))
      for (const { at, text, className, pane, left } of freeLabels([...ofCities, ...ofProvinces]))
        textAt(at, text, className, { pane, anchor: [left, labelHeight / 2] }).addTo(labels)
    },
  }
}
