import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** An action that needs a confirmation. Removing a student needs one only if the services cannot undo it. */
export type Asked = { what: 'send' } | { what: 'remove' | 'replace'; student: ListedStudent }

type ConfirmOnListProps = {
  asked: Asked
  /** The number of students on the list. */
  count: number
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before mails are sent, before a link is replaced, or before a student is removed from the list for good. */
export const ConfirmOnList = ({ asked, count, onConfirm, onCancel }: ConfirmOnListProps) => {
  if (asked.what === 'send')
    return (
      <ConfirmDialog
        open
        title={say('Send the links?')}
        confirmLabel={say('Send')}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {sayCount(
          count,
          '{count} student gets a mail with the personal link.',
          '{count} students get a mail with the personal link.',
        )}
      </ConfirmDialog>
    )
  const { name } = asked.student
  if (asked.what === 'replace')
    return (
      <ConfirmDialog
        open
        title={say('New link for {name}?', { name })}
        confirmLabel={say('New link')}
        danger
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {say(
          'The old link stops working at once, also where it is open now. Attempts and results ' +
            'stay: {name} finds them, and continues an open attempt, with the new link. Send it ' +
            'yourself afterwards.',
          { name },
        )}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open
      title={say('Take {name} off the list?', { name })}
      confirmLabel={say('Take off')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {say('The personal link stops working. Attempts and results stay.')}
    </ConfirmDialog>
  )
}
