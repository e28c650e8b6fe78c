import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import type { AddedStudents } from '@quizwright/contracts/schemas/student-list.ts'
import { studentListLimits } from '@quizwright/domain/limits.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useKeptText } from '../../../ui/form/use-kept-text.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'
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
  sessionId: string
  isBusy: boolean
  onAdd: (text: string) => Promise<AddedStudents>
}

const lineBreak = /\r\n|\r|\n/

/** The refused lines, with the heading line if there is one. */
const refusedLines = (
  lines: readonly string[],
  { rejected, heading_lines: headings = [] }: AddedStudents,
): string => {
  if (rejected.length === 0) return ''
  const kept = new Set([...headings, ...rejected.map(({ line }) => line)])
  return lines.filter((_, index) => kept.has(index + 1)).join('\n')
}

const shorten = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}…` : line)

/**
 * Adds students from pasted lines or a CSV file. Refused lines stay in the field with their reasons, so that
 * they can be corrected.
 */
export const AddStudents = ({ sessionId, isBusy, onAdd }: AddStudentsProps) => {
  const [text, setText] = useKeptText(`students-for-the-list-of-${sessionId}`)
  const [outcome, setOutcome] = useState<AddedStudents>()
  const [sent, setSent] = useState<readonly string[]>([])
  const add = async () => {
    const lines = text.split(lineBreak)
    try {
      const added = await onAdd(text)
      setOutcome(added)
      setSent(lines)
      setText(refusedLines(lines, added))
    } catch {
      // A toast has said why; the text stays as it is.
    }
  }
  const addFile = async (file: File) => {
    const { readListFile } = await import('./read-list-file.ts')
    const read = await readListFile(file)
    if ('problem' in read) return toast.error(`${file.name} could not be read`, read.problem)
    setText((before) => (before.trim() === '' ? read.text : `${before.trimEnd()}\n${read.text}`))
  }
  return (
    <div>
      <TextField
        label={say('Add students')}
        hint={say(
          'One per line: name, email and, optionally, extra time in percent and a code to announce. An ' +
            'email already on the list updates that student; empty parts don’t change.',
        )}
        placeholder={say('Ada Lovelace, ada@example.org\nBo Katan, bo@example.org, 25')}
        lines={4}
        maxLength={studentListLimits.textLength}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <Row>
        <Button variant="solid" busy={isBusy} disabled={text.trim() === ''} onClick={() => void add()}>
          {say('Add')}
        </Button>
        <FileLabel>
          {say('Read a CSV or Excel file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) void addFile(file)
              event.currentTarget.value = ''
            }}
          />
        </FileLabel>
        {outcome && (
          <span role="status">
            {commaList([
              sayCount(outcome.added, '{count} student added', '{count} students added'),
              ...(outcome.changed > 0
                ? [sayCount(outcome.changed, '{count} student changed', '{count} students changed')]
                : []),
              ...(outcome.rejected.length > 0
                ? [say('{count} not added', { count: outcome.rejected.length })]
                : []),
            ])}
          </span>
        )}
      </Row>
      {outcome && outcome.rejected.length > 0 && (
        <Rejected aria-label={say('Refused')}>
          {outcome.rejected.map(({ line, reason }, index) => (
            <li key={index}>
              {/* The lines that were taken are gone from the field: a number alone would mislead. */}
              {say('Line {line}, “{text}”: {reason}', {
                line,
                text: shorten(sent[line - 1] ?? ''),
                reason: sayMade(reason),
              })}
            </li>
          ))}
        </Rejected>
      )}
    </div>
  )
}
