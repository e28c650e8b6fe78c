import { ltiEndpoints } from '@quizwright/contracts/endpoints/lti.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryError } from '../../api/query-error.tsx'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { describeAccount } from './describe-account.ts'

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '3',
      borderTopWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs' },
  },
})
const Title = chakra('h2', { base: { textStyle: 'title.md', mb: '2' } })

/** The connected accounts, each with a button that ends its connection. Nothing is shown while there is none. */
export const ConnectedAccounts = () => {
  const queries = useQueryClient()
  const found = useQuery({
    queryKey: queryKeys.courseAccounts,
    queryFn: async ({ signal }) => (await rest(ltiEndpoints).getLtiAccounts({}, { signal })).data.accounts,
  })
  const disconnect = useMutation({
    mutationFn: (accountId: string) =>
      rest(ltiEndpoints).disconnectLtiAccount({ body: { account_id: accountId } }),
    onSuccess: ({ data }) => queries.setQueryData(queryKeys.courseAccounts, data.accounts),
    onError: (error) => toast.error(say('The account is still connected'), problemText(error)),
  })
  if (found.isError) return <QueryError query={found} title={say('Connected accounts couldn’t be loaded')} />
  if (!found.data || found.data.length === 0) return null
  return (
    <section>
      <Title>{say('Connected accounts')}</Title>
      <List>
        {found.data.map((account) => (
          <li key={account._id}>
            <span>
              <bdi>{describeAccount(account)}</bdi>
              <small>{say('Since {date}', { date: formatDateTime(account.connected_at) })}</small>
            </span>
            <Button
              size="sm"
              busy={disconnect.isPending && disconnect.variables === account._id}
              aria-label={say('Disconnect {account}', { account: describeAccount(account) })}
              onClick={() => disconnect.mutate(account._id)}
            >
              {say('Disconnect')}
            </Button>
          </li>
        ))}
      </List>
    </section>
  )
}
