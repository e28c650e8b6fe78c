import { say } from '@quizwright/domain/language/say.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { arrangementLimits, kindLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuestionChanges } from '@quizwright/machines/quiz-document/edit-questions.ts'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } })
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
    columnGap: '3',
    alignItems: 'center',
    '& > span': { textStyle: 'sm', color: 'fg.muted' },
  },
})

type FeedbackFieldsProps = {
  question: DraftQuestion
  onChange: (changes: QuestionChanges) => void
}

/** The hints, and a blank one while there may be more. */
const hintRows = (hints: readonly string[]): string[] =>
  [...hints, ''].slice(0, Math.max(hints.length, arrangementLimits.tries))

/** The hints with one written; none instead of blank ones at their end. */
const withHint = (hints: readonly string[], index: number, text: string): string[] | undefined => {
  const changed = hintRows(hints).with(index, text)
  const last = changed.findLastIndex((hint) => hint !== '')
  return last < 0 ? undefined : changed.slice(0, last + 1)
}

/** What students read after their answer: who chose an option, and whose answer was right or wrong. */
export const FeedbackFields = ({ question, onChange }: FeedbackFieldsProps) => {
  const { options, option_feedback: feedback = [], when_right: right = '', when_wrong: wrong = '' } = question
  const { hints = [] } = question
  const areHintsOffered = useIsFeatureOffered('hints')
  const field = (name: string, label: string, value: string, onWrite: (text: string) => void) => (
    <Row key={label}>
      <span aria-hidden>{name}</span>
      <GrowingTextArea label={label} value={value} maxLength={kindLimits.feedbackLength} onWrite={onWrite} />
    </Row>
  )
  return (
    <Fields>
      {field(say('If correct'), say('Feedback for a correct answer'), right, (when_right) =>
        onChange({ when_right }),
      )}
      {field(say('If incorrect'), say('Feedback for an incorrect answer'), wrong, (when_wrong) =>
        onChange({ when_wrong }),
      )}
      {areHintsOffered &&
        hintRows(hints).map((hint, index) =>
          field(
            say('Hint {number}', { number: index + 1 }),
            say('Hint {number}, shown after a wrong try', { number: index + 1 }),
            hint,
            (text) => onChange({ hints: withHint(hints, index, text) }),
          ),
        )}
      {kindOf(question).hasOptions &&
        options.map((_, index) =>
          field(
            say('Option {number}', { number: index + 1 }),
            say('Feedback for option {number}', { number: index + 1 }),
            feedback[index] ?? '',
            (text) =>
              onChange({
                option_feedback: options.map((__, at) => (at === index ? text : (feedback[at] ?? ''))),
              }),
          ),
        )}
    </Fields>
  )
}
