import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** What is asked before it is done. Only services that can't undo taking a student off the list are asked for that. */
export type Asked = { what: 'send' } | { what: 'remove'; student: ListedStudent }

type ConfirmOnListProps = {
  asked: Asked
  /** How many students are on the list. */
  count: number
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before mails go out, or a student is taken off the list for good. */
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
