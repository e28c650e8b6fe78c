import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { LateAttempt } from '@quizwright/domain/schemas/late-answer.ts'
import { ContentImage } from '@quizwright/ui/question/content-image.tsx'
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

const LateImages = ({ links, questionNo }: { links: readonly string[]; questionNo: number }) => (
  <>
    {links.map((link, index) => (
      <ContentImage
        key={link}
        url={link}
        name={say('Late image {number} of question {question}', { number: index + 1, question: questionNo })}
      />
    ))}
  </>
)

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
          {saidWith(
            '{name} {email}, attempt {number}, {session}',
            {
              name: (
                <b>
                  <bdi>{attempt.full_name}</bdi>
                </b>
              ),
              email: <bdi>{attempt.email}</bdi>,
              session: <bdi>{attempt.session_name}</bdi>,
            },
            { number: attempt.attempt_number },
          )}{' '}
          {attempt.is_before_moved_end && (
            <Badge tone="accent">{say('Given before the new end of the session')}</Badge>
          )}
        </span>
      }
    />
    <ul>
      {attempt.answers.map((answer) => (
        <li key={answer.question_id}>
          {saidWith(
            'Question {number}: {counted} counts; the late answer is {late}.',
            {
              counted: <bdi>{describeAnswer(answer.counted_selected, answer.counted_answer)}</bdi>,
              late: <bdi>{describeAnswer(answer.selected, answer.answer)}</bdi>,
            },
            { number: answer.question_no },
          )}{' '}
          {answer.is_after_result && <Badge tone="warning">{say('Given after the result was shown')}</Badge>}
          <p>{describeTimes(answer, attempt.ended_at)}</p>
          {answer.uploaded_images && answer.uploaded_images.length > 0 && (
            <LateImages links={answer.uploaded_images} questionNo={answer.question_no} />
          )}
        </li>
      ))}
      <li>{describeEffect(attempt)}</li>
    </ul>
  </Item>
)
