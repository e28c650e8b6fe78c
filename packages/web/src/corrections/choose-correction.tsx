import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import type { CorrectableQuestion, CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { AcceptedAnswer, keyCorrectionKinds } from '@quizwright/domain/schemas/result-correction.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { useId } from 'react'
import { Badge } from '../ui/feedback/badge.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { ChooseAccepted } from './choose-accepted.tsx'
import { ChooseKey } from './choose-key.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    '& legend': { textStyle: 'label', mb: '1.5' },
  },
})
const Item = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    textStyle: 'sm',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '1px' },
    '&:has(:disabled)': { layerStyle: 'disabled' },
    '& input': { boxSize: '4', flexShrink: '0' },
    '& > span:first-of-type': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& img': { maxHeight: '3rem' },
  },
})

type KeyKind = (typeof keyCorrectionKinds)[number]

const kindTexts = (): Readonly<Record<KeyKind, readonly [name: string, effect: string]>> => ({
  other_key: [say('A different option is correct'), say('Only students who chose it get the marks.')],
  any_of: [say('Several options are correct'), say('Students who chose any of them get the marks.')],
  accept: [say('Accept another answer'), say('Students who gave it, or an equivalent answer, get marks.')],
  full_marks: [say('Everyone gets the marks'), say('Students who didn’t answer get them too.')],
  not_counted: [
    say('Don’t count the question'),
    say('It’s left out of everyone’s score and of the maximum marks.'),
  ],
})

/** The name of a kind of correction for this question, and its effect. */
const textsOf = (kind: KeyKind, { takes_many: takesMany, interaction }: CorrectableQuestion) => {
  if (kind === 'other_key' && interaction)
    return [say('Different answers are correct'), say('All answers are marked by this key instead.')] as const
  return kind === 'other_key' && takesMany
    ? ([say('Different options are correct'), say('Answers are marked by these options.')] as const)
    : kindTexts()[kind]
}

/** The numbers of the gaps into which answers are typed. */
const typedGaps = ({ interaction }: CorrectableQuestion): number[] => {
  const asked = { options: [], ...(interaction && { interaction }) }
  return (
    kindOf(asked)
      .typedParts?.(asked)
      .map(({ partNo }) => partNo) ?? []
  )
}

/** What is accepted so far, where gaps are typed. */
const acceptedInParts = ({ interaction }: CorrectableQuestion): string[] =>
  acceptedOf({ options: [], ...(interaction && { interaction }) }).accepted ?? []

const nothing = (question: CorrectableQuestion): AcceptedAnswer => {
  const [gap] = typedGaps(question)
  return { answer: '', share: 100, ...(gap !== undefined && { part_no: gap }) }
}

/** A choice of this kind that nothing is chosen for yet. */
const begun = (kind: KeyKind, question: CorrectableQuestion): CorrectionChoice => {
  if (kind === 'accept') return { kind, correct: [], accepted: [nothing(question)] }
  const key = kind === 'other_key' ? keyOfInteraction(question.interaction) : undefined
  return { kind, correct: [], ...(key && { key }) }
}

const isPossible = (kind: KeyKind, question: CorrectableQuestion): boolean => {
  const { options, accepts, interaction } = question
  if (kind === 'other_key') return options.length > 0 || keyOfInteraction(interaction) !== undefined
  if (kind === 'any_of') return options.length > 0
  return kind !== 'accept' || accepts !== undefined || typedGaps(question).length > 0
}

type ChooseCorrectionProps = {
  question: CorrectableQuestion
  choice: CorrectionChoice
  disabled: boolean
  onChoose: (choice: CorrectionChoice) => void
}

/** Asks what is correct, and for which options if the correction needs them. */
export const ChooseCorrection = ({ question, choice, disabled, onChoose }: ChooseCorrectionProps) => {
  const name = useId()
  const { kind, correct, key } = choice
  const { interaction } = question
  const needsOptions = (kind === 'other_key' && !key) || kind === 'any_of'
  const takesOne = kind === 'other_key' && !question.takes_many && correct.length <= 1
  const kinds = (Object.keys(kindTexts()) as KeyKind[]).filter((one) => isPossible(one, question))
  const pick = (index: number, isPicked: boolean) => {
    const others = takesOne ? [] : correct.filter((one) => one !== index)
    onChoose({ kind, correct: isPicked ? [...others, index].sort((a, b) => a - b) : others })
  }
  return (
    <>
      <Group disabled={disabled}>
        <legend>{say('What should change?')}</legend>
        {kinds.map((one) => (
          <Item key={one}>
            <input
              type="radio"
              name={`${name}-kind`}
              checked={one === kind}
              onChange={() => onChoose(begun(one, question))}
            />
            <span>
              {textsOf(one, question)[0]}
              <small>{textsOf(one, question)[1]}</small>
            </span>
          </Item>
        ))}
      </Group>
      {needsOptions && (
        <Group disabled={disabled}>
          <legend>{takesOne ? say('The correct option') : say('The correct options')}</legend>
          {question.options.map((option, index) => (
            <Item key={index}>
              <input
                type={takesOne ? 'radio' : 'checkbox'}
                name={`${name}-option`}
                checked={correct.includes(index)}
                onChange={(event) => pick(index, event.target.checked)}
              />
              <span>
                {index + 1}.{' '}
                <QuestionContent text={option.text} equation={option.equation} image={option.image_url} />
              </span>
              {option.is_correct && <Badge tone="good">{say('Currently correct')}</Badge>}
            </Item>
          ))}
        </Group>
      )}
      {interaction && key && (
        <ChooseKey
          text={question.text}
          interaction={interaction}
          given={key}
          disabled={disabled}
          onChange={(changed) => onChoose({ kind, correct: [], key: changed })}
        />
      )}
      {kind === 'accept' && (
        <ChooseAccepted
          sofar={question.accepts ?? acceptedInParts(question)}
          accepted={choice.accepted ?? [nothing(question)]}
          variables={question.variables}
          gaps={typedGaps(question)}
          disabled={disabled}
          onWrite={(accepted) => onChoose({ kind, correct: [], accepted })}
        />
      )}
      {question.correction && (
        <p>
          {say('Corrected before: {correction}. {reason}', {
            correction: describeChoice(question.correction),
            reason: question.correction.reason,
          })}
        </p>
      )}
    </>
  )
}
