import { peopleEndpoints } from '@quizwright/contracts/endpoints/people.ts'
import type { Person } from '@quizwright/contracts/schemas/people.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { searchAfterMs, useDebounced } from '../../ui/form/use-debounced.ts'
import { Picker } from '../../ui/picker/picker.tsx'
import { useChangePeople, usePeople } from './use-people.ts'
import { Blocks } from '../../ui/layout/parts.tsx'

/** How many people the list offers: the first of all, or of those who match what is typed. */
const offered = 50

/** Asks to whom all quizzes of somebody go. */
export const HandOverAllDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { _id: id, name, quizzes } = person
  const [to, setTo] = useState<Person | null>(null)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchAfterMs)
  const found = usePeople({ search, count: offered })
  const matching = (found.data?.people ?? []).filter((one) => one._id !== id && !one.is_disabled)
  // Whoever was chosen stays there while somebody else is looked for.
  const others = to && !matching.some((one) => one._id === to._id) ? [...matching, to] : matching
  const transfer = useChangePeople<{ data: { quizzes: number } }>({
    onDone: ({ data }) => {
      toast.success(sayCount(data.quizzes, '{count} quiz transferred', '{count} quizzes transferred'))
      onClose()
    },
  })
  const run = () => {
    if (to === null) return
    transfer.mutate(() => rest(peopleEndpoints).handOverAll({ body: { account_id: id, to_id: to._id } }))
  }
  return (
    <Dialog
      open
      locked={transfer.isPending}
      onClose={onClose}
      size="sm"
      title={say('Transfer the quizzes of {name}', { name })}
      footer={
        <>
          <Button disabled={transfer.isPending} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button variant="solid" busy={transfer.isPending} disabled={to === null} onClick={run}>
            {say('Transfer')}
          </Button>
        </>
      }
    >
      <Blocks>
        <p>
          {sayCount(
            quizzes,
            '{count} quiz goes to its new owner with all versions, sessions, links, student lists and results.',
            '{count} quizzes go to their new owner with all versions, sessions, links, student lists and results.',
          )}
        </p>
        <Picker
          label={say('New owner')}
          options={others.map((one) => ({ value: one._id, label: `${one.name} (${one.email})` }))}
          value={to?._id ?? null}
          loading={found.isFetching || search !== typed.trim()}
          failure={found.isError ? problemText(found.error) : undefined}
          onRetry={() => void found.refetch()}
          onType={setTyped}
          onChange={(chosen) => setTo(others.find((one) => one._id === chosen) ?? null)}
        />
      </Blocks>
    </Dialog>
  )
}
