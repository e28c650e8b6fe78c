import type { Paper } from '@quizwright/contracts/schemas/learner.ts'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Holder, Refused } from '../calls.ts'
import { Frame } from '../parts/frame.tsx'
import { ReportDialog } from '../parts/report-dialog.tsx'
import { isOpen } from './attempt-store.ts'
import { Clock } from './clock.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { QuestionCircles } from './question-circles.tsx'
import { QuestionView } from './question-view.tsx'
import { useAttempt } from './use-attempt.ts'
import { useHandIn } from './use-hand-in.ts'

const saveTexts = {
  saved: 'All answers are saved',
  saving: 'Saving…',
  waiting: 'No connection: your answers are kept here and saved as soon as it is back',
  closed: 'Nothing more is saved',
}

/** Taking the quiz, question by question. */
export const AttemptPage = ({
  holder,
  paper,
  onHandedIn,
}: {
  holder: Holder
  paper: Paper
  onHandedIn: () => void
}) => {
  const [problem, setProblem] = useState('')
  const [dialog, setDialog] = useState<'none' | 'hand-in' | 'report'>('none')
  const [{ answers, at, saved, refused }, attempt] = useAttempt(holder, paper)

  const refuse = useCallback(
    (why: Refused): void => {
      setDialog('none')
      setProblem(why.message)
      // Handed in by the services or in another tab: the result page knows what came of it.
      if (why.code === 'ATTEMPT_ENDED' || why.code === 'ATTEMPT_LATE') {
        attempt.end()
        onHandedIn()
      }
    },
    [attempt, onHandedIn],
  )
  useEffect(() => {
    if (refused) refuse(refused)
  }, [refused, refuse])
  const { isHandingIn, handIn, handInLate } = useHandIn(holder, attempt, onHandedIn, refuse)

  const question = paper.questions[at]
  const answer = answers[at]
  if (!question || !answer)
    return (
      <Frame title={paper.name}>
        <p class="card">This quiz has no questions.</p>
      </Frame>
    )
  const isLast = at === paper.questions.length - 1
  return (
    <Frame title={paper.name} aside={<Clock secondsLeft={attempt.secondsLeft} onOver={handInLate} />}>
      <p class="quiet">
        Attempt {paper.number}{' '}
        <span class={`save ${saved}`} role="status">
          {saveTexts[saved]}
        </span>
      </p>
      {problem !== '' && (
        <p class="card problem" role="alert">
          {problem}
        </p>
      )}
      <QuestionCircles questions={paper.questions} answers={answers} at={at} onOpen={attempt.open} />
      <QuestionView
        key={question.question_id}
        holder={holder}
        paper={paper}
        question={question}
        answer={answer}
        onChange={attempt.change}
        onProblem={refuse}
      />
      <nav class="actions" aria-label="Questions">
        <button type="button" class="plain" disabled={at === 0} onClick={() => attempt.open(at - 1)}>
          Previous
        </button>
        <button
          type="button"
          class="plain"
          aria-pressed={answer.is_marked}
          onClick={() => attempt.change({ is_marked: !answer.is_marked })}
        >
          Mark for later
        </button>
        {!isLast && (
          <button type="button" onClick={() => attempt.open(at + 1)}>
            {isOpen(answer) ? 'Skip' : 'Next'}
          </button>
        )}
      </nav>
      <div class="actions end">
        <button type="button" class="link" onClick={() => setDialog('report')}>
          Report an issue
        </button>
        <button type="button" class={isLast ? '' : 'plain'} onClick={() => setDialog('hand-in')}>
          Hand in
        </button>
      </div>
      {dialog === 'report' && (
        <ReportDialog
          holder={holder}
          questionId={question.question_id}
          questionNo={question.question_no}
          onClose={() => setDialog('none')}
        />
      )}
      {dialog === 'hand-in' && (
        <HandInDialog
          answers={answers}
          isSending={isHandingIn}
          onHandIn={handIn}
          onClose={() => setDialog('none')}
        />
      )}
    </Frame>
  )
}
