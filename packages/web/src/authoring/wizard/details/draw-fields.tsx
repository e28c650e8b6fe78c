import { drawFaultsIn, type QuizSection } from '@quizwright/domain/arrangement/draws.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { Draw } from '@quizwright/domain/arrangement/schema.ts'
import { arrangementLimits, lengths, limits } from '@quizwright/domain/limits.ts'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ParsedField } from '../../../ui/form/parsed-field.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    gridColumn: '1 / -1',
    '& > legend': { textStyle: 'label', mb: '1.5' },
    '& > p': { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& > p[data-fault]': { color: 'red.fg' },
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

const nameOf = (section: string): string => (section === '' ? say('Without a section') : section)

/** "Algebra (12 questions)". */
const labelOf = ({ section, count }: QuizSection): string =>
  sayCount(count, '{section} ({count} question)', '{section} ({count} questions)', {
    section: nameOf(section),
  })

type DrawFieldsProps = {
  draws: readonly Draw[]
  sections: readonly QuizSection[]
  onChange: (draws: Draw[]) => void
}
type SectionFieldProps = Omit<DrawFieldsProps, 'onChange'> & {
  index: number
  onChange: (changes: Partial<Draw>) => void
}

/** The section from which is drawn: one of the quiz, or by its name while the quiz has none. */
const SectionField = ({ draws, sections, index, onChange }: SectionFieldProps) => {
  const { section } = elementAt(draws, index)
  const label = say('Section {number}', { number: index + 1 })
  if (sections.length === 0)
    return (
      <TextField
        label={label}
        size="sm"
        placeholder={say('As written above its questions')}
        maxLength={lengths.name}
        value={section}
        onChange={(name) => onChange({ section: name })}
      />
    )
  const isKnown = sections.some((one) => one.section === section.trim())
  const isDrawnElsewhere = (name: string) =>
    draws.some((other, at) => at !== index && other.section.trim() === name)
  return (
    <Select
      label={label}
      size="sm"
      value={section.trim()}
      options={[
        ...(isKnown ? [] : [{ value: section.trim(), label: labelOf({ section, count: 0, marks: null }) }]),
        ...sections.map((one) => ({
          value: one.section,
          label: labelOf(one),
          disabled: isDrawnElsewhere(one.section),
        })),
      ]}
      onChange={(name) => onChange({ section: name })}
    />
  )
}

/** Asks from which sections each student gets only so many questions. */
export const DrawFields = ({ draws, sections, onChange }: DrawFieldsProps) => {
  const faults = sections.length > 0 ? drawFaultsIn(draws, sections) : []
  const next = sections.find(({ section }) => !draws.some((one) => one.section.trim() === section))
  const isFull = draws.length >= arrangementLimits.draws || (sections.length > 0 && next === undefined)
  return (
    <Group>
      <legend>{say('Random questions')}</legend>
      {draws.map((draw, index) => {
        const change = (changes: Partial<Draw>) => onChange(draws.with(index, { ...draw, ...changes }))
        return (
          // Draws have no id, so their index is the key.
          <Row key={index}>
            <SectionField draws={draws} sections={sections} index={index} onChange={change} />
            <ParsedField
              label={say('How many')}
              hideLabel={false}
              placeholder="1"
              value={draw.count}
              write={String}
              read={readCount}
              onChange={(count) => change({ count })}
            />
            <IconButton
              label={say('Remove section {number}', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => onChange(draws.toSpliced(index, 1))}
            />
          </Row>
        )
      })}
      {faults.map((fault) => (
        <p key={fault} role="status" data-fault>
          {fault}
        </p>
      ))}
      {draws.length > 0 && (
        <p>
          {say(
            'Each student gets this many random questions from the section, and different ones in another ' +
              'attempt. All questions in the section need the same marks.',
          )}
        </p>
      )}
      {!isFull && (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() =>
            onChange([
              ...draws,
              { section: next?.section ?? '', count: next ? Math.ceil(next.count / 2) : 1 },
            ])
          }
        >
          {say('Pick random questions from a section')}
        </Button>
      )}
    </Group>
  )
}
