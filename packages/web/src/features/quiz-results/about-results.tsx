import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { rest } from '../../api/rest.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    overflow: 'hidden',
    // The values stand in one line, also where only some names take two lines.
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      px: '4',
      py: '3',
      minHeight: '4.25rem',
    },
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})

const useQuiz = (quizId: string | undefined) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'about results', quizId],
    enabled: quizId !== undefined,
    queryFn: async ({ signal }) => {
      const [
        {
          data: { quiz },
        },
        {
          data: { question },
        },
      ] = await Promise.all([
        rest(quizEndpoints).getQuizForInstructor({ params: { id: defined(quizId, 'quizId') } }, { signal }),
        rest(quizEndpoints).getQuestionCount({ params: { quizId: defined(quizId, 'quizId') } }, { signal }),
      ])
      return { name: quiz.name, minutes: toMinutes(quiz.duration), questions: question }
    },
  })

/** Shows the duration, the number of questions and the marks of the quiz. */
export const AboutResults = ({
  quizId,
  totalMarks,
}: {
  quizId: string | undefined
  totalMarks: number | undefined
}) => {
  const { data: quiz, isError } = useQuiz(quizId)
  const waiting = isError ? '–' : <Skeleton width="16" />
  const facts = [
    [say('Quiz Name'), quiz && <bdi>{quiz.name}</bdi>],
    [say('Time allowed (minutes)'), quiz && formatTwoDecimals(quiz.minutes)],
    [say('Total questions'), quiz && formatNumber(quiz.questions)],
    [say('Total marks'), totalMarks === undefined ? undefined : formatNumber(totalMarks)],
  ] as const
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? waiting}</dd>
        </div>
      ))}
    </Facts>
  )
}
