import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { intervalName } from '@quizwright/domain/rules/figure-names.ts'
import { circleMarker, layerGroup, type Map as LeafletMap } from 'leaflet'
import { formatInterval, formatPercent } from '../../../statistics/format-figures.ts'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import type { Place } from './join-places.ts'

const leastRadius = 4
/** The radius of a circle in pixels. Its area is proportional to the share. */
export const radiusOf = (share: number): number => leastRadius + 1.5 * Math.sqrt(share)

const averageInWords = ({ average, interval }: Place): string =>
  interval
    ? `${formatPercent(average)} (${say(intervalName)} ${formatInterval(interval)})`
    : formatPercent(average)

/** Returns an element, because Leaflet would parse a string as HTML. */
const tooltipOf = (place: Place): HTMLElement => {
  const { city, attempts, share } = place
  const words = document.createElement('span')
  const figures =
    attempts === undefined
      ? formatPercent(share)
      : sayCount(
          attempts,
          '{count} attempt, on average {average}',
          '{count} attempts, on average {average}',
          { average: averageInWords(place) },
        )
  words.textContent = labelled(city ?? say('A place'), figures)
  return words
}

/** Adds the layer with the circles of the cities to a map. */
export const circlesOn = (map: LeafletMap) => {
  const circles = layerGroup().addTo(map)
  return {
    /** Replaces the drawn circles by these. */
    draw: (places: readonly Place[]): void => {
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
    },
  }
}
