import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { type Difficulty, difficulties } from '@quizwright/domain/schemas/question.ts'
import { useState } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useEditor } from '../editor-context.ts'
import { findQuestion } from './find-question.ts'
import { withMarksScale } from './marks-scale.ts'

const DifficultyPlace = chakra('div', { base: { width: '7rem' } })
const WeightagePlace = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > div': { width: '3.75rem' },
  },
})

const choices = () => difficulties.map((level) => ({ value: level, label: difficultyName(level) }))

/** The difficulty and the marks of a question. */
export const ScoringFields = memo(
  ({
    questionId: id,
    difficulty,
    weightage,
  }: {
    questionId: string
    difficulty: Difficulty
    weightage: number
  }) => {
    const { store } = useEditor()
    const [typed, setTyped] = useState<string | null>(null)
    const write = (digits: string) => {
      setTyped(digits)
      const marks = Number(digits)
      const prompt = findQuestion(store, id)?.ai_evaluation_prompt
      store.trigger.setQuestion({
        id,
        changes: { weightage: marks, ...(prompt && { ai_evaluation_prompt: withMarksScale(prompt, marks) }) },
      })
    }
    return (
      <>
        <DifficultyPlace data-field="difficulty">
          <Select
            label={say('Difficulty')}
            hideLabel
            size="sm"
            value={difficulty}
            options={choices()}
            onChange={(level) => store.trigger.setQuestion({ id, changes: { difficulty_level: level } })}
          />
        </DifficultyPlace>
        <WeightagePlace data-field="weightage" onBlur={() => setTyped(null)}>
          {/* An emptied field stays empty until it is left: 0 would be in the way of the next digit. */}
          <div>
            <NumberField
              label={say('Weightage')}
              hideLabel
              size="sm"
              maxDigits={limits.weightageDigits}
              value={typed === '' ? '' : String(weightage)}
              onChange={write}
            />
          </div>
          <span aria-hidden>{sayCount(weightage, 'mark', 'marks')}</span>
        </WeightagePlace>
      </>
    )
  },
)
