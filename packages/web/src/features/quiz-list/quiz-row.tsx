import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { labels, quizTypeNames } from '@quizwright/contracts/texts.ts'
import { Sparkles } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { href } from '../../routes/routes.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { When } from '../../ui/format/when.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { editorQuery } from '../../routes/editor-query.ts'
import { placesOf, titleId } from './quiz-places.ts'
import { ResultsDrawing } from './results-drawing.tsx'
import { RowActions } from './row-actions.tsx'
import type { RowCommands } from './row-commands.ts'

const attemptsText = (attempts: number): string => countOf(attempts, 'attempt')

const ToMarkLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    _hover: { textDecoration: 'underline' },
  },
})

type QuizRowProps = {
  quiz: ListedQuiz
  /** Its place in the whole list, from 0. */
  index: number
  selected: boolean
  /** How many of its answers wait for a mark; undefined while that is not known. */
  toMark: number | undefined
  /** How its last results are distributed; undefined while that is not known, or there are none. */
  recent: RecentResults | undefined
  onSelect: (id: string, selected: boolean) => void
  commands: RowCommands
  measure: (row: HTMLTableRowElement | null) => void
}

export const QuizRow = memo(
  ({ quiz, index, selected, toMark, recent, onSelect, commands, measure }: QuizRowProps) => {
    const place = [quiz.course?.name, quiz.module?.name].filter(Boolean).join(' · ')
    return (
      // The heading is row 1.
      <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-selected={selected || undefined}>
        <td className="select">
          <Checkbox
            hideLabel
            label={`Select ${quiz.name}`}
            checked={selected}
            onChange={(checked) => onSelect(quiz._id, checked)}
          />
        </td>
        <th scope="row" className="name">
          <Link href={href.editQuestions(editorQuery(quiz))} className="title" title="Edit questions">
            <bdi id={titleId(quiz)}>{quiz.name}</bdi>
          </Link>
          <button
            type="button"
            className="version"
            aria-label={`v${quiz.version}: ${labels.versions} of ${quiz.name}`}
            title={`Version ${quiz.version}. ${labels.versions}`}
            onClick={() => commands.showVersions(quiz)}
          >
            v{quiz.version}
          </button>
          {quiz.ai_applied && (
            <>
              {' '}
              <Badge tone="accent" title="Artificial intelligence was applied to this quiz">
                <Sparkles size={11} aria-hidden />
                AI
              </Badge>
            </>
          )}
          {toMark !== undefined && toMark > 0 && (
            <>
              {' '}
              <ToMarkLink
                href={href.marking({ quizId: quiz._id })}
                aria-label={`${toMark.toLocaleString()} to mark: answers to ${quiz.name}`}
              >
                <Badge tone="warning">{toMark.toLocaleString()} to mark</Badge>
              </ToMarkLink>
            </>
          )}
          {place && <div className="place clip">{place}</div>}
          <div className="facts">
            {quizTypeNames[quiz.quiz_type]} · {attemptsText(quiz.attempts)}
          </div>
          <div className="facts">
            <When at={quiz.created_at} />
          </div>
          <div className="links">
            {placesOf(quiz).map(({ kind, label, address }) => (
              <Link key={kind} href={address} aria-describedby={titleId(quiz)}>
                {label}
              </Link>
            ))}
          </div>
        </th>
        <td className="wide clip" title={quiz.course?.name}>
          {quiz.course?.name}
        </td>
        <td className="wide clip" title={quiz.module?.name}>
          {quiz.module?.name}
        </td>
        <td className="middle">{quizTypeNames[quiz.quiz_type]}</td>
        <td className="middle" data-numeric>
          <span className="attempts">
            {quiz.attempts.toLocaleString()}
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
            aria-label={`${countOf(quiz.reports_count, 'issue')} reported for ${quiz.name}`}
            onClick={() => commands.showIssues(quiz)}
          >
            {quiz.reports_count.toLocaleString()}
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
