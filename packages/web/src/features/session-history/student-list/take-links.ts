import { say } from '@quizwright/domain/language/say.ts'
import { escapeFormula } from '@quizwright/domain/csv/escape-formula.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { saveFile } from '../../../files/save-file.ts'
import { writeCsv } from '../../../files/write-csv.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'

const copy = (text: string, said: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast.success(said),
    () => toast.error(say('The links couldn’t be copied. Download them as CSV instead.')),
  )

export const copyLink = ({ name, link }: ListedStudent): void =>
  copy(link, say('Copied the personal link of {name}.', { name }))

/** Copies a line for each student, which a spreadsheet pastes as three columns without running formulas. */
export const copyAllLinks = (students: readonly ListedStudent[]): void =>
  copy(
    students.map(({ name, email, link }) => [name, email, link].map(escapeFormula).join('\t')).join('\n'),
    say('Copied all personal links.'),
  )

export const downloadStudents = (students: readonly ListedStudent[]): void => {
  const rows = students.map(({ name, email, extra_time: extra, code, link }) => [
    name,
    email,
    String(extra),
    code ?? '',
    link,
  ])
  const file = writeCsv([['Name', 'E-mail', 'Extra time (%)', 'Code', 'Personal link'], ...rows])
  saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), 'students.csv')
}
