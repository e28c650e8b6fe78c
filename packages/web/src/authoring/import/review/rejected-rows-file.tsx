import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { Download } from 'lucide-react'
import { fileName as safeName, saveFile } from '../../../files/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { rejectedFile } from './rejected-file.ts'

type RejectedRowsFileProps = {
  header: readonly string[]
  rows: readonly RejectedFileRow[]
  dialect: Dialect
  fileName: string
}

/** Downloads the rejected rows, except those that were cut. */
export const RejectedRowsFile = ({ header, rows, dialect, fileName }: RejectedRowsFileProps) => {
  const whole = rows.filter(({ cut }) => !cut)
  const name = `${safeName(fileName.replace(/\.[^.]*$/, ''))} - left out.csv`
  if (whole.length === 0) return null
  return (
    <div>
      <Button
        size="sm"
        icon={<Download aria-hidden />}
        onClick={() => saveFile(new Blob([rejectedFile(header, whole, dialect)], { type: 'text/csv' }), name)}
      >
        Download the {whole.length === 1 ? 'row' : countOf(whole.length, 'row')} left out
      </Button>
    </div>
  )
}
