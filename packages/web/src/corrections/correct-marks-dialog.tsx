import type { CorrectableQuestion } from '@quizwright/contracts/schemas/correction.ts'
import { markCorrectionView } from '@quizwright/machines/mark-correction/view.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { inspectOptions } from '../inspection/inspect-machines.ts'
import { problemText } from '../api/problem-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Progress } from '../ui/loading/progress.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { ChooseGuidance } from './choose-guidance.tsx'
import { ChooseCorrection } from './choose-correction.tsx'
import { markCorrectionMachineOfPage } from './correction-actors.ts'
import { useCorrectableQuestion, usePreview } from './correction-queries.ts'
import { ReviewCorrection } from './review-correction.tsx'

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', textStyle: 'sm', overflowWrap: 'anywhere' },
})
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    whiteSpace: 'pre-wrap',
    maxHeight: '7lh',
    overflow: 'auto',
    '& img': { maxHeight: '6rem' },
  },
})
const Fault = chakra('p', { base: { color: 'fg.error' } })

type Place = {
  quizId: string
  questionId: string
  /** `hasChanged`: marks or suggestions were changed. */
  onClose: (hasChanged: boolean) => void
}

/** The dialog while its question is read, or can't be. */
const Frame = ({ onClose, children }: Pick<Place, 'onClose'> & { children: ReactNode }) => (
  <Dialog open title="Correct marks" onClose={() => onClose(false)}>
    {children}
  </Dialog>
)

const Correction = ({ quizId, questionId, onClose, question }: Place & { question: CorrectableQuestion }) => {
  const actor = useActorRef(markCorrectionMachineOfPage, {
    ...inspectOptions,
    input: { quizId, questionId, ...(question.guidance && { guidance: question.guidance }) },
  })
  const view = markCorrectionView(useSelector(actor, (snapshot) => snapshot))
  const preview = usePreview(useSelector(actor, ({ context }) => context.fingerprint))
  const corrected = { quiz_id: quizId, question_id: questionId, ...view.choice }
  const { guidance } = view.choice
  const isDone = view.isApplied || view.isUndone
  const leave = () => onClose(isDone)
  const close = <Button onClick={leave}>{isDone ? 'Close' : 'Cancel'}</Button>
  return (
    <Dialog
      open
      size="md"
      title={`${guidance ? 'Grade again' : 'Correct marks'}: question ${question.question_no}`}
      locked={view.isChanging}
      onClose={leave}
      footer={
        <>
          {view.isReviewing && (
            <Button disabled={view.isBusy} onClick={() => actor.send({ type: 'change' })}>
              Back
            </Button>
          )}
          {view.isApplied && (
            <Button busy={view.isBusy} onClick={() => actor.send({ type: 'undo' })}>
              Undo
            </Button>
          )}
          {!view.isReviewing && !view.isChanging && close}
          {view.isChoosing && (
            <Button variant="solid" busy={view.isBusy} onClick={() => actor.send({ type: 'preview' })}>
              See what changes
            </Button>
          )}
          {view.isReviewing && (
            <Button
              variant="solid"
              busy={view.isBusy}
              disabled={!view.isBusy && !view.canApply}
              onClick={() => actor.send({ type: 'apply' })}
            >
              Correct the marks
            </Button>
          )}
        </>
      }
    >
      <Body>
        <Words>
          <QuestionContent text={question.text} equation={question.equation} image={question.image_url} />
        </Words>
        {view.isChoosing && guidance && (
          <ChooseGuidance
            question={question}
            guidance={guidance}
            disabled={view.isBusy}
            onWrite={(changed) =>
              actor.send({ type: 'choose', choice: { kind: 'graded_again', correct: [], guidance: changed } })
            }
          />
        )}
        {view.isGradingAgain && <Progress label="Grading the answers again" value={view.progress} />}
        {view.isChoosing && !guidance && (
          <ChooseCorrection
            question={question}
            choice={view.choice}
            disabled={view.isBusy}
            onChoose={(choice) => actor.send({ type: 'choose', choice })}
          />
        )}
        {view.isReviewing && preview && (
          <ReviewCorrection
            question={corrected}
            choice={view.choice}
            preview={preview}
            words={view.words}
            reports={question.reports}
            disabled={view.isBusy}
            onWrite={(words) => actor.send({ type: 'write', words })}
          />
        )}
        {view.isApplied && (
          <p role="status">
            {guidance ? 'The answers are graded again.' : 'The marks are corrected.'} {view.outcome}
          </p>
        )}
        {view.isUndone && <p role="status">The marks are as they were before. {view.outcome}</p>}
        {view.isChanging && <Progress label="Changing marks" value={view.progress} />}
        {view.problem && (
          <Fault role="alert">{view.problem.errors?.[0]?.messages[0] ?? view.problem.message}</Fault>
        )}
      </Body>
    </Dialog>
  )
}

/** Puts the marks of one question right in all attempts. */
const CorrectMarksDialog = (place: Place) => {
  const { data, error, isFetching, refetch } = useCorrectableQuestion(place.quizId, place.questionId)
  if (data) return <Correction {...place} question={data} />
  return (
    <Frame onClose={place.onClose}>
      {error ? (
        <ErrorState title="The question could not be loaded" busy={isFetching} onRetry={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      ) : (
        <Skeleton height="12rem" aria-label="Loading the question" />
      )}
    </Frame>
  )
}

export default CorrectMarksDialog
