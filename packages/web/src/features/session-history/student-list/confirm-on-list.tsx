import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** An action that needs a confirmation. Removing a student needs one only if the services cannot undo it. */
export type Asked = { what: 'send' } | { what: 'remove' | 'replace'; student: ListedStudent }

type ConfirmOnListProps = {
  asked: Asked
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
          '{count} student gets an email with a personal link.',
          '{count} students get an email with a personal link.',
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
          'The old link stops working immediately, even where it’s open. Attempts and results are kept: ' +
            '{name} finds them, and continues an open attempt, with the new link. You’ll need to send it ' +
            'yourself.',
          { name },
        )}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open
      title={say('Remove {name} from the list?', { name })}
      confirmLabel={say('Remove')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {say('The personal link stops working. Attempts and results are kept.')}
    </ConfirmDialog>
  )
}
