import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { BankRow } from './bank-row.tsx'
import { BankStatus } from './bank-status.ts'
import type { useBank } from './use-bank.ts'
import { type Chosen, keyOf } from './use-chosen.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    mt: '2',
    p: '0',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
})
const More = chakra('div', { base: { display: 'flex', justifyContent: 'center', mt: '3' } })

type FoundInBankProps = {
  bank: ReturnType<typeof useBank>
  chosen: Chosen
  /** The origins of the quiz's questions. */
  origins: ReadonlySet<string | undefined>
  isFiltered: boolean
}

/**
 * Lists the questions that a search found, to be chosen. Questions that the quiz already contains are marked.
 */
export const FoundInBank = ({ bank, chosen, origins, isFiltered }: FoundInBankProps) => {
  const count = chosen.questions.length
  return (
    <>
      <BankStatus role="status">
        {count > 0
          ? sayCount(
              bank.total,
              '{count} question found, {chosen} selected',
              '{count} questions found, {chosen} selected',
              { chosen: count },
            )
          : sayCount(bank.total, '{count} question found', '{count} questions found')}
      </BankStatus>
      {bank.total === 0 && (
        <EmptyState title={isFiltered ? say('No matching questions') : say('No other questions yet')}>
          {isFiltered
            ? say('Try fewer words or remove a filter.')
            : say('Questions from your other quizzes will appear here.')}
        </EmptyState>
      )}
      <List aria-label={say('Questions')} aria-busy={bank.isFetching}>
        {bank.questions.map((found) => (
          <BankRow
            key={keyOf(found)}
            found={found}
            chosen={chosen.has(found)}
            isThere={origins.has(found.origin_id)}
            onToggle={() => chosen.toggle(found)}
          />
        ))}
      </List>
      {bank.hasNextPage && (
        <More>
          <Button busy={bank.isFetchingNextPage} onClick={() => void bank.fetchNextPage()}>
            {say('Show more')}
          </Button>
        </More>
      )}
    </>
  )
}
