import { map as createMap, tileLayer } from 'leaflet'
import { circlesOn } from './city-circles.ts'
import { namesOn } from './city-names.ts'
import { drawLand } from './land-outlines.ts'
import type { Place } from './join-places.ts'
import { type Region, zoomFor, zoomStep } from './regions.ts'

export type CityDrawing = ReturnType<typeof drawCities>

/** Creates a Leaflet map in an element, without Leaflet's own controls, which are inserted as markup. */
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
  drawLand(map)
  const [circles, names] = [circlesOn(map), namesOn(map)]
  let shown: readonly Place[] = []
  map.on('zoomend', () => names.write(shown))
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
    /**
     * `address` contains {z}, {x} and {y}. The tile service gets only the origin of the page as the referrer.
     */
    showTiles: (address: string) =>
      void tileLayer(address, { maxZoom: 12, referrerPolicy: 'origin' }).addTo(map),
    showPlaces: (places: readonly Place[]) => {
      circles.draw(places)
      shown = places
      if (region) names.write(shown)
    },
    turnTo: (next: Region) => {
      region = next
      turn()
      names.write(shown)
    },
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps),
    remove: () => {
      resizing.disconnect()
      map.remove()
    },
  }
}
