import { say } from '@quizwright/domain/language/say.ts'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import { type QuizType, quizTypes } from '@quizwright/domain/schemas/quiz.ts'
import { withTitle } from '@quizwright/machines/quiz-document/new-details.ts'
import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid, FormGroup, FullWidth } from './form-layout.tsx'

/**
 * The types that a quiz can have. A descriptive quiz has questions without options, so it stays one, and no
 * other becomes one.
 */
const typesFor = (stored: QuizType | undefined) =>
  quizTypes
    .filter((type) => stored === undefined || (type === 'daq') === (stored === 'daq'))
    .map((value) => ({ value, label: quizTypeNames[value] }))

const skipping = () =>
  [
    { value: 'must', label: labels.mustPass },
    { value: 'skippable', label: labels.skippable },
  ] as const

/** Asks for the type and the title of the quiz. */
export const AboutFields = ({
  details,
  errors,
  onChange,
  storedType,
}: DetailsPart & {
  storedType: QuizType | undefined
}) => (
  <FormGroup title={say('About the quiz')}>
    <FormGrid>
      <Select
        label={say('Quiz type')}
        required
        value={details.quiz_type}
        options={typesFor(storedType)}
        error={errors['quiz_type']}
        onChange={(quiz_type) => onChange({ quiz_type })}
      />
      {details.quiz_type === 'pop' && (
        <RadioGroup
          label={say('When it pops up')}
          value={details.is_skippable ? 'skippable' : 'must'}
          options={skipping()}
          onChange={(value) => onChange({ is_skippable: value === 'skippable' })}
        />
      )}
      <FullWidth>
        <TextField
          label={say('Title')}
          required
          name="name"
          data-begin-here={storedType === undefined || undefined}
          // Longer ones are told, not cut: a pasted title would lose its end without a word.
          maxLength={lengths.name}
          hint={say('{count} of {most} characters', {
            count: [...details.name].length,
            most: limits.titleLength,
          })}
          value={details.name}
          error={errors['name']}
          onChange={(name) => onChange(withTitle(details, name))}
        />
      </FullWidth>
    </FormGrid>
  </FormGroup>
)

/** Asks what the quiz is about, in a sentence or two. */
export const DescriptionField = ({ details, errors, onChange }: DetailsPart) => (
  <TextField
    label={say('Description')}
    required
    name="description"
    lines={2}
    value={details.description}
    error={errors['description']}
    onChange={(description) => onChange({ description })}
  />
)
