import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { QueryError } from '../../api/query-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { PersonRow } from './person-row.tsx'
import { usePeople } from './use-people.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const perPage = 50

const Panel = chakra('div', { base: { display: 'grid', gap: '4', maxWidth: '60rem' } })

/** /operator/people: who has an account here. */
const PeopleScreen = () => {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(perPage)
  const found = usePeople({ search, count })
  const { people = [], total = 0 } = found.data ?? {}
  return (
    <Page title={say(screenRoutes.people.title)}>
      <Panel>
        <SearchField
          label={say('Name or email')}
          value={typed}
          maxLength={lengths.name}
          onChange={setTyped}
          onSearch={() => {
            setCount(perPage)
            setSearch(typed.trim())
          }}
        />
        {found.isError && <QueryError query={found} title={say('The accounts couldn’t be loaded')} />}
        {found.isPending && <RowsSkeleton label={say('Loading the accounts')} />}
        {found.isSuccess && total === 0 && (
          <EmptyState title={say('No account matches')}>
            {say('Search for another name or email.')}
          </EmptyState>
        )}
        {total > 0 && (
          <>
            <MutedText role="status">
              {people.length < total
                ? say('{shown} of {total} accounts', { shown: people.length, total })
                : sayCount(total, '{count} account', '{count} accounts')}
            </MutedText>
            <ul>
              {people.map((person) => (
                <PersonRow key={person._id} person={person} />
              ))}
            </ul>
            {people.length < total && (
              <Button busy={found.isFetching} onClick={() => setCount((shown) => shown + perPage)}>
                {say('Show more')}
              </Button>
            )}
          </>
        )}
      </Panel>
    </Page>
  )
}

export default PeopleScreen
