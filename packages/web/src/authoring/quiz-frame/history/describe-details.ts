import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { KeptDetails } from '@quizwright/domain/schemas/quiz.ts'
import { languageChoices } from '../../../questions/language-choices.ts'
import { listOf } from '../../../ui/format/list-of.ts'
import { rulesSummary } from '../../wizard/details/rules-summary.ts'

type DetailName = keyof KeptDetails

const names: Record<DetailName, string> = texts({
  name: 'Title',
  description: 'Description',
  course_id: 'Course',
  module_id: 'Module',
  chapter_id: 'Chapter',
  video_id: 'Video',
  tags: 'Tags',
  faculties: 'Faculties',
  duration: 'Time',
  passing_percentage: 'Passing percentage',
  result_delay_in_hours: 'Reveal the result',
  is_skippable: 'Skippable Quiz',
  is_direct_check: 'Show correct answers',
  arrangement: 'Order and rules',
  language: 'Language of the questions',
})

const sayYesOrNo = (value: boolean | undefined): string => (value ? say('Yes') : say('No'))

const sayLanguage = (language: string | null | undefined): string =>
  language
    ? (languageChoices([language]).find(({ value }) => value === language)?.label ?? language)
    : say('Not set')

const sayDelay = (hours: number | undefined): string =>
  hours
    ? sayCount(hours, 'result after {count} hour', 'result after {count} hours')
    : say('result shown immediately')

const minuteSeconds = 60

/** What ids are called; the id itself where nobody has said. */
type NameOf = (id: string) => string
const sayNamed = (ids: readonly (string | null)[] | undefined, nameOf: NameOf): string =>
  listOf((ids ?? []).flatMap((id) => (id === null ? [] : [nameOf(id)]))) || say('None')

const sayValue: { [Name in DetailName]: (details: KeptDetails, nameOf: NameOf) => string } = {
  name: ({ name }) => name ?? '',
  description: ({ description }) => description ?? '',
  course_id: ({ course_id: id = null }, nameOf) => sayNamed([id], nameOf),
  module_id: ({ module_id: id = null }, nameOf) => sayNamed([id], nameOf),
  chapter_id: ({ chapter_id: id = null }, nameOf) => sayNamed([id], nameOf),
  video_id: ({ video_id: id = null }, nameOf) => sayNamed([id], nameOf),
  tags: ({ tags }, nameOf) => sayNamed(tags, nameOf),
  faculties: ({ faculties }, nameOf) => sayNamed(faculties, nameOf),
  duration: ({ duration = 0 }) =>
    sayCount(Math.round(duration / minuteSeconds), '{count} minute', '{count} minutes'),
  passing_percentage: ({ passing_percentage: percentage = 0 }) => formatPercent(percentage),
  result_delay_in_hours: ({ result_delay_in_hours: hours }) => sayDelay(hours),
  is_skippable: ({ is_skippable: value }) => sayYesOrNo(value),
  is_direct_check: ({ is_direct_check: value }) => sayYesOrNo(value),
  arrangement: ({ arrangement = null }) => rulesSummary({ arrangement, is_direct_check: false }),
  language: ({ language }) => sayLanguage(language),
}

export type ChangedDetail = { name: string; before: string; after: string }

/** Says of each detail that changed what it was and what it is. */
export const describeDetails = (
  before: KeptDetails,
  after: KeptDetails,
  called: Readonly<Record<string, string>> = {},
): ChangedDetail[] => {
  const nameOf: NameOf = (id) => called[id] ?? id
  return (
    (Object.keys(names) as DetailName[])
      .filter((name) => name in before || name in after)
      .map((name) => ({
        name: say(names[name]),
        before: sayValue[name](before, nameOf),
        after: sayValue[name](after, nameOf),
      }))
      // A place is kept whole, also where only a part of it changed.
      .filter((one) => one.before !== one.after)
  )
}
