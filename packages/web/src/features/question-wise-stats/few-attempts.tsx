import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { enoughAttempts } from '@quizwright/domain/rules/describe-figures.ts'
import { TriangleAlert } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Notice = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
    '& svg': { flexShrink: '0' },
  },
})

const fewText = (counted: number, students: number): string => {
  const values = { students, enough: enoughAttempts }
  return students < counted
    ? sayCount(
        counted,
        'Only {count} attempt of {students} students is counted. Below {enough} students the figures ' +
          'may change a lot with the next one: do not judge by them yet.',
        'Only {count} attempts of {students} students are counted. Below {enough} students the figures ' +
          'may change a lot with the next one: do not judge by them yet.',
        values,
      )
    : sayCount(
        counted,
        'Only {count} attempt is counted. Below {enough} the figures may change a lot with the next ' +
          'one: do not judge by them yet.',
        'Only {count} attempts are counted. Below {enough} the figures may change a lot with the next ' +
          'one: do not judge by them yet.',
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
    <Notice role="note">
      <TriangleAlert size={18} aria-hidden />
      {counted === 0
        ? say('Nobody has taken this quiz yet, so there are no figures.')
        : fewText(counted, students)}
    </Notice>
  ) : null

/** A warning above figures that lack the attempts whose answers wait for marks. */
export const WaitingAttempts = ({ waiting = 0 }: { waiting: number | undefined }) =>
  waiting > 0 && (
    <Notice role="note">
      <TriangleAlert size={18} aria-hidden />
      {sayCount(
        waiting,
        '{count} attempt waits for marks and is not in these figures. Until then they show ' +
          'only the attempts that were marked first, which may not be like the others.',
        '{count} attempts wait for marks and are not in these figures. Until then they show ' +
          'only the attempts that were marked first, which may not be like the others.',
      )}
    </Notice>
  )
