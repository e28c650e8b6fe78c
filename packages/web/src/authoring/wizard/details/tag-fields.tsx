import type { Named } from '@quizwright/machines/quiz-document/details.ts'
import { MultiPicker } from '../../../ui/picker/multi-picker.tsx'
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
      placeholder="Type to search"
      error={error}
      onChange={(ids) => onPick(ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []))}
    />
  )
}

/** Asks for the tags and faculties by which the quiz is found. A practice quiz needs none. */
export const TagFields = ({ details, errors, onChange }: DetailsPart) => (
  <FormGroup
    title={details.quiz_type === 'practice' ? 'Subject' : 'Subject (at least one faculty or course tag)'}
  >
    <FormGrid>
      <NamedPicker
        label="Faculties (niches)"
        source={useFaculties()}
        chosen={details.faculties}
        error={errors['faculties']}
        onPick={(faculties) => onChange({ faculties })}
      />
      <NamedPicker
        label="Course tags"
        source={useCourseTags()}
        chosen={details.tags}
        error={errors['tags']}
        onPick={(tags) => onChange({ tags })}
      />
    </FormGrid>
  </FormGroup>
)
