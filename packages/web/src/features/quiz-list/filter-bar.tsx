import { say } from '@quizwright/domain/language/say.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'
import { Archive, ArchiveRestore, Users } from 'lucide-react'
import { useLocation } from 'wouter'
import { useIsOffered } from '../../api/offered-calls.ts'
import { href } from '../../routes/routes.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { KnownCounts } from './use-list-counts.ts'

/** The quiz types to filter by, those of the specification first. */
const typeFilters = () =>
  [
    { value: 'all', label: labels.allTypes },
    { value: 'pop', label: quizTypeNames.pop },
    { value: 'full', label: quizTypeNames.full },
    { value: 'daq', label: quizTypeNames.daq },
    { value: 'practice', label: quizTypeNames.practice },
  ] as const

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '3', xl: '5' },
    rowGap: '2',
    alignItems: 'center',
  },
})
/** One filter. On a phone its chips scroll sideways, so that the list begins higher up. */
const Choices = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    minWidth: '0',
    maxWidth: 'full',
    overflowX: { base: 'auto', md: 'visible' },
    flexWrap: { md: 'wrap' },
    // Leaves room for the focus ring.
    p: { base: '1', md: '0' },
    m: { base: '-1', md: '0' },
    scrollbarWidth: 'none',
    // All of them fit on one line of a laptop.
    '& > button': { md: { px: '2.5', gap: '1', textStyle: 'xs' } },
  },
})

/** "All" alone would read as all quizzes. */
const Name = chakra('span', {
  base: { alignSelf: 'center', flex: 'none', textStyle: 'xs', color: 'fg.muted' },
})

type Filters = ListState['filters']
type FilterBarProps = {
  filters: Filters
  counts: KnownCounts | undefined
  onChange: (changes: Partial<Filters>) => void
}

export const FilterBar = ({ filters, counts, onChange }: FilterBarProps) => {
  const isArchived = filters.is_archived
  const isSharingOffered = useIsOffered('getSharedQuizzes')
  const [, navigate] = useLocation()
  const canShowBoth = useIsOffered('countQuizzes')
  // Without the call that counts under filters, the counts only include quizzes that are not archived.
  const isCounted = counts?.types !== undefined || !isArchived
  const types = typeFilters().filter(
    ({ value }) => value !== 'practice' || filters.quiz_type === value || counts?.types?.[value] !== 0,
  )
  // A second click on a pressed chip shows everything again, where the services can list it.
  const toggle = (is_publish: boolean) => () =>
    onChange({ is_publish: canShowBoth && filters.is_publish === is_publish ? undefined : is_publish })
  return (
    <Bar role="group" aria-label={say('Filters')}>
      <Choices role="group" aria-label={say('State')}>
        <Chip
          pressed={filters.is_publish === true}
          count={isCounted ? counts?.published : undefined}
          onPress={toggle(true)}
        >
          {labels.published}
        </Chip>
        <Chip
          pressed={filters.is_publish === false}
          count={isCounted ? counts?.unpublished : undefined}
          onPress={toggle(false)}
        >
          {labels.unpublished}
        </Chip>
        <Chip
          icon={isArchived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
          onPress={() => onChange({ is_archived: !isArchived })}
          count={counts?.archived}
          isCountApart
        >
          {isArchived ? labels.leaveArchive : labels.viewArchive}
        </Chip>
        {isSharingOffered && (
          <Chip
            icon={<Users size={14} aria-hidden />}
            pressed={false}
            onPress={() => navigate(href.quizList({ shared: 'true' }))}
          >
            {say('Shared with me')}
          </Chip>
        )}
      </Choices>
      <Choices role="group" aria-label={labels.type}>
        <Name aria-hidden>{labels.type}</Name>
        {types.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={filters.quiz_type === value}
            count={value === 'all' ? undefined : counts?.types?.[value]}
            onPress={() => onChange({ quiz_type: value })}
          >
            {label}
          </Chip>
        ))}
      </Choices>
    </Bar>
  )
}
