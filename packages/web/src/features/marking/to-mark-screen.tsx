import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CheckCheck, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { QueryError } from '../../api/query-error.tsx'
import { useMarkingOverview } from '../../results/use-marking-overview.ts'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { When } from '../../ui/format/when.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { ConfirmSureDialog } from './confirm-sure-dialog.tsx'
import { OfTeam, TeamLink } from './team/team-in-list.tsx'
import { SuggestionsProblem } from './suggestions-problem.tsx'

const Intro = chakra('p', { base: { color: 'fg.muted', textStyle: 'sm', maxWidth: '46rem', mt: '-2' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: { sm: 'flex-end' } },
})

const Sure = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2' },
})

const Owner = chakra('small', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
})

const columns = () =>
  [
    say('To mark'),
    say('Confident suggestions'),
    say('Uncertain suggestions'),
    say('No suggestion'),
    say('Waiting since'),
  ] as const

const Row = ({ quiz, onConfirm }: { quiz: QuizToMark; onConfirm: () => void }) => (
  <tr>
    <th scope="row">
      <Link href={href.marking({ quizId: quiz.quiz_id })}>
        <bdi>{quiz.name}</bdi>
      </Link>
      {quiz.owner_name !== undefined && (
        <Owner>
          {quiz.owner_name === ''
            ? say('Owned by a colleague')
            : say('Owned by {owner}', { owner: quiz.owner_name })}
        </Owner>
      )}
      <OfTeam quiz={quiz} />
      {quiz.suggestions_problem && <SuggestionsProblem problem={quiz.suggestions_problem} />}
    </th>
    <td data-numeric data-label={columns()[0]}>
      {formatNumber(quiz.to_mark)}
    </td>
    <td data-numeric data-label={columns()[1]}>
      <Sure>
        {quiz.sure > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<CheckCheck aria-hidden />}
            aria-label={say('Confirm confident suggestions of {name}', { name: quiz.name })}
            onClick={onConfirm}
          >
            {say('Confirm…')}
          </Button>
        )}
        {formatNumber(quiz.sure)}
      </Sure>
    </td>
    <td data-numeric data-label={columns()[2]}>
      {formatNumber(quiz.unsure)}
    </td>
    <td data-numeric data-label={columns()[3]}>
      {formatNumber(quiz.without_suggestion)}
    </td>
    <td data-label={columns()[4]}>
      <When at={quiz.oldest} />
    </td>
    <td>
      <Actions>
        <TeamLink quiz={quiz} />
        {quiz.to_mark > 0 && (
          <ButtonLink size="sm" href={href.marking({ quizId: quiz.quiz_id })}>
            {say('Mark')}
          </ButtonLink>
        )}
      </Actions>
    </td>
  </tr>
)

const Quizzes = ({ quizzes }: { quizzes: readonly QuizToMark[] }) => {
  const [confirming, setConfirming] = useState<QuizToMark>()
  return (
    <>
      <Intro>
        {say(
          'A suggested mark counts only after you confirm it. Confirm marks one at a time, or confirm all of a ' +
            'quiz’s confident suggestions at once. Students see their result when all their answers are marked.',
        )}
      </Intro>
      <TableScroll narrow label={say('Quizzes with answers to mark')}>
        <StackingTable aria-label={say('Quizzes with answers to mark')} minWidth={{ sm: '50rem !important' }}>
          <thead>
            <tr>
              <th scope="col">{say('Quiz')}</th>
              {columns().map((name, index) => (
                <th key={name} scope="col" data-numeric={index < 4 || undefined}>
                  {name}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{say('Actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {quizzes.map((quiz) => (
              <Row key={quiz.quiz_id} quiz={quiz} onConfirm={() => setConfirming(quiz)} />
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
      {confirming && (
        <ConfirmSureDialog
          quizId={confirming.quiz_id}
          quizName={confirming.name}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </>
  )
}

/** /quiz/to-mark: the answers that wait for the instructor, by quiz. */
const ToMarkScreen = () => {
  const overview = useMarkingOverview()
  const total = overview.data?.reduce((sum, { to_mark }) => sum + to_mark, 0) ?? 0
  return (
    <Page
      title={say(screenRoutes.toMark.title)}
      back={{ href: href.quizList({ keepFilters: 'true' }), label: labels.back, toPrevious: true }}
      actions={
        total > 0 && (
          <ButtonLink variant="solid" href={href.marking()}>
            {say('Start marking')}
          </ButtonLink>
        )
      }
    >
      {overview.isPending && (
        <RowsSkeleton label={say('Loading answers to mark')} rows={3} columns={[3, 3, 3, 11]} />
      )}
      {overview.isError && <QueryError query={overview} title={say('Answers to mark couldn’t be loaded')} />}
      {overview.data &&
        (overview.data.length === 0 ? (
          <EmptyState title={say('Nothing to mark')} icon={<CircleCheck aria-hidden />}>
            {say('Descriptive answers that students submit appear here.')}
          </EmptyState>
        ) : (
          <Quizzes quizzes={overview.data} />
        ))}
    </Page>
  )
}

export default ToMarkScreen
