import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { fileName as safeName } from '@quizwright/domain/rules/file-name.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { Download } from 'lucide-react'
import { saveFile } from '../../../files/save-file.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ownFormatFile } from './own-format-file.ts'
import { rejectedFile } from './rejected-file.ts'

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // On a phone, the names of formats need two lines.
    '& > button': {
      maxWidth: 'full',
      height: 'auto',
      minHeight: '8',
      whiteSpace: 'normal',
      textAlign: 'start',
    },
  },
})

type RejectedRowsFileProps = {
  header: readonly string[]
  rows: readonly RejectedFileRow[]
  dialect: Dialect
  fileName: string
}

/** Downloads the rejected rows, except those whose cells were cut off. */
export const RejectedRowsFile = ({ header, rows, dialect, fileName }: RejectedRowsFileProps) => {
  const whole = rows.filter(({ cut }) => !cut)
  const base = `${safeName(fileName.replace(/\.[^.]*$/, ''))} - left out`
  const own = ownFormatFile(whole, dialect.format)
  if (whole.length === 0) return null
  return (
    <Buttons>
      {own && (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          onClick={() => saveFile(new Blob([own.text], { type: own.type }), `${base}.${own.ending}`)}
        >
          {say('Download them as {name}', { name: own.name })}
        </Button>
      )}
      <Button
        size="sm"
        icon={<Download aria-hidden />}
        onClick={() =>
          saveFile(new Blob([rejectedFile(header, whole, dialect)], { type: 'text/csv' }), `${base}.csv`)
        }
      >
        {own
          ? sayCount(
              whole.length,
              'Download the row left out as CSV',
              'Download the {count} rows left out as CSV',
            )
          : sayCount(whole.length, 'Download the row left out', 'Download the {count} rows left out')}
      </Button>
    </Buttons>
  )
}
