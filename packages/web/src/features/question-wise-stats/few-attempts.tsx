import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { enoughAttempts } from '@quizwright/domain/rules/describe-figures.ts'
import { TriangleAlert } from 'lucide-react'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'

const fewText = (counted: number, students: number): string => {
  const values = { students, enough: enoughAttempts }
  return students < counted
    ? sayCount(
        counted,
        'Only {count} attempt by {students} students counts so far. With fewer than {enough} students, ' +
          'figures can change a lot with the next one, so don’t rely on them yet.',
        'Only {count} attempts by {students} students count so far. With fewer than {enough} students, ' +
          'figures can change a lot with the next one, so don’t rely on them yet.',
        values,
      )
    : sayCount(
        counted,
        'Only {count} attempt counts so far. With fewer than {enough}, figures can change a lot with ' +
          'the next one, so don’t rely on them yet.',
        'Only {count} attempts count so far. With fewer than {enough}, figures can change a lot with ' +
          'the next one, so don’t rely on them yet.',
        { enough: enoughAttempts },
      )
}

type FewAttemptsProps = {
  counted: number
  /** The number of students with these attempts, if known. */
  students: number | undefined
  isFew: boolean
}

/** A warning above figures that are based on few students. */
export const FewAttempts = ({ counted, students = counted, isFew }: FewAttemptsProps) =>
  isFew ? (
    <WarningNote role="note" flexWrap="nowrap">
      <TriangleAlert size={18} aria-hidden />
      {counted === 0
        ? say('No one has taken this quiz yet, so there are no figures.')
        : fewText(counted, students)}
    </WarningNote>
  ) : null

/** A warning above figures that lack the attempts whose answers wait for marks. */
export const WaitingAttempts = ({ waiting = 0 }: { waiting: number | undefined }) =>
  waiting > 0 && (
    <WarningNote role="note" flexWrap="nowrap">
      <TriangleAlert size={18} aria-hidden />
      {sayCount(
        waiting,
        '{count} attempt hasn’t been marked and isn’t included yet. The attempts marked so far may not ' +
          'be typical.',
        '{count} attempts haven’t been marked and aren’t included yet. The attempts marked so far may ' +
          'not be typical.',
      )}
    </WarningNote>
  )
