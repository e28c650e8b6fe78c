import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { formatNumber, formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { quizTypeNames } from '@quizwright/domain/texts.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { When } from '../../ui/format/when.tsx'
import { QuizName } from './quiz-name.tsx'
import { RowActions } from './row-actions.tsx'
import type { RowCommands } from './row-commands.ts'

/** In pixels: ten bars of width three, one apart. */
const [barWidth, step, height] = [3, 4, 18]

const describeRecentResults = ({ results, passed, mean }: RecentResults): string =>
  sayCount(
    results,
    'Last {count} result: {mean} on average, {passed} passed',
    'Last {count} results: {mean} on average, {passed} passed',
    { mean: formatPercent(mean, { most: 0 }), passed },
  )

/**
 * Draws the distribution of a quiz's last results: a bar for each tenth of the marks, the best on the right.
 */
const ResultsDrawing = ({ recent }: { recent: RecentResults }) => {
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

type QuizRowProps = {
  quiz: ListedQuiz
  /** The index in the whole list. */
  index: number
  selected: boolean
  /** The number of answers that wait for a mark; undefined while it is unknown. */
  toMark: number | undefined
  /** The distribution of the last results; undefined while it is unknown or if there are none. */
  recent: RecentResults | undefined
  onSelect: (id: string, selected: boolean) => void
  commands: RowCommands
  measure: (row: HTMLTableRowElement | null) => void
}

export const QuizRow = memo(
  ({ quiz, index, selected, toMark, recent, onSelect, commands, measure }: QuizRowProps) => {
    return (
      // `aria-rowindex` counts the heading as row 1.
      <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-selected={selected || undefined}>
        <td className="select">
          <Checkbox
            hideLabel
            label={say('Select {name}', { name: quiz.name })}
            checked={selected}
            onChange={(checked) => onSelect(quiz._id, checked)}
          />
        </td>
        <th scope="row" className="name">
          <QuizName quiz={quiz} toMark={toMark} onShowVersions={commands.showVersions} />
        </th>
        <td className="wide clip" title={quiz.course?.name}>
          <bdi>{quiz.course?.name}</bdi>
        </td>
        <td className="wide clip" title={quiz.module?.name}>
          <bdi>{quiz.module?.name}</bdi>
        </td>
        <td className="middle">{quizTypeNames[quiz.quiz_type]}</td>
        <td className="middle" data-numeric>
          <span className="attempts">
            {formatNumber(quiz.attempts)}
            {recent && <ResultsDrawing recent={recent} />}
          </span>
        </td>
        <td className="middle">
          <When at={quiz.created_at} />
        </td>
        <td data-numeric>
          <button
            type="button"
            className="issues"
            data-some={quiz.reports_count > 0 || undefined}
            aria-label={sayCount(
              quiz.reports_count,
              '{count} issue reported for {name}',
              '{count} issues reported for {name}',
              { name: quiz.name },
            )}
            onClick={() => commands.showIssues(quiz)}
          >
            {formatNumber(quiz.reports_count)}
          </button>
        </td>
        <td className="actions">
          <RowActions quiz={quiz} commands={commands} />
        </td>
      </tr>
    )
  },
)
QuizRow.displayName = 'QuizRow'
