import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { UnsavedBadge, UnsavedQuizzes } from '../../quiz-actions/unsaved-badge.tsx'
import { sayRole } from '../../quiz-actions/quiz-role.ts'
import type { useUnsavedQuizzes } from '../document/unsaved-quizzes.ts'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { FramedQuiz } from './use-overview.ts'

const Version = chakra('button', {
  base: {
    textStyle: 'xs',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    color: 'fg.muted',
    px: '1.5',
    minHeight: '6',
    borderRadius: 'l1',
    cursor: 'button',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
})

/** Keeps both together when they wrap to the next line. */
const Both = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
})

type QuizStateProps = {
  quiz: FramedQuiz
  unsaved: ReturnType<typeof useUnsavedQuizzes>
  onShowVersions: () => void
  onShowPeople: () => void
}

const stateOf = ({ is_archived, is_published }: FramedQuiz) => {
  if (is_archived) return { name: say('Archived'), tone: 'warning' as const }
  return is_published
    ? { name: say('Published'), tone: 'good' as const }
    : { name: labels.unpublished, tone: 'neutral' as const }
}

/**
 * Shows whether a quiz is a draft, published or archived, its version, which opens the history, and for a quiz of
 * somebody else the own role, which opens the people.
 */
export const QuizState = ({ quiz, unsaved, onShowVersions, onShowPeople }: QuizStateProps) => {
  const { name, tone } = stateOf(quiz)
  const since = quiz.is_published && quiz.published_at ? formatDateTime(quiz.published_at) : undefined
  return (
    <Both>
      <Badge data-not-printed tone={tone} title={since && say('Published on {since}', { since })}>
        {name}
      </Badge>
      <UnsavedQuizzes value={unsaved}>
        <UnsavedBadge quizId={quiz._id} />
      </UnsavedQuizzes>
      <Version type="button" title={say('Show the versions')} onClick={onShowVersions}>
        {say('Version {version}', { version: quiz.version })}
      </Version>
      {quiz.role && quiz.role !== 'owner' && (
        <Version type="button" title={say('Show the people')} onClick={onShowPeople}>
          {quiz.owner_name
            ? say('{role} · owned by {owner}', { role: sayRole(quiz.role), owner: quiz.owner_name })
            : sayRole(quiz.role)}
        </Version>
      )}
    </Both>
  )
}
