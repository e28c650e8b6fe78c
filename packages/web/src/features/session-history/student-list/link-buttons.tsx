import { say } from '@quizwright/domain/language/say.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { Copy, Download, Mail } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { copyAllLinks, downloadStudents } from './take-links.ts'

type LinkButtonsProps = { students: readonly ListedStudent[]; isSending: boolean; onSend: () => void }

/** The actions on all personal links of the list. */
export const LinkButtons = ({ students, isSending, onSend }: LinkButtonsProps) => {
  const isEmpty = students.length === 0
  return (
    <>
      <Button icon={<Copy aria-hidden />} disabled={isEmpty} onClick={() => copyAllLinks(students)}>
        {say('Copy all links')}
      </Button>
      <Button icon={<Download aria-hidden />} disabled={isEmpty} onClick={() => downloadStudents(students)}>
        {say('Download CSV')}
      </Button>
      <Button icon={<Mail aria-hidden />} disabled={isEmpty} busy={isSending} onClick={onSend}>
        {say('Send by email')}
      </Button>
    </>
  )
}
