import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { Link } from 'wouter'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { FramedQuiz } from './use-overview.ts'

const Line = chakra('p', {
  base: {
    _print: { display: 'none' },
    flexBasis: { md: 'full' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
})
const CountLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    borderRadius: 'l1',
    _hover: { color: 'fg', textDecoration: 'underline' },
    '&[data-waits]': { color: 'orange.fg', fontWeight: 'medium' },
  },
})

/**
 * The numbers of stored questions and, as links, of attempts, reports and answers to mark: alike on every tab. With
 * `isUnsaved` they say that they are the stored ones, since the screen below may show others.
 */
export const QuizCounts = ({ quiz, isUnsaved }: { quiz: FramedQuiz; isUnsaved: boolean }) => {
  const { _id: quizId, attempts, reports_count: reports, to_mark: toMark = 0, question_count: asked } = quiz
  const { open_attempts: inside = 0 } = quiz
  const mayMark = useMay('marker')
  return (
    <Line>
      {asked !== undefined && (
        <span>
          {isUnsaved
            ? sayCount(asked, '{count} question saved', '{count} questions saved')
            : sayCount(asked, '{count} question', '{count} questions')}
        </span>
      )}
      {mayMark ? (
        <CountLink href={href.results({ quizId })}>
          {sayCount(attempts, '{count} attempt', '{count} attempts')}
        </CountLink>
      ) : (
        <span>{sayCount(attempts, '{count} attempt', '{count} attempts')}</span>
      )}
      {inside > 0 && <span>{say('{count} in progress', { count: inside })}</span>}
      {reports > 0 && (
        <CountLink href={href.issues({ quizId })}>
          {sayCount(reports, '{count} issue', '{count} issues')}
        </CountLink>
      )}
      {toMark > 0 && mayMark && (
        <CountLink href={href.marking({ quizId })} data-waits>
          {say('{count} to mark', { count: toMark })}
        </CountLink>
      )}
    </Line>
  )
}
