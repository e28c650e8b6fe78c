import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { Select } from '../../ui/form/select.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('div', { base: { width: { base: 'full', sm: '20rem' } } })
const all = 'all'

type CourseSelectProps = {
  courses: readonly LtiGroup[]
  value: string | undefined
  onChange: (courseId: string | undefined) => void
}

/** Selects the sessions that are linked in one course. */
export const CourseSelect = ({ courses, value, onChange }: CourseSelectProps) => (
  <Frame>
    <Select
      label={say('Course')}
      hideLabel
      size="sm"
      value={value ?? all}
      options={[
        { value: all, label: say('Sessions of all courses') },
        ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  </Frame>
)
