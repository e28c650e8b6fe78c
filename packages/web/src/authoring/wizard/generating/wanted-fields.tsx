import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { offeredDifficulties } from '@quizwright/domain/schemas/question.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { MultiPicker } from '../../../ui/picker/multi-picker.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { FormGrid, FullWidth } from '../details/form-layout.tsx'
import { useFaculties, useGeneralTags } from '../details/use-structure.ts'
import type { WantedForm } from './wanted-form.ts'

const Checks = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    '& > legend': { textStyle: 'label', mb: '1.5' },
  },
})
const LeftOut = chakra('p', { base: { mt: '2', textStyle: 'sm', color: 'fg.muted' } })

type WantedFieldsProps = {
  form: WantedForm
  onChange: (changes: Partial<WantedForm>) => void
  countError: string | undefined
  /** Why there were too few questions, if another checkbox would help; otherwise empty. */
  leftOut: string
}

/**
 * Asks which questions are wanted: tag, faculty, number and difficulty, and whether to include unpublished or
 * faulty ones.
 */
export const WantedFields = ({ form, onChange, countError, leftOut }: WantedFieldsProps) => {
  const [tags, faculties] = [useGeneralTags(), useFaculties()]
  return (
    <FormGrid>
      <FullWidth>
        <MultiPicker
          label={say('Tags')}
          placeholder={say('Any tag')}
          options={tags.options}
          values={form.tagNames}
          loading={tags.loading}
          failure={tags.failure}
          onRetry={tags.onRetry}
          onChange={(tagNames) => onChange({ tagNames })}
        />
      </FullWidth>
      <FullWidth>
        <MultiPicker
          label={say('Faculties')}
          placeholder={say('Any faculty')}
          options={faculties.options}
          values={form.facultyIds}
          loading={faculties.loading}
          failure={faculties.failure}
          onRetry={faculties.onRetry}
          onChange={(facultyIds) => onChange({ facultyIds })}
        />
      </FullWidth>
      <NumberField
        label={say('Number of questions')}
        required
        maxDigits={3}
        hint={say('From {least} to {most}', {
          least: limits.autoGenerateMin,
          most: limits.autoGenerateMax,
        })}
        value={form.count}
        error={countError}
        onChange={(count) => onChange({ count })}
      />
      <Select
        label={say('Difficulty')}
        value={form.difficulty}
        options={offeredDifficulties.map((value) => ({ value, label: difficultyName(value) }))}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <FullWidth>
        <Checks>
          <legend>{say('Also use')}</legend>
          <Checkbox
            label={say('Unpublished quizzes')}
            checked={form.takesUnpublished}
            onChange={(takesUnpublished) => onChange({ takesUnpublished })}
          />
          <Checkbox
            label={say('Questions with errors')}
            checked={form.takesFaulty}
            onChange={(takesFaulty) => onChange({ takesFaulty })}
          />
        </Checks>
        {leftOut && (
          <LeftOut role="status">{say('{leftOut} Select them above to use them too.', { leftOut })}</LeftOut>
        )}
      </FullWidth>
    </FormGrid>
  )
}
