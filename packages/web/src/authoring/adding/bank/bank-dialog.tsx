import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { CardsSkeleton } from '../../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../../editor/editor-context.ts'
import { addQuestions, roomFor, tellAdded } from '../add-questions.ts'
import { BankFilterFields } from './bank-filters.tsx'
import { BankRow } from './bank-row.tsx'
import { type BankFilters, useBank } from './use-bank.ts'

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
const Status = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', mt: '4' } })
const More = chakra('div', { base: { display: 'flex', justifyContent: 'center', mt: '3' } })

/** One place holds one question. */
const keyOf = ({ quiz_id, question_no }: BankQuestion): string => `${quiz_id} ${question_no}`

/** The questions of the author's other quizzes: searched, looked at, and several added at once. */
const BankDialog = ({ onClose }: { onClose: () => void }) => {
  const editor = useEditor()
  const [filters, setFilters] = useState<BankFilters>({})
  const bank = useBank(editor.quiz._id, filters)
  /** In the order of choice; they stay chosen when another search does not find them. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map())
  const present = useSelector(editor.store, ({ context }) => context.document.questions)
  const origins = new Set(present.map(({ origin_id }) => origin_id))
  const isTooMuch = chosen.size > roomFor(editor)
  const toggle = (found: BankQuestion) =>
    setChosen((before) => {
      const after = new Map(before)
      if (!after.delete(keyOf(found))) after.set(keyOf(found), found)
      return after
    })
  const add = () => {
    addQuestions(
      editor,
      [...chosen.values()].map(({ content, origin_id }) => ({ question: content, originId: origin_id })),
    )
    tellAdded(chosen.size)
    onClose()
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
  return (
    <Dialog
      open
      title="Questions of your other quizzes"
      size="full"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="solid" disabled={chosen.size === 0 || isTooMuch} onClick={add}>
            {chosen.size === 0 ? 'Add' : `Add ${countOf(chosen.size, 'question')}`}
          </Button>
        </>
      }
    >
      <BankFilterFields filters={filters} tags={bank.tags} onChange={setFilters} />
      {isTooMuch && (
        <Status role="alert">Only {countOf(roomFor(editor), 'question')} still fit into this quiz.</Status>
      )}
      {bank.error ? (
        <ErrorState
          title="Your questions could not be read"
          busy={bank.isFetching}
          onRetry={() => void bank.refetch()}
        >
          {problemText(bank.error)}
        </ErrorState>
      ) : bank.isPending ? (
        <CardsSkeleton label="Reading your questions" height="3rem" />
      ) : (
        <>
          <Status role="status">
            {countOf(bank.total, 'question')} found{chosen.size > 0 && `, ${chosen.size} chosen`}
          </Status>
          {bank.total === 0 && (
            <EmptyState title={isFiltered ? 'No question is like that' : 'There are no other questions yet'}>
              {isFiltered
                ? 'Search for fewer words, or leave out a filter.'
                : 'What you write in other quizzes is found here.'}
            </EmptyState>
          )}
          <List aria-label="Questions" aria-busy={bank.isFetching}>
            {bank.questions.map((found) => (
              <BankRow
                key={keyOf(found)}
                found={found}
                chosen={chosen.has(keyOf(found))}
                isThere={origins.has(found.origin_id)}
                onToggle={() => toggle(found)}
              />
            ))}
          </List>
          {bank.hasNextPage && (
            <More>
              <Button busy={bank.isFetchingNextPage} onClick={() => void bank.fetchNextPage()}>
                Show more
              </Button>
            </More>
          )}
        </>
      )}
    </Dialog>
  )
}

export default BankDialog
