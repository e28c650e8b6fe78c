import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import type { AcceptedAnswer } from '@quizwright/domain/schemas/result-correction.ts'
import { shareChoices } from '../questions/share-choices.ts'
import { Select } from '../ui/form/select.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 10rem' },
    gap: '3',
    alignItems: 'start',
  },
})
const SoFar = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    color: 'fg.muted',
    '& ul': { ps: '5', listStyle: 'disc' },
    '& li': { overflowWrap: 'anywhere' },
  },
})

type ChooseAcceptedProps = {
  /** What is accepted so far. */
  sofar: readonly string[]
  accepted: readonly AcceptedAnswer[]
  /** The numbers of the gaps into which answers are typed. None where the whole answer is typed. */
  gaps: readonly number[]
  /** The variables of which a formula is accepted, if each student got other numbers. */
  variables?: readonly string[] | undefined
  disabled: boolean
  onWrite: (accepted: AcceptedAnswer[]) => void
}

/** Asks which typed answer is right too, and for how much of the marks. */
export const ChooseAccepted = ({
  sofar,
  accepted,
  gaps,
  variables,
  disabled,
  onWrite,
}: ChooseAcceptedProps) => (
  <>
    {accepted.map((one, index) => {
      const change = (changes: Partial<AcceptedAnswer>) =>
        onWrite(accepted.with(index, { ...one, ...changes }))
      return (
        // Answers have no id, so their index is the key.
        <Fields key={index}>
          <TextField
            label={index === 0 ? say('The answer') : say('Answer {number}', { number: index + 1 })}
            hint={
              variables
                ? say('A formula of {names}, computed for the numbers of each student.', {
                    names: commaList(variables),
                  })
                : say('As a student would type it.')
            }
            required
            disabled={disabled}
            maxLength={correctionLimits.acceptedAnswer}
            spellCheck={false}
            value={one.answer}
            onChange={(answer) => change({ answer })}
          />
          <Select
            label={index === 0 ? say('It earns') : say('Answer {number} earns', { number: index + 1 })}
            disabled={disabled}
            value={String(one.share)}
            options={shareChoices(one.share)}
            onChange={(share) => change({ share: Number(share) })}
          />
          {gaps.length > 0 && (
            <Select
              label={say('Gap')}
              disabled={disabled}
              value={String(one.part_no ?? gaps[0])}
              options={gaps.map((number) => ({
                value: String(number),
                label: say('Gap {number}', { number }),
              }))}
              onChange={(number) => change({ part_no: Number(number) })}
            />
          )}
        </Fields>
      )
    })}
    {sofar.length > 0 && (
      <SoFar>
        <p>{say('Accepted so far')}</p>
        <ul>
          {sofar.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </SoFar>
    )}
  </>
)
