import type { LateAttempt } from '@quizwright/domain/schemas/late-answer.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { describeAnswer, describeEffect, describeTimes } from './describe-late.ts'

const Item = chakra('li', {
  base: {
    py: '3',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    textStyle: 'sm',
    '& > ul': { ps: '6', mt: '2', display: 'grid', gap: '3' },
    '& p': { color: 'fg.muted' },
  },
})

type LateAttemptItemProps = {
  attempt: LateAttempt
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** An attempt with late answers: each beside the answer that counts, with the times, and what accepting changes. */
export const LateAttemptItem = ({ attempt, isChosen, onChoose }: LateAttemptItemProps) => (
  <Item>
    <Checkbox
      checked={isChosen}
      onChange={onChoose}
      label={
        <span>
          <b>
            <bdi>{attempt.full_name}</bdi>
          </b>{' '}
          <bdi>{attempt.email}</bdi>, attempt {attempt.attempt_number}, <bdi>{attempt.session_name}</bdi>
        </span>
      }
    />
    <ul>
      {attempt.answers.map((answer) => (
        <li key={answer.question_id}>
          Question {answer.question_no}:{' '}
          <bdi>{describeAnswer(answer.counted_selected, answer.counted_answer)}</bdi> counts, late came{' '}
          <bdi>{describeAnswer(answer.selected, answer.answer)}</bdi>.{' '}
          {answer.is_after_result && <Badge tone="warning">Arrived after the result was seen</Badge>}
          <p>{describeTimes(answer, attempt.ended_at)}</p>
        </li>
      ))}
      <li>{describeEffect(attempt)}</li>
    </ul>
  </Item>
)
