import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { QuizVersion } from '@quizwright/domain/schemas/quiz.ts'
import type { StoredQuiz } from '../../questions/read-quiz.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { Select } from '../../ui/form/select.tsx'

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    minWidth: '0',
  },
})
const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    minHeight: '10',
    '& dt': { color: 'fg.muted', textStyle: 'xs' },
    '& dd': { m: '0', fontWeight: 'medium' },
  },
})

export const versionName = ({ version }: QuizVersion): string => say('Version {version}', { version })
const stateOf = (version: QuizVersion): string =>
  version.is_published
    ? labels.publishedOn(formatDateTime(version.published_at ?? version.created))
    : labels.notPublished

type VersionFiguresProps = {
  label: string
  versions: readonly QuizVersion[]
  chosen: QuizVersion
  stored: StoredQuiz | undefined
  onChoose: (id: string) => void
}

/** One side's version with its results. */
export const VersionFigures = ({ label, versions, chosen, stored, onChoose }: VersionFiguresProps) => {
  const marks = stored?.questions.reduce((sum, question) => sum + question.weightage, 0)
  const figures = [
    [say('Questions'), stored?.questions.length],
    [say('Total marks'), marks],
    [say('Attempts'), stored?.quiz.attempts],
    [say('Created on'), formatDateTime(chosen.created)],
    [say('State'), stateOf(chosen)],
  ] as const
  return (
    <Card aria-label={label}>
      <Select
        label={label}
        value={chosen._id}
        onChange={onChoose}
        options={versions.map((version) => ({
          value: version._id,
          label: labelled(versionName(version), version.name),
        }))}
      />
      <Figures>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'number' ? formatNumber(value) : (value ?? '–')}</dd>
          </div>
        ))}
      </Figures>
    </Card>
  )
}
