import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { mayAs } from '@quizwright/domain/rules/role.ts'
import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { QueryError } from '../../../api/query-error.tsx'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { StackingTable } from '../../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../../ui/table/table.tsx'
import { FindField } from '../find-field.tsx'
import { listId } from '../use-row-keys.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'

/** The loaded pages of the quizzes that others share, newest first. A blank text finds all. */
const useSharedQuizzes = (text: string) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.quizzes, 'shared', text],
    queryFn: async ({ pageParam, signal }) => {
      const body = {
        filters: { is_archived: false, quiz_type: 'all' as const },
        sort: defaultListState.sort,
        search: { key: 'quiz' as const, value: text, search: text !== '', everywhere: true },
        pagination: { ...defaultListState.pagination, page: pageParam },
      }
      return (await rest(shareEndpoints).getSharedQuizzes({ body }, { signal })).data
    },
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, page }) => (hasNextPage ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '3' },
})
const Name = chakra(Link, {
  base: { fontWeight: 'medium', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
})
const More = chakra('div', { base: { display: 'flex', justifyContent: 'center', mt: '4' } })

type SharedQuiz = NonNullable<ReturnType<typeof useSharedQuizzes>['data']>['pages'][number]['quizzes'][number]

/** Where a quiz opens: its questions for who may change them, else its preview. */
const addressOf = (quiz: SharedQuiz): string =>
  mayAs(quiz.role, 'editor') ? href.editQuestions(editorQuery(quiz)) : href.preview({ quizId: quiz._id })

const Rows = ({ quizzes }: { quizzes: readonly SharedQuiz[] }) => (
  <TableScroll narrow label={say('Shared with me')}>
    <StackingTable id={listId} aria-label={say('Shared with me')} tabIndex={-1}>
      <thead>
        <tr>
          <th scope="col">{labels.quizName}</th>
          <th scope="col">{say('Your role')}</th>
          <th scope="col">{say('Owner')}</th>
          <th scope="col">{labels.course}</th>
          <th scope="col">{labels.type}</th>
          <th scope="col">{say('State')}</th>
        </tr>
      </thead>
      <tbody>
        {quizzes.map((quiz) => (
          <tr key={quiz._id}>
            <th scope="row">
              <Name href={addressOf(quiz)}>
                <bdi>{quiz.name}</bdi>
              </Name>{' '}
              v{quiz.version}
            </th>
            <td data-label={say('Your role')}>
              <Badge tone="accent">{sayRole(quiz.role)}</Badge>
            </td>
            <td data-label={say('Owner')}>
              <bdi>{quiz.owner.name || say('A colleague')}</bdi>
            </td>
            <td data-label={labels.course}>
              <bdi>{quiz.course?.name ?? '—'}</bdi>
            </td>
            <td data-label={labels.type}>{quizTypeNames[quiz.quiz_type]}</td>
            <td data-label={say('State')}>
              <Badge tone={quiz.is_published ? 'good' : 'neutral'}>
                {quiz.is_published ? say('Published') : labels.unpublished}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)

const Found = ({ text }: { text: string }) => {
  const found = useSharedQuizzes(text)
  if (found.isPending) return <RowsSkeleton label={say('Loading the quizzes')} rows={4} rowHeight="11" />
  if (found.data === undefined)
    return <QueryError query={found} title={say('The quizzes couldn’t be loaded')} />
  const quizzes = found.data.pages.flatMap((page) => page.quizzes)
  if (quizzes.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden />}
        title={text === '' ? say('No quizzes are shared with you yet') : say('No matching shared quizzes')}
      >
        {say('Colleagues can share a quiz under More actions > People.')}
      </EmptyState>
    )
  return (
    <>
      <Rows quizzes={quizzes} />
      {found.hasNextPage && (
        <More>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {sayCount(
              (found.data.pages.at(-1)?.total ?? 0) - quizzes.length,
              'Show {count} more',
              'Show {count} more',
            )}
          </Button>
        </More>
      )}
    </>
  )
}

/** The quizzes of colleagues in which one has a role, searched by name, course and module. */
const SharedQuizzes = () => {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  return (
    <div>
      <Bar role="group" aria-label={say('Filters')}>
        <FindField value={text} onFind={(typed) => setText(typed.trim())} />
        <Chip
          pressed
          icon={<Users size={14} aria-hidden />}
          onPress={() => navigate(href.quizList({ keepFilters: 'true' }))}
        >
          {say('Shared with me')}
        </Chip>
      </Bar>
      <Found text={text} />
    </div>
  )
}

export default SharedQuizzes
