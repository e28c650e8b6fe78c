import { say } from '@quizwright/domain/language/say.ts'
import type { Draw } from '@quizwright/domain/arrangement/schema.ts'
import { arrangementLimits, lengths, limits } from '@quizwright/domain/limits.ts'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { WrittenField } from '../../../ui/form/written-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    gridColumn: '1 / -1',
    '& > legend': { textStyle: 'label', mb: '1.5' },
    '& > p': { textStyle: 'xs', color: 'fg.muted' },
    '& > button': { alignSelf: 'flex-start' },
  },
})
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 7rem auto',
    gap: '2',
    alignItems: 'end',
  },
})

const readCount = (written: string): number =>
  Math.min(limits.questionsPerSave, Math.max(1, Number(written.replaceAll(/\D/g, ''))))

type DrawFieldsProps = { draws: readonly Draw[]; onChange: (draws: Draw[]) => void }

/** Asks from which sections each student gets only so many questions. */
export const DrawFields = ({ draws, onChange }: DrawFieldsProps) => (
  <Group>
    <legend>{say('Only some questions of a section')}</legend>
    {draws.map((draw, index) => {
      const number = index + 1
      const change = (changes: Partial<Draw>) => onChange(draws.with(index, { ...draw, ...changes }))
      return (
        // Draws have no id, so their index is the key.
        <Row key={index}>
          <TextField
            label={say('Section {number}', { number })}
            placeholder={say('As it stands above its questions')}
            maxLength={lengths.name}
            value={draw.section}
            onChange={(section) => change({ section })}
          />
          <WrittenField
            label={say('How many')}
            hideLabel={false}
            placeholder="1"
            value={draw.count}
            write={String}
            read={readCount}
            onChange={(count) => change({ count })}
          />
          <IconButton
            label={say('Remove section {number}', { number })}
            icon={<X aria-hidden />}
            onClick={() => onChange(draws.toSpliced(index, 1))}
          />
        </Row>
      )
    })}
    {draws.length > 0 && (
      <p>
        {say(
          'Each student gets so many of its questions, by chance, and others in a further attempt. All questions of ' +
            'such a section need the same marks.',
        )}
      </p>
    )}
    {draws.length < arrangementLimits.draws && (
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={() => onChange([...draws, { section: '', count: 1 }])}
      >
        {say('Draw some questions of a section')}
      </Button>
    )}
  </Group>
)
