import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { Choropleth } from '@nivo/geo'
import { useMemo } from 'react'
import { chartColors, chartTheme } from '../../../ui/charts/chart-theme.ts'
import { ChartTooltip } from '../../../ui/charts/chart-tooltip.tsx'
import { DrawingFrame } from '../../../ui/charts/drawing-frame.tsx'
import { useColorMode } from '../../../ui/theme/color-mode.ts'
import { countryKey } from './country-names.ts'
import { countryOutlines } from './outlines.ts'
import { classIndex, type ValueClass } from './quantile-classes.ts'

/**
 * In pixels at scale 1 of this projection: the width of the world, and the distance from the equator to the
 * northernmost land.
 */
const [worldWidth, northernLand] = [5.48, 1.38]

type Drawn = { properties?: { name?: string }; value?: number }

type CountryMapDrawingProps = {
  countries: StatData['countryStats']
  classes: readonly ValueClass[]
  ratio: number
}

const CountryMapDrawing = ({ countries, classes, ratio }: CountryMapDrawingProps) => {
  const mode = useColorMode()
  const features = useMemo(
    () =>
      countryOutlines.features
        .filter(({ properties }) => properties.name !== 'Antarctica')
        .map((outline) => ({ ...outline, id: countryKey(outline.properties.name) })),
    [],
  )
  const counts = new Map(countries.map(({ id, count }) => [countryKey(id), count]))
  // The library only supports equal steps, so each value is replaced by the index of its class.
  const data = [...counts].map(([id, count]) => ({ id, value: classIndex(classes, count) + 0.5 }))
  const shown = data.filter(({ id }) => features.some((outline) => outline.id === id)).length
  return (
    <DrawingFrame
      label={say('A map of the world: attempts came from {shown} of the countries on it', { shown })}
    >
      {(width) => (
        <Choropleth
          key={mode}
          width={width}
          height={width / ratio}
          role="presentation"
          features={features}
          data={data}
          theme={chartTheme}
          domain={[0, Math.max(1, classes.length)]}
          colors={classes.map(({ color }) => color)}
          unknownColor={chartColors.land}
          borderWidth={0.5}
          borderColor={chartColors.panel}
          projectionType="naturalEarth1"
          projectionScale={width / worldWidth}
          projectionTranslation={[0.5, (northernLand * ratio) / worldWidth]}
          projectionRotation={[0, 0, 0]}
          tooltip={({ feature }: { feature: Drawn }) => (
            <ChartTooltip
              name={feature.properties?.name ?? ''}
              value={formatNumber(counts.get(countryKey(feature.properties?.name ?? '')) ?? 0)}
            />
          )}
        />
      )}
    </DrawingFrame>
  )
}

export default CountryMapDrawing
