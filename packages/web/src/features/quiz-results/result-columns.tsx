import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import type { ReactNode } from 'react'
import { formatScore, formatTwoDecimals, secondsPerQuestion } from '../../results/figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

type Column = {
  name: string
  /** In pixels. The student's name takes the remaining width. */
  width?: number
  numeric?: true
  /**
   * The columns that are left out where there is no room for all of them, those with 1 first. Then the details of the
   * row have them.
   */
  leaves?: 1 | 2 | 3
  /** Whether the column is left out on paper, which is too narrow for all; the download has them. */
  onScreenOnly?: true
  /** On paper: `line` keeps a figure in one line, `date` breaks before its time, `breaks` breaks anywhere. */
  onPaper?: 'line' | 'date' | 'breaks'
  /** On a phone: `first` comes first, `whole` fills a line. */
  onPhone?: 'first' | 'whole'
  cell: (result: ListedResult) => ReactNode
  /** The full content, for a cell that may be truncated. */
  title?: (result: ListedResult) => string
}

const Lines = chakra('span', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: { base: 'flex-start', sm: 'flex-end' },
    gap: '0.5',
    '& > small': { textStyle: 'xs', color: 'fg.muted' },
    '& > small:empty': { display: 'none' },
  },
})

const ifGraded = (result: ListedResult, figure: string): ReactNode => (result.being_graded ? '–' : figure)

/** Empty if the operator's own services do not count the waiting answers. */
const waitingTitle = ({ to_mark: toMark }: ListedResult): string =>
  toMark === undefined
    ? say('Some answers need marking')
    : sayCount(toMark, '{count} answer to mark', '{count} answers to mark')

/** Beside answers that are marked by a key, it says how many of all wait. */
const waitingShare = ({ quiz, to_mark: toMark, question_count: count }: ListedResult): string | undefined =>
  quiz.quiz_type === 'daq' || toMark === undefined || count === undefined
    ? undefined
    : say('{count} of {total}', { count: toMark, total: count })

/** An address that is too long for its line breaks before the @ instead of inside a word. */
const breakable = (email: string): ReactNode => {
  const index = email.lastIndexOf('@')
  return index < 0 ? (
    <bdi>{email}</bdi>
  ) : (
    <bdi>
      {email.slice(0, index)}
      <wbr />
      {email.slice(index)}
    </bdi>
  )
}

/** The columns after the serial number, #ID and the student's name. */
export const columns = (): readonly Column[] => [
  {
    name: say('Email'),
    onPaper: 'breaks',
    width: 190,
    leaves: 3,
    onPhone: 'whole',
    cell: ({ user }) => breakable(user.email),
    title: ({ user }) => user.email,
  },
  {
    name: say('Phone'),
    width: 166,
    leaves: 1,
    onScreenOnly: true,
    cell: ({ user }) => <bdi dir="ltr">{user.phone}</bdi>,
    title: ({ user }) => user.phone,
  },
  {
    name: say('Marks obtained'),
    width: 92,
    numeric: true,
    onPhone: 'first',
    cell: (result) =>
      result.being_graded ? (
        <Lines>
          <Badge tone="warning" title={waitingTitle(result)}>
            {say('To mark')}
          </Badge>
          <small>{waitingShare(result)}</small>
        </Lines>
      ) : (
        formatTwoDecimals(result.obtained_marks ?? 0)
      ),
  },
  {
    name: say('Marks obtained (%)'),
    width: 104,
    numeric: true,
    onPhone: 'first',
    cell: (result) => ifGraded(result, formatScore(result)),
  },
  {
    name: say('Date'),
    width: 206,
    onPaper: 'date',
    cell: ({ created_at }) => <bdi>{formatDateTime(created_at)}</bdi>,
  },
  {
    name: say('City'),
    width: 104,
    leaves: 1,
    onScreenOnly: true,
    cell: ({ user }) => <bdi>{user.city}</bdi>,
    title: ({ user }) => user.city,
  },
  {
    name: say('Institute'),
    width: 160,
    leaves: 2,
    cell: ({ user }) => <bdi>{user.university}</bdi>,
    title: ({ user }) => user.university,
  },
  {
    name: say('Time per question'),
    onPaper: 'line',
    width: 88,
    leaves: 1,
    onScreenOnly: true,
    numeric: true,
    cell: (result) => formatDuration(secondsPerQuestion(result)),
  },
  {
    name: say('Total time'),
    onPaper: 'line',
    width: 112,
    leaves: 3,
    numeric: true,
    cell: ({ time_spent }) => formatDuration(time_spent),
  },
]
