import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import './leaflet-markup.ts'
import 'leaflet/dist/leaflet.css'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { publicConfig } from '../../../api/public-config.ts'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { drawCities, type CityDrawing } from './draw-cities.ts'
import type { Place } from './join-places.ts'
import type { Region } from './regions.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    height: 'full',
    zIndex: '0',
    '& .leaflet-container': { bg: 'bg.muted!', borderRadius: 'lg', font: 'inherit!' },
    '& .leaflet-tooltip': {
      bg: 'bg.panel!',
      color: 'fg!',
      borderColor: 'border!',
      whiteSpace: 'normal!',
      width: 'max-content',
      maxWidth: '10rem',
      _before: { display: 'none!' },
    },
    // Anchored at their left side in pages of both directions.
    '& .city-name, & .province-name': {
      direction: 'ltr',
      whiteSpace: 'nowrap',
      fontSize: 'xs',
      color: 'fg',
    },
    '& .city-name': {
      fontWeight: 'semibold',
      textShadow:
        '0 0 3px var(--chakra-colors-bg-panel), 0 0 3px var(--chakra-colors-bg-panel), 0 0 6px ' +
        'var(--chakra-colors-bg-panel)',
    },
    '& .province-name': { color: 'fg.muted', letterSpacing: 'wide' },
    _dark: {
      '& .leaflet-tile-pane': {
        filter: 'brightness(0.7) invert(1) contrast(0.9) hue-rotate(200deg) saturate(0.4)',
      },
    },
  },
})
const Ground = chakra('div', { base: { height: 'calc(100% - 1.25rem)' } })
const Zoom = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '2',
    top: '2',
    zIndex: '1000',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    '& button': { bg: 'bg.panel', boxShadow: 'md' },
  },
})
const Source = chakra('p', {
  base: { textStyle: 'xs', color: 'fg.muted', textAlign: 'end', '& a': { textDecoration: 'underline' } },
})

type CityMapDrawingProps = { places: readonly Place[]; region: Region; height: number }

/**
 * The map. Country outlines are drawn below the tiles, so that the circles have a background even if no tile
 * can be loaded.
 */
const CityMapDrawing = ({ places, region, height }: CityMapDrawingProps) => {
  const ground = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<CityDrawing>()
  useEffect(() => {
    if (!ground.current) return
    const drawn = drawCities(ground.current)
    setDrawing(drawn)
    // Without tiles, only the outlines are shown.
    publicConfig().then(
      ({ mapTilesUrl }) => drawn.showTiles(mapTilesUrl),
      () => undefined,
    )
    return () => drawn.remove()
  }, [])
  useEffect(() => drawing?.showPlaces(places), [drawing, places])
  useEffect(() => drawing?.turnTo(region), [drawing, region])
  return (
    <Frame style={{ height }}>
      <Ground
        ref={ground}
        role="region"
        aria-label={say('Map of cities. Arrow keys move it, plus and minus zoom.')}
      />
      <Zoom>
        <IconButton
          size="sm"
          variant="outline"
          label={say('Zoom in')}
          icon={<Plus aria-hidden />}
          onClick={() => drawing?.zoomBy(1)}
        />
        <IconButton
          size="sm"
          variant="outline"
          label={say('Zoom out')}
          icon={<Minus aria-hidden />}
          onClick={() => drawing?.zoomBy(-1)}
        />
      </Zoom>
      <Source>
        {saidWith('Map tiles © {link}', {
          link: (
            <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
              {say('OpenStreetMap contributors')}
            </a>
          ),
        })}
      </Source>
    </Frame>
  )
}

export default CityMapDrawing
