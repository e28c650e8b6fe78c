import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { AddedStudents } from '@quizwright/contracts/schemas/student-list.ts'
import { studentListLimits } from '@quizwright/contracts/limits.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Row = chakra('div', {
  base: { textStyle: 'sm', display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', mt: '2' },
})
const Rejected = chakra('ul', {
  base: { mt: '2', ps: '5', listStyle: 'disc', color: 'orange.fg', textStyle: 'sm' },
})
const FileLabel = chakra('label', {
  base: { color: 'accent.fg', textDecoration: 'underline', cursor: 'button', '& input': { srOnly: true } },
})

type AddStudentsProps = {
  isBusy: boolean
  onAdd: (text: string) => Promise<AddedStudents>
}

const shorten = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}…` : line)

/**
 * Pasted lines or a CSV file. Refused lines stay in the field, each with its reason, so that they can be corrected.
 */
export const AddStudents = ({ isBusy, onAdd }: AddStudentsProps) => {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<AddedStudents>()
  const [sent, setSent] = useState<readonly string[]>([])
  const add = async () => {
    const lines = text.split(/\r\n|\r|\n/)
    try {
      const added = await onAdd(text)
      setOutcome(added)
      setSent(lines)
      setText(added.rejected.map(({ line }) => lines[line - 1] ?? '').join('\n'))
    } catch {
      // A toast has said why; the text stays as it is.
    }
  }
  return (
    <div>
      <TextField
        label="Add students"
        hint={
          'One on each line: name, e-mail, and where wanted extra time in per cent and a code to say aloud. ' +
          'With the e-mail of somebody on the list, the line changes theirs.'
        }
        placeholder={'Ada Lovelace, ada@example.org\nBo Katan, bo@example.org, 25'}
        lines={4}
        maxLength={studentListLimits.textLength}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <Row>
        <Button variant="solid" busy={isBusy} disabled={text.trim() === ''} onClick={() => void add()}>
          Add
        </Button>
        <FileLabel>
          Read a CSV file
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) void file.text().then((read) => setText(read.replace(/^\uFEFF/, '')))
              event.currentTarget.value = ''
            }}
          />
        </FileLabel>
        {outcome && (
          <span role="status">
            {[
              `${countOf(outcome.added, 'student')} added`,
              ...(outcome.changed > 0 ? [`${countOf(outcome.changed, 'student')} changed`] : []),
              ...(outcome.rejected.length > 0 ? [`${outcome.rejected.length} not taken`] : []),
            ].join(', ')}
          </span>
        )}
      </Row>
      {outcome && outcome.rejected.length > 0 && (
        <Rejected aria-label="Not taken">
          {outcome.rejected.map(({ line, reason }) => (
            <li key={line}>
              {/* The lines that were taken are gone from the field: a number alone would mislead. */}
              Line {line}, “{shorten(sent[line - 1] ?? '')}”: {reason}
            </li>
          ))}
        </Rejected>
      )}
    </div>
  )
}
