import { say } from '@quizwright/domain/language/say.ts'
import type { Named, QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { MultiPicker } from '../../../ui/picker/multi-picker.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { DetailsPart } from './details-form.ts'
import { FormGrid, FormGroup } from './form-layout.tsx'
import { type Source, useCourseTags, useFaculties } from './use-structure.ts'

type ManyProps = {
  label: string
  source: Source
  chosen: readonly Named[]
  error?: string
  onPick: (named: Named[]) => void
}

/** Picks any number of items from a list. Nothing can be added to the list here. */
const NamedPicker = ({ label, source, chosen, error, onPick }: ManyProps) => {
  const known = [...source.named, ...chosen.filter((one) => !source.named.some(({ _id }) => _id === one._id))]
  return (
    <MultiPicker
      label={label}
      options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
      values={chosen.map(({ _id }) => _id)}
      loading={source.loading}
      failure={source.failure}
      onRetry={source.onRetry}
      placeholder={say('Type to search')}
      error={error}
      onChange={(ids) => onPick(ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []))}
    />
  )
}

const Filled = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '1', mt: '1', textStyle: 'xs', color: 'fg.muted' },
})

const isSame = (some: readonly Named[], others: readonly Named[]): boolean =>
  some.length === others.length && some.every(({ _id }, index) => _id === others[index]?._id)

type TagFieldsProps = DetailsPart & {
  /** What the form of a new quiz was filled with; undefined for a quiz that exists. */
  filledWith?: Pick<QuizDetails, 'faculties' | 'tags'> | undefined
}

/**
 * Asks for the tags and faculties by which the quiz is found. A practice quiz needs none. What was filled in from an
 * earlier quiz is said, because a quiz of another subject would be filed there.
 */
export const TagFields = ({ details, errors, onChange, filledWith }: TagFieldsProps) => (
  <FormGroup
    title={details.quiz_type === 'practice' ? say('Subject') : say('Choose at least one faculty or tag')}
  >
    <FormGrid>
      <NamedPicker
        label={say('Faculties')}
        source={useFaculties()}
        chosen={details.faculties}
        error={errors['faculties']}
        onPick={(faculties) => onChange({ faculties })}
      />
      <NamedPicker
        label={say('Quiz tags')}
        source={useCourseTags()}
        chosen={details.tags}
        error={errors['tags']}
        onPick={(tags) => onChange({ tags })}
      />
    </FormGrid>
    {filledWith &&
      details.faculties.length + details.tags.length > 0 &&
      isSame(details.faculties, filledWith.faculties) &&
      isSame(details.tags, filledWith.tags) && (
        <Filled role="status">
          {say('Copied from your last quiz.')}
          <Button size="sm" variant="ghost" onClick={() => onChange({ faculties: [], tags: [] })}>
            {say('Clear')}
          </Button>
        </Filled>
      )}
  </FormGroup>
)
