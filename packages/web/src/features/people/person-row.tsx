import { commaList } from '@quizwright/domain/language/comma-list.ts'
import type { Person } from '@quizwright/contracts/schemas/people.ts'
import { peopleEndpoints } from '@quizwright/contracts/endpoints/people.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ListRow, ListRowText, Wrap } from '../../ui/layout/parts.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { HandOverAllDialog } from './hand-over-all-dialog.tsx'
import { useChangePeople } from './use-people.ts'

const Name = chakra('h2', {
  base: { textStyle: 'label', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
})

const waysOf = ({ providers, has_password: hasPassword }: Person): string =>
  commaList([hasPassword && say('password'), ...providers])

const factsOf = (person: Person): string[] => [
  sayCount(person.quizzes, '{count} quiz', '{count} quizzes'),
  person.last_sign_in_at === null
    ? say('no recent sign-in')
    : say('last sign-in {date}', { date: formatDateTime(person.last_sign_in_at) }),
  ...(waysOf(person) === '' ? [] : [say('signs in with {ways}', { ways: waysOf(person) })]),
]

type ActionProps = { label: string; name: string; busy?: boolean; onClick: () => void }

/** A button whose name also says whom it concerns, because the list has one of each for everybody. */
const Action = ({ label, name, ...button }: ActionProps) => (
  <Button size="sm" aria-label={say('{action}: {name}', { action: label, name })} {...button}>
    {label}
  </Button>
)

type Asking = 'disable' | 'transfer'

/** Somebody with an account, and what an operator can do about it. */
export const PersonRow = ({ person }: { person: Person }) => {
  const { _id: id, name, email, is_disabled: isDisabled, is_operator: isOperator, is_self: isSelf } = person
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const change = useChangePeople({ onDone: close })
  const set = (values: { is_disabled?: boolean; is_operator?: boolean }) =>
    change.mutate(() => rest(peopleEndpoints).changePerson({ body: { account_id: id, ...values } }))
  return (
    <ListRow>
      <ListRowText>
        <Name>
          <bdi>{name}</bdi>
          {isSelf && <Badge>{say('You')}</Badge>}
          {isOperator && <Badge tone="accent">{say('Administrator')}</Badge>}
          {isDisabled && <Badge tone="warning">{say('Disabled')}</Badge>}
        </Name>
        <p className="quiet">
          <bdi>{email}</bdi>
        </p>
        <p className="quiet">{factsOf(person).join(' · ')}</p>
      </ListRowText>
      <Wrap>
        {person.quizzes > 0 && (
          <Action label={say('Transfer quizzes')} name={name} onClick={() => setAsking('transfer')} />
        )}
        {!isSelf && (
          <>
            <Action
              label={isOperator ? say('Remove as administrator') : say('Make administrator')}
              name={name}
              busy={change.isPending}
              onClick={() => set({ is_operator: !isOperator })}
            />
            <Action
              label={isDisabled ? say('Enable') : say('Disable')}
              name={name}
              busy={change.isPending}
              onClick={() => (isDisabled ? set({ is_disabled: false }) : setAsking('disable'))}
            />
          </>
        )}
      </Wrap>
      <ConfirmDialog
        open={asking === 'disable'}
        title={say('Disable the account of {name}?', { name })}
        confirmLabel={say('Disable')}
        busy={change.isPending}
        onConfirm={() => set({ is_disabled: true })}
        onCancel={close}
      >
        {say(
          'It’s signed out everywhere at once. Students can still take its quizzes, and you can transfer them to ' +
            'somebody else or enable the account again.',
        )}
      </ConfirmDialog>
      {asking === 'transfer' && <HandOverAllDialog person={person} onClose={close} />}
    </ListRow>
  )
}
