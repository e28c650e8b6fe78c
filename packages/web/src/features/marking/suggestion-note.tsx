import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { sayEvaluation } from '@quizwright/domain/language/say-evaluation.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { describeTrust } from './describe-trust.ts'
import { deskOrder } from './desk-order.ts'

const Note = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    order: { base: deskOrder.suggestion, md: '0' },
    gap: '2',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      alignItems: 'center',
      fontWeight: 'semibold',
    },
    '& > small': { color: 'fg.muted', textStyle: 'xs' },
    '& > ul': { listStyle: 'disc', ps: '5' },
    '& > p': { maxHeight: '12rem', overflowY: 'auto' },
  },
})

const graderOf = (model: string): string =>
  model === 'offline'
    ? say('Suggested without AI, by comparing words')
    : say('Suggested by {model}', { model })

/** Shows the suggestion of a model, whether it is sure, why, and how far that can be trusted. */
export const SuggestionNote = ({ answer }: { answer: AnswerToMark }) => {
  const { suggestion, total_marks: totalMarks } = answer
  if (!suggestion)
    return (
      <Note aria-label={say('Suggestion')}>
        <header>{say('No suggestion')}</header>
        <p>
          {isBlankText(answer.answer)
            ? say('The answer is only an image, so there’s no suggestion. Mark it yourself.')
            : say('There’s no suggestion for this answer yet. Mark it yourself.')}
        </p>
      </Note>
    )
  const { marks, evaluation, model, unsure } = suggestion
  const reasons = suggestion.reasons.filter((reason) => !evaluation.includes(reason))
  return (
    <Note aria-label={say('Suggestion')}>
      <header>
        {say('Suggestion: {marks} of {total}', {
          marks: formatTwoDecimals(marks),
          total: formatTwoDecimals(totalMarks),
        })}
        <Badge tone={unsure ? 'warning' : 'good'}>{unsure ? say('Uncertain') : say('Confident')}</Badge>
      </header>
      <p dir="auto">{sayEvaluation(evaluation, suggestion.reasons)}</p>
      {reasons.length > 0 && (
        <ul aria-label={say('Why')} dir="auto">
          {reasons.map((reason) => (
            <li key={reason}>{sayMade(reason)}</li>
          ))}
        </ul>
      )}
      <small>
        {asSentence(graderOf(model))} {describeTrust(suggestion)}
      </small>
    </Note>
  )
}
