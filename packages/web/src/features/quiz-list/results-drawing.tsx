import { formatNumber, formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'

/** In pixels: ten bars of width three, one apart. */
const [barWidth, step, height] = [3, 4, 18]

export const describeRecentResults = ({ results, passed, mean }: RecentResults): string =>
  `Last ${countOf(results, 'result')}: ${formatPercent(mean, { most: 0 })} on average, ${formatNumber(passed)} passed`

/**
 * Draws the distribution of a quiz's last results: a bar for each tenth of the marks, the best on the right.
 */
export const ResultsDrawing = ({ recent }: { recent: RecentResults }) => {
  const most = Math.max(...recent.bands)
  return (
    <svg
      role="img"
      aria-label={describeRecentResults(recent)}
      width={recent.bands.length * step - 1}
      height={height}
      fill="currentColor"
    >
      <title>{describeRecentResults(recent)}</title>
      {recent.bands.map((count, band) => {
        // A band without results is drawn as a line.
        const barHeight = count === 0 ? 1 : Math.max(3, (count / most) * height)
        return (
          <rect
            key={band}
            x={band * step}
            y={height - barHeight}
            width={barWidth}
            height={barHeight}
            opacity={count === 0 ? 0.35 : 1}
          />
        )
      })}
    </svg>
  )
}
