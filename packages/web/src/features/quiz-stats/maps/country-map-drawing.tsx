import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { Choropleth } from '@nivo/geo'
import { useMemo, useSyncExternalStore } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { chartColors, chartTheme } from '../../../ui/charts/chart-theme.ts'
import { ChartTooltip } from '../../../ui/charts/chart-tooltip.tsx'
import { useWidth } from '../../../ui/charts/use-width.ts'
import { colorMode } from '../../../ui/theme/color-mode.ts'
import { countryKey } from './country-names.ts'
import { countryOutlines } from './outlines.ts'

const Frame = chakra('div', { base: { position: 'relative', height: 'full', minWidth: '0' } })
const Legend = chakra('div', {
  base: {
    position: 'absolute',
    insetStart: '0',
    bottom: '0',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'xs',
    color: 'fg.muted',
    '& i': { width: '1.25rem', height: '0.75rem', borderRadius: 'xs' },
  },
})

/** From few to many. */
const shades = [25, 45, 65, 85, 100].map(
  (share) => `color-mix(in oklab, ${chartColors.accent} ${share}%, ${chartColors.panel})`,
)
/**
 * At scale 1 in this projection, in pixels: the whole world's width, and how far the northernmost land lies
 * above the equator.
 */
const [worldWidth, northernLand] = [5.48, 1.38]

type Drawn = { properties?: { name?: string }; value?: number }

const CountryMapDrawing = ({ countries, ratio }: { countries: StatData['countryStats']; ratio: number }) => {
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.current)
  const [frame, width] = useWidth<HTMLDivElement>()
  const features = useMemo(
    () =>
      countryOutlines.features
        .filter(({ properties }) => properties.name !== 'Antarctica')
        .map((outline) => ({ ...outline, id: countryKey(outline.properties.name) })),
    [],
  )
  const byKey = new Map<string, number>()
  for (const { id, count } of countries) byKey.set(countryKey(id), (byKey.get(countryKey(id)) ?? 0) + count)
  const data = [...byKey].map(([id, value]) => ({ id, value }))
  const [height, scale] = [width / ratio, width / worldWidth]
  const most = Math.max(1, ...data.map(({ value }) => value))
  const shown = data.filter(({ id }) => features.some((outline) => outline.id === id)).length
  return (
    <Frame
      ref={frame}
      role="img"
      aria-label={`A map of the world: attempts came from ${shown} of the countries on it`}
    >
      {width > 0 && (
        <Choropleth
          key={mode}
          width={width}
          height={height}
          role="presentation"
          features={features}
          data={data}
          theme={chartTheme}
          domain={[0, most]}
          colors={shades}
          unknownColor={chartColors.ground}
          borderWidth={0.5}
          borderColor={chartColors.panel}
          projectionType="naturalEarth1"
          projectionScale={scale}
          projectionTranslation={[0.5, (northernLand * scale) / height]}
          projectionRotation={[0, 0, 0]}
          tooltip={({ feature }: { feature: Drawn }) => (
            <ChartTooltip
              name={feature.properties?.name ?? ''}
              value={(feature.value ?? 0).toLocaleString()}
            />
          )}
        />
      )}
      <Legend aria-hidden>
        1
        {shades.map((shade) => (
          <i key={shade} style={{ background: shade }} />
        ))}
        {most.toLocaleString()}
      </Legend>
    </Frame>
  )
}

export default CountryMapDrawing
