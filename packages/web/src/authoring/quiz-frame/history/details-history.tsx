import { historyEndpoints } from '@quizwright/contracts/endpoints/history.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { DetailsChange } from '@quizwright/domain/schemas/history.ts'
import type { KeptDetails } from '@quizwright/domain/schemas/quiz.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QueryError } from '../../../api/query-error.tsx'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { useMay } from '../../../quiz-actions/quiz-role.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { sayDate } from '../../../ui/format/say-date.ts'
import { When } from '../../../ui/format/when.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { describeDetails } from './describe-details.ts'
import { useHistoryPages } from './use-history-pages.ts'

const List = chakra('ul', {
  base: {
    '& > li': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'start', py: '3', textStyle: 'sm' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& > li > div': { flex: '1', minWidth: '14rem' },
    '& p': { color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
  },
})
const Details = chakra('dl', {
  base: {
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: '2', overflowWrap: 'anywhere' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none' },
  },
})

const useDetailsHistory = (id: string) =>
  useHistoryPages(['details history', id], ({ query, signal }) =>
    rest(historyEndpoints).getDetailsHistory({ params: { id }, query }, { signal }),
  )

/** The present values of what a change changed, by the changes of a version, the latest first. */
const presentOf = (changes: readonly DetailsChange[], { before }: DetailsChange): KeptDetails => {
  const present: KeptDetails = Object.assign({}, ...changes.toReversed().map(({ after }) => after))
  return Object.fromEntries(Object.entries(present).filter(([name]) => name in before))
}

type Restoring = { change: DetailsChange; present: KeptDetails }

/** Stores earlier details. An open draft learns of them as of those that somebody else has stored. */
const useBringBack = (quizId: string) => {
  const queries = useQueryClient()
  const store = async (details: KeptDetails): Promise<void> => {
    await rest(quizEndpoints).updateQuiz({ body: { quiz_id: quizId, ...details } })
    await queries.invalidateQueries({ queryKey: queryKeys.quizzes })
  }
  return useMutation({
    mutationFn: ({ change: { before } }: Restoring) => store(before),
    onSuccess: (_, { present }) =>
      toast.success(say('Earlier details restored.'), undefined, {
        label: say('Undo'),
        run: () =>
          store(present).catch((error: unknown) =>
            toast.error(say('The details couldn’t be restored.'), problemText(error)),
          ),
      }),
    onError: (error) => toast.error(say('The details couldn’t be restored.'), problemText(error)),
  })
}

/** Who changed which details of a version, with their values before, which can be brought back. */
export const DetailsHistory = ({ quizId }: { quizId: string }) => {
  const found = useDetailsHistory(quizId)
  const mayEdit = useMay('editor')
  const bringBack = useBringBack(quizId)
  if (found.isPending) return <RowsSkeleton label={say('Loading the history')} rows={3} rowHeight="14" />
  if (found.isError && !found.data)
    return <QueryError query={found} title={say('The history couldn’t be loaded')} />
  const changes = found.data.pages.flatMap((page) => page.changes)
  if (changes.length === 0)
    return <p>{say('No changes yet. Title, time and rules are listed here once they change.')}</p>
  return (
    <>
      <List aria-label={say('History of the details')}>
        {changes.map((change) => (
          <li key={change._id}>
            <div>
              <Details>
                {describeDetails(change.before, change.after, change.names).map(({ name, before, after }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <del dir="auto">{before}</del> <ins dir="auto">{after}</ins>
                    </dd>
                  </div>
                ))}
              </Details>
              <p>
                <bdi>{change.by || say('A colleague')}</bdi>, <When at={change.at} />
              </p>
            </div>
            {mayEdit && (
              <Button
                size="sm"
                busy={bringBack.isPending && bringBack.variables.change._id === change._id}
                aria-label={say('Bring back the details before {when}', { when: sayDate(change.at) })}
                onClick={() => bringBack.mutate({ change, present: presentOf(changes, change) })}
              >
                {say('Bring back')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}
