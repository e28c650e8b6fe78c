import { peopleEndpoints } from '@quizwright/contracts/endpoints/people.ts'
import type { Person } from '@quizwright/contracts/schemas/people.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useState } from 'react'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Picker } from '../../ui/picker/picker.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useChangePeople, usePeople } from './use-people.ts'

/** How many people the list offers, the first of all; the picker finds by typing among them only. */
const offered = 500

const Body = chakra('div', { base: { display: 'grid', gap: '4' } })

/** Asks to whom all quizzes of somebody go. */
export const HandOverAllDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { _id: id, name, quizzes } = person
  const [to, setTo] = useState<string | null>(null)
  const found = usePeople({ search: '', count: offered })
  const others = (found.data?.people ?? []).filter((one) => one._id !== id && !one.is_disabled)
  const transfer = useChangePeople<{ data: { quizzes: number } }>({
    onDone: ({ data }) => {
      toast.success(sayCount(data.quizzes, '{count} quiz transferred', '{count} quizzes transferred'))
      onClose()
    },
  })
  const run = () => {
    if (to === null) return
    transfer.mutate(() => rest(peopleEndpoints).handOverAll({ body: { account_id: id, to_id: to } }))
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
      <Body>
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
          value={to}
          loading={found.isPending}
          onChange={setTo}
        />
      </Body>
    </Dialog>
  )
}
