import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { Info } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { useCanCorrect, useCanGradeAgain } from '../../corrections/can-correct.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { MakeVersionButton } from './make-version-button.tsx'
import type { FramedQuiz } from './use-overview.ts'

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    mt: '4',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'sm',
    '& svg': { flexShrink: '0', width: '4', height: '4', mt: '0.5' },
    '& a': { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '2px' },
    '@media print': { display: 'none' },
  },
})

const whoAnswered = ({ attempts, open_attempts: inside = 0, students = 0 }: FramedQuiz): string => {
  const taking = sayCount(inside, '{count} attempt is in progress.', '{count} attempts are in progress.')
  const answered =
    students > 0
      ? sayCount(students, '{count} student has taken this quiz.', '{count} students have taken this quiz.')
      : say('Students have taken this quiz.')
  if (inside === 0) return answered
  return attempts === 0 ? taking : `${answered} ${taking}`
}

const KeptCorrections = lazy(() => importWhenOnline(() => import('./kept-corrections.tsx')))

/** How marks are corrected without a new version: descriptive answers have no key. */
const byKey = texts({
  newest:
    'Saving changes creates version {next}; existing results stay as they are. To fix a wrong answer key, use ' +
    '{marks}.',
  old:
    'Version {version} is newer: {link}. Changes here will go into version {next}. Is the answer key wrong? Use ' +
    '{marks} instead.',
})
const bySolution = texts({
  newest:
    'Saving changes creates version {next}; existing results stay as they are. To fix a wrong solution, use ' +
    '{marks}.',
  old:
    'Version {version} is newer: {link}. Changes here will go into version {next}. Is a solution wrong? Use ' +
    '{marks} instead.',
})

/**
 * Says, before anything is typed, that students have begun or answered this version: changing its questions creates a
 * new version, and marks can be corrected without one.
 */
export const AttemptedNotice = ({ quiz }: { quiz: FramedQuiz }) => {
  const [canCorrectKeys, canGradeAgain] = [useCanCorrect(), useCanGradeAgain()]
  const isDescriptive = quiz.quiz_type === 'daq'
  const canCorrect = isDescriptive ? canGradeAgain : canCorrectKeys
  const corrects = isDescriptive ? bySolution : byKey
  const { attempts, open_attempts: inside = 0 } = quiz
  if (attempts === 0 && inside === 0) return null
  const { newest = quiz } = quiz
  const isOld = newest._id !== quiz._id
  const links = {
    link: (
      <Link href={href.editQuestions(editorQuery({ ...quiz, _id: newest._id }))}>{say('edit that one')}</Link>
    ),
    marks: (
      <Link href={href.questionStats(quiz._id)}>
        {isDescriptive ? say('Suggest marks again') : say('Regrade')}
      </Link>
    ),
  }
  const [version, next] = [newest.version, newest.version + 1]
  const whatOldBecomes = canCorrect
    ? saidWith(corrects.old, links, { version, next })
    : saidWith('Version {version} is newer: {link}. Changes here will go into version {next}.', links, {
        version,
        next,
      })
  const whatNewestBecomes = canCorrect
    ? saidWith(corrects.newest, links, { next })
    : say('Saving changes creates version {next}; existing results stay as they are.', { next })
  return (
    <Note role="note">
      <Info aria-hidden />
      <span>
        {whoAnswered(quiz)} {isOld ? whatOldBecomes : whatNewestBecomes}
        <Suspense>
          <KeptCorrections quizId={quiz._id} />
        </Suspense>
        {!isOld && (
          <>
            {' '}
            <MakeVersionButton quiz={quiz} />
          </>
        )}
      </span>
    </Note>
  )
}
