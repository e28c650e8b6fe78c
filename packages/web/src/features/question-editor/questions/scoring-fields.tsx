import { chakra } from '@chakra-ui/react/styled-system'
import { limits } from '@quizwright/contracts/limits.ts'
import { type DraftQuestion, difficulties } from '@quizwright/contracts/schemas/question.ts'
import { useState } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useEditor } from '../editor-context.ts'

const Difficulty = chakra('div', { base: { width: '7rem' } })
const Weightage = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'xs', color: 'fg.muted', '& > :first-child': { width: '3.75rem' } } })

const choices = difficulties.map((level) => ({ value: level, label: level }))

/** How hard a question is and what it counts. */
export const ScoringFields = ({ question: { _id: id, difficulty_level, weightage } }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const [typed, setTyped] = useState<string | null>(null)
  const write = (digits: string) => {
    setTyped(digits)
    store.trigger.setQuestion({ id, changes: { weightage: Number(digits) } })
  }
  return (
    <>
      <Difficulty data-field="difficulty">
        <Select label="Difficulty" hideLabel size="sm" value={difficulty_level} options={choices} onChange={(level) => store.trigger.setQuestion({ id, changes: { difficulty_level: level } })} />
      </Difficulty>
      <Weightage
        data-field="weightage"
        onBlur={() => {
          setTyped(null)
          store.trigger.endTyping()
        }}
      >
        {/* An emptied field stays empty until it is left: 0 would stand in the way of the next digit. */}
        <div><NumberField label="Weightage" hideLabel size="sm" maxDigits={limits.weightageDigits} value={typed === '' ? '' : String(weightage)} onChange={write} /></div>
        <span aria-hidden>{weightage === 1 ? 'mark' : 'marks'}</span>
      </Weightage>
    </>
  )
}
