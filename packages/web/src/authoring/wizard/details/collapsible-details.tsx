import { nameOfLanguage } from '@quizwright/domain/language/name-of-language.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { DescriptionField } from './about-fields.tsx'
import type { DetailsPart } from './details-form.ts'
import { Collapsible } from './collapsible.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { RulesFields } from './rules-fields.tsx'
import { ScoringFields } from './scoring-fields.tsx'
import { SessionFields } from './session-fields.tsx'
import { rulesSummary } from './rules-summary.ts'
import { descriptionSummary, placementSummary, scoringSummary, sessionSummary } from './summaries.ts'
import { useCourses } from './use-structure.ts'
import { languageChoices } from '../../../questions/language-choices.ts'
import { Select } from '../../../ui/form/select.tsx'

const unset = ''

/** Asks in which language the questions are written. */
const LanguageField = ({ details, errors, onChange }: DetailsPart) => (
  <Select
    label={say('Language of the questions')}
    hint={say(
      'Used by screen readers, printouts and exported files. It doesn’t change the language of ' +
        'menus and buttons.',
    )}
    value={details.language ?? unset}
    options={[
      { value: unset, label: say('Not set') },
      ...languageChoices(details.language ? [details.language] : []),
    ]}
    error={errors['language']}
    onChange={(language) => onChange({ language: language === unset ? null : language })}
  />
)

const Groups = chakra('div', { base: { mt: '6', '& > section:last-child': { borderBottomWidth: '1px' } } })

/** The fields of each group, by their names in the API. */
const fieldsOf = {
  description: ['description'],
  placement: ['course_id', 'module_id', 'chapter_id', 'video_id'],
  scoring: ['duration', 'passing_percentage', 'result_delay_in_hours'],
  rules: ['arrangement', 'is_direct_check'],
  language: ['language'],
  session: ['session_name', 'session_description', 'start_time', 'end_time'],
} as const

type CollapsibleDetailsProps = DetailsPart & {
  uid: string
  /** When the form was opened. A session with this start begins at once. */
  openedAt: string
  alerts: { start_time?: string; end_time?: string }
  /** Whether the groups are open when they are first shown. */
  open: boolean
}

/** The groups of fields that already have values. A group opens when something inside must be seen. */
export const CollapsibleDetails = ({ uid, openedAt, alerts, open, ...part }: CollapsibleDetailsProps) => {
  const { details, errors } = part
  const courses = useCourses(uid)
  const isShufflingOffered = useIsFeatureOffered('shuffling')
  const areLanguagesOffered = useIsFeatureOffered('translations')
  const hasError = (group: keyof typeof fieldsOf) =>
    fieldsOf[group].some((field) => errors[field] !== undefined)
  const hasAlert = alerts.start_time !== undefined || alerts.end_time !== undefined
  const needsPlacement = details.quiz_type === 'pop' || courses.failure !== undefined
  return (
    <Groups>
      <Collapsible
        title={say('Description')}
        summary={descriptionSummary(details)}
        open={open}
        needed={hasError('description')}
      >
        <DescriptionField {...part} />
      </Collapsible>
      <Collapsible
        title={say('Course and module')}
        summary={placementSummary(details)}
        open={open}
        needed={needsPlacement || hasError('placement')}
      >
        <PlacementFields {...part} uid={uid} courses={courses} />
      </Collapsible>
      <Collapsible
        title={say('Time and scoring')}
        summary={scoringSummary(details)}
        open={open}
        needed={details.quiz_type === 'daq' || hasError('scoring')}
      >
        <ScoringFields {...part} />
      </Collapsible>
      {(isShufflingOffered || details.arrangement || details.is_direct_check) && (
        <Collapsible
          title={say('Rules for students')}
          summary={rulesSummary(details)}
          open={open}
          needed={hasError('rules')}
        >
          <RulesFields {...part} />
        </Collapsible>
      )}
      {(areLanguagesOffered || details.language) && (
        <Collapsible
          title={say('Language')}
          summary={details.language ? nameOfLanguage(details.language) : say('Not set')}
          open={open}
          needed={hasError('language')}
        >
          <LanguageField {...part} />
        </Collapsible>
      )}
      <Collapsible
        title={say('Availability')}
        summary={sessionSummary(details, openedAt)}
        open={open}
        needed={hasError('session') || hasAlert}
      >
        <SessionFields {...part} alerts={alerts} />
      </Collapsible>
    </Groups>
  )
}
