import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { Select } from '../ui/form/select.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { groupLabel, useGroups } from './use-groups.ts'

const Frame = chakra('div', { base: { width: { base: 'full', sm: '16rem' } } })
const everybody = 'all'

type GroupSelectProps = {
  quizId: string | undefined
  /** The id of a group or of a session; only groups are offered. */
  value: string | undefined
  onChange: (groupId: string | undefined) => void
}

/** Selects the students of a course, a section or a group. Nothing where the quiz has none. */
export const GroupSelect = ({ quizId, value, onChange }: GroupSelectProps) => {
  const groups = useGroups(quizId)
  if (groups.length === 0) return null
  const isGroup = groups.some(({ _id }) => _id === value)
  return (
    <Frame>
      <Select
        label={say('Students of')}
        hideLabel
        size="sm"
        value={isGroup ? defined(value, 'group') : everybody}
        options={[
          { value: everybody, label: say('All courses and groups') },
          ...groups.map((group) => ({ value: group._id, label: groupLabel(group) })),
        ]}
        onChange={(chosen) => onChange(chosen === everybody ? undefined : chosen)}
      />
    </Frame>
  )
}
