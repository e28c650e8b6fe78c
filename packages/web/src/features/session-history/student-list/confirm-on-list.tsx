import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** An action that needs a confirmation. Removing a student needs one only if the services cannot undo it. */
export type Asked = { what: 'send' } | { what: 'remove'; student: ListedStudent }

type ConfirmOnListProps = {
  asked: Asked
  /** The number of students on the list. */
  count: number
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before mails are sent, or before a student is removed from the list for good. */
export const ConfirmOnList = ({ asked, count, onConfirm, onCancel }: ConfirmOnListProps) =>
  asked.what === 'send' ? (
    <ConfirmDialog open title="Send the links?" confirmLabel="Send" onConfirm={onConfirm} onCancel={onCancel}>
      {`${countOf(count, 'student gets', 'students get')} a mail with the personal link.`}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      open
      title={`Take ${asked.student.name} off the list?`}
      confirmLabel="Take off"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      The personal link stops working. Attempts and results stay.
    </ConfirmDialog>
  )
