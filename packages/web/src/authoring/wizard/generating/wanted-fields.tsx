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
const difficulties = offeredDifficulties.map((value) => ({ value, label: value }))

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
          label="Tags"
          placeholder="Any tag"
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
          label="Faculties"
          placeholder="Any faculty"
          options={faculties.options}
          values={form.facultyIds}
          loading={faculties.loading}
          failure={faculties.failure}
          onRetry={faculties.onRetry}
          onChange={(facultyIds) => onChange({ facultyIds })}
        />
      </FullWidth>
      <NumberField
        label="Number of questions"
        required
        maxDigits={3}
        hint={`From ${limits.autoGenerateMin} to ${limits.autoGenerateMax}`}
        value={form.count}
        error={countError}
        onChange={(count) => onChange({ count })}
      />
      <Select
        label="Difficulty"
        value={form.difficulty}
        options={difficulties}
        onChange={(difficulty) => onChange({ difficulty })}
      />
      <FullWidth>
        <Checks>
          <legend>Draw also</legend>
          <Checkbox
            label="From quizzes that are not published"
            checked={form.takesUnpublished}
            onChange={(takesUnpublished) => onChange({ takesUnpublished })}
          />
          <Checkbox
            label="Questions with errors"
            checked={form.takesFaulty}
            onChange={(takesFaulty) => onChange({ takesFaulty })}
          />
        </Checks>
        {leftOut && <LeftOut role="status">{leftOut} Tick above to draw them too.</LeftOut>}
      </FullWidth>
    </FormGrid>
  )
}
