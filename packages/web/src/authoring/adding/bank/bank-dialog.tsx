import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardsSkeleton } from '../../../ui/loading/cards-skeleton.tsx'
import { useEditor } from '../../editor/editor-context.ts'
import { type Addition, addQuestions, roomFor } from '../add-questions.ts'
import { BankFilterFields } from './bank-filters.tsx'
import { BankStatus } from './bank-status.ts'
import { FoundInBank } from './found-in-bank.tsx'
import { type BankFilters, useBank } from './use-bank.ts'
import { useChosen } from './use-chosen.ts'

/** Finds questions of the author's other quizzes and adds several at once. */
const BankDialog = ({ onAdded, onClose }: { onAdded: (addition: Addition) => void; onClose: () => void }) => {
  const editor = useEditor()
  const [filters, setFilters] = useState<BankFilters>({})
  const bank = useBank(editor.quiz._id, filters)
  const chosen = useChosen(editor.quiz._id)
  const present = useSelector(editor.store, ({ context }) => context.document.questions)
  const origins = new Set(present.map(({ origin_id }) => origin_id))
  const count = chosen.questions.length
  const isTooMuch = count > roomFor(editor)
  const add = () => {
    onAdded(
      addQuestions(
        editor,
        chosen.questions.map(({ content, origin_id }) => ({ question: content, originId: origin_id })),
      ),
    )
    chosen.forget()
    onClose()
  }
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
  return (
    <Dialog
      open
      title={say('Questions from your other quizzes')}
      size="full"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('Close')}</Button>
          <Button variant="solid" disabled={count === 0 || isTooMuch} onClick={add}>
            {count === 0 ? say('Add') : sayCount(count, 'Add {count} question', 'Add {count} questions')}
          </Button>
        </>
      }
    >
      <BankFilterFields filters={filters} tags={bank.tags} onChange={setFilters} />
      {isTooMuch && (
        <BankStatus role="alert">
          {sayCount(
            roomFor(editor),
            'Only {count} more question fits in this quiz.',
            'Only {count} more questions fit in this quiz.',
          )}
        </BankStatus>
      )}
      {bank.error && <QueryError query={bank} title={say('Your questions couldn’t be loaded')} />}
      {!bank.error && bank.isPending && <CardsSkeleton label={say('Loading your questions')} height="3rem" />}
      {!bank.error && !bank.isPending && (
        <FoundInBank bank={bank} chosen={chosen} origins={origins} isFiltered={isFiltered} />
      )}
    </Dialog>
  )
}

export default BankDialog
