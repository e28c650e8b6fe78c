import { say } from '@quizwright/domain/language/say.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { aiModels } from '@quizwright/domain/schemas/quiz.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid } from './form-layout.tsx'

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
})

const reveals = () =>
  [
    { value: 'at once', label: say('Immediately') },
    { value: 'later', label: say('After a delay') },
  ] as const
const yesNo = () =>
  [
    { value: 'yes', label: say('Yes') },
    { value: 'no', label: say('No') },
  ] as const
const models = aiModels.map((value) => ({ value, label: value }))

/** Asks for the time limit, the passing percentage, when results are shown, and which model grades. */
export const ScoringFields = ({ details, errors, onChange }: DetailsPart) => (
  <FormGrid>
    <Pair>
      <NumberField
        label={say('Hours')}
        required
        maxDigits={3}
        value={details.hours}
        error={errors['duration']}
        onChange={(hours) => onChange({ hours })}
      />
      <NumberField
        label={say('Minutes')}
        required
        maxDigits={2}
        value={details.mins}
        max={limits.maxMinutes}
        onChange={(mins) => onChange({ mins })}
      />
    </Pair>
    <NumberField
      label={say('Passing percentage')}
      required
      maxDigits={3}
      value={details.passing_percentage}
      error={errors['passing_percentage']}
      max={limits.maxPassingPercentage}
      onChange={(passing_percentage) => onChange({ passing_percentage })}
    />
    <RadioGroup
      label={say('Reveal the result')}
      value={details.reveal}
      options={reveals()}
      onChange={(reveal) => onChange({ reveal })}
    />
    {details.reveal === 'later' && (
      <NumberField
        label={say('Hours until the result is shown')}
        required
        maxDigits={4}
        value={details.result_delay_in_hours}
        error={errors['result_delay_in_hours']}
        onChange={(hours) => onChange({ result_delay_in_hours: hours })}
      />
    )}
    {details.quiz_type === 'daq' && (
      <>
        <Select
          label={say('AI model')}
          value={details.ai_model}
          options={models}
          onChange={(ai_model) => onChange({ ai_model })}
        />
        <RadioGroup
          label={say('Skip OCR step')}
          value={details.skip_ocr ? 'yes' : 'no'}
          options={yesNo()}
          onChange={(answer) => onChange({ skip_ocr: answer === 'yes' })}
        />
      </>
    )}
  </FormGrid>
)
