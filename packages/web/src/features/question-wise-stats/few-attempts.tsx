import { enoughAttempts } from '@quizwright/domain/rules/describe-figures.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
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

const countedText = (counted: number, students: number): string => {
  const of = students < counted ? ` of ${countOf(students, 'student')}` : ''
  return `${countOf(counted, 'attempt')}${of} ${counted === 1 ? 'is' : 'are'}`
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
        ? 'Nobody has taken this quiz yet, so there are no figures.'
        : `Only ${countedText(counted, students)} counted. Below ` +
          `${enoughAttempts}${students < counted ? ' students' : ''} the figures may change a lot with the ` +
          'next one: do not judge by them yet.'}
    </Notice>
  ) : null

/** A warning above figures that lack the attempts whose answers wait for marks. */
export const WaitingAttempts = ({ waiting = 0 }: { waiting: number | undefined }) =>
  waiting > 0 && (
    <Notice role="note">
      <TriangleAlert size={18} aria-hidden />
      {countOf(waiting, 'attempt waits for marks and is', 'attempts wait for marks and are')} not in these
      figures. Until then they show only the attempts that were marked first, which may not be like the
      others.
    </Notice>
  )
