import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'
import { Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { UnsavedBadge } from '../../quiz-actions/unsaved-badge.tsx'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { When } from '../../ui/format/when.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { placesOf, titleId } from './quiz-places.ts'

const ToMarkLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    _hover: { textDecoration: 'underline' },
  },
})

type Marked = {
  quiz: ListedQuiz
  /** The number of answers that wait for a mark; undefined while it is unknown. */
  toMark: number | undefined
}

/** Badges for drafts, quizzes with AI applied and quizzes with answers that wait for a mark. */
const Badges = ({ quiz, toMark }: Marked) => (
  <>
    {!quiz.is_published && (
      <>
        {' '}
        <Badge title={say('Not published: students can’t see it')}>{labels.unpublished}</Badge>
      </>
    )}
    {quiz.ai_applied && (
      <>
        {' '}
        <Badge tone="accent" title={say('AI wrote solutions in this quiz')}>
          <Sparkles size={11} aria-hidden />
          {say('Solutions by AI')}
        </Badge>
      </>
    )}
    {toMark !== undefined && toMark > 0 && (
      <>
        {' '}
        <ToMarkLink
          href={href.marking({ quizId: quiz._id })}
          aria-label={say('{count} to mark: answers to {name}', { count: toMark, name: quiz.name })}
        >
          <Badge tone="warning">{say('{count} to mark', { count: toMark })}</Badge>
        </ToMarkLink>
      </>
    )}
  </>
)

type QuizNameProps = Marked & { onShowVersions: (quiz: ListedQuiz) => void }

/**
 * The name of a quiz with its version and links. On a narrow screen it includes the content of hidden
 * columns.
 */
export const QuizName = ({ quiz, toMark, onShowVersions }: QuizNameProps) => {
  const place = [quiz.course?.name, quiz.module?.name].filter(Boolean).join(' · ')
  return (
    <>
      <Link href={href.editQuestions(editorQuery(quiz))} className="title" title={say('Edit questions')}>
        <bdi id={titleId(quiz)}>{quiz.name}</bdi>
      </Link>
      <button
        type="button"
        className="version"
        aria-label={labelled(
          `v${quiz.version}`,
          say('{versions} of {name}', { versions: labels.versions, name: quiz.name }),
        )}
        title={say('Version {version}. {versions}', { version: quiz.version, versions: labels.versions })}
        onClick={() => onShowVersions(quiz)}
      >
        v{quiz.version}
      </button>
      <Badges quiz={quiz} toMark={toMark} /> <UnsavedBadge quizId={quiz._id} />
      {place && (
        <div className="place clip">
          <bdi>{place}</bdi>
        </div>
      )}
      <div className="in-words">
        {quizTypeNames[quiz.quiz_type]} · {sayCount(quiz.attempts, '{count} attempt', '{count} attempts')}
      </div>
      <div className="in-words">
        <When at={quiz.created_at} />
      </div>
      <div className="links">
        {placesOf(quiz).map(({ kind, label, address }) => (
          <Link key={kind} href={address} aria-describedby={titleId(quiz)}>
            {label}
          </Link>
        ))}
      </div>
    </>
  )
}
