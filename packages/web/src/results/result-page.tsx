import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { QueryError } from '../api/query-error.tsx'
import { href } from '../routes/routes.ts'
import { Page } from '../ui/layout/page.tsx'
import { StudentLine } from './student-line.tsx'
import { panel } from '../ui/layout/panel.ts'
import { RowsSkeleton } from '../ui/loading/rows-skeleton.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { MutedText } from '../ui/layout/parts.tsx'

/** Says how many answers of a result are left out, because other markers mark them. */
const AnswersOfOthers = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && (
    <MutedText>
      {sayCount(
        count,
        '{count} answer is not shown: another marker marks it.',
        '{count} answers are not shown: other markers mark them.',
      )}
    </MutedText>
  )

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Card = chakra('div', { base: panel })
const Figures = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: '4' },
})
const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', pt: '2' } })

/** The placeholder of a result: its figures, bars and table. `height` is the total height, a CSS length. */
const ResultSkeleton = ({ height }: { height: string }) => (
  <Stack role="status" aria-label={say('Loading the result')} style={{ minHeight: height }}>
    <Card>
      <Figures>
        {['score', 'grade', 'marks', 'verdict'].map((figure) => (
          <Skeleton key={figure} role="presentation" maxWidth="8rem" height="3rem" />
        ))}
      </Figures>
      <Lines>
        {['student', 'average', 'best'].map((bar) => (
          <Skeleton key={bar} role="presentation" data-line minHeight="0" />
        ))}
      </Lines>
    </Card>
    <RowsSkeleton label={say('Loading its table')} rows={4} columns={[4, 4, 4]} rowHeight="11" />
  </Stack>
)

type ResultPageProps = {
  found: Pick<UseQueryResult, 'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch'>
  /** Undefined until it is loaded. */
  result:
    | (ComponentProps<typeof StudentLine>['result'] &
        Pick<ListedResult, 'quiz_id'> & { answers_of_others?: number | undefined })
    | undefined
  /** Shown until the name of the student is known. */
  title: string
  actions?: ReactNode
  /** The height that is reserved while the result loads, as a CSS length. */
  height: string
  children: ReactNode
}

/** The page of a student's result. Shows the student and the attempt, or why the result cannot be shown. */
export const ResultPage = ({ found, result, title, actions, height, children }: ResultPageProps) => (
  <Page
    actions={actions}
    title={result ? <bdi>{result.user.full_name}</bdi> : title}
    back={{
      href: result ? href.results({ quizId: result.quiz_id }) : href.quizList({ keepFilters: 'true' }),
      label: labels.back,
      toPrevious: true,
    }}
  >
    {found.isPending && <ResultSkeleton height={height} />}
    {found.isError && <QueryError query={found} title={say('The result couldn’t be loaded')} />}
    {result && (
      <>
        <StudentLine result={result} />
        {children}
        <AnswersOfOthers count={result.answers_of_others} />
      </>
    )}
  </Page>
)
