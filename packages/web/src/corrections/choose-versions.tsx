import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { CorrectableQuestion, CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { listVersions } from './list-versions.ts'

const Versions = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    '& legend': { mb: '1' },
  },
})

type Other = NonNullable<CorrectableQuestion['other_versions']>[number]

const attemptsOf = ({ attempts, open }: Other): string =>
  open > 0
    ? sayCount(attempts, '{count} attempt, {open} in progress', '{count} attempts, {open} in progress', {
        open,
      })
    : sayCount(attempts, '{count} attempt', '{count} attempts')

type ChooseVersionsProps = {
  others: readonly Other[]
  choice: CorrectionChoice
  disabled: boolean
  onChoose: (choice: CorrectionChoice) => void
}

/** Says which other versions of the quiz ask the same question, and asks which of them are corrected too. */
export const ChooseVersions = ({ others, choice, disabled, onChoose }: ChooseVersionsProps) => {
  if (others.length === 0) return null
  const versions = listVersions(others.map(({ version }) => version))
  // Each version has suggestions of its own, so that its answers are graded again with a preview of their own.
  if (choice.guidance)
    return (
      <p>
        {others.length === 1
          ? say('{versions} has the same question. Grade its answers again too.', { versions })
          : say('{versions} have the same question. Grade their answers again too.', { versions })}
      </p>
    )
  const { also = [] } = choice
  return (
    <Versions disabled={disabled}>
      <legend>
        {others.length === 1
          ? say('{versions} has the same question.', { versions })
          : say('{versions} have the same question.', { versions })}
      </legend>
      {others.map((other) => (
        <Checkbox
          key={other.quiz_id}
          label={say('Regrade version {version} too ({attempts})', {
            version: other.version,
            attempts: attemptsOf(other),
          })}
          checked={also.includes(other.quiz_id)}
          onChange={(isChosen) =>
            onChoose({
              ...choice,
              also: [...also.filter((id) => id !== other.quiz_id), ...(isChosen ? [other.quiz_id] : [])],
            })
          }
        />
      ))}
    </Versions>
  )
}
