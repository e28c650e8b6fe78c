import { say } from '@quizwright/domain/language/say.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { type AttemptCredentials, checkAnswer } from '../connection/learner-api.ts'
import { read, write } from '../connection/stored-values.ts'
import { WhoseAttempt } from '../page/whose-attempt.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { LateReportDialog, prepareReportDialog } from '../reporting/late-report-dialog.tsx'
import { hasDescriptive } from '../question/is-descriptive.ts'
import { prepareAnswerViews } from '../question/late-answer-view.tsx'
import { prepareResultView } from '../result/late-result-view.tsx'
import { AttemptActions } from './attempt-actions.tsx'
import { ContinuedNote, MoreTimeNote, MovedEndNote, ReplacedNote } from './attempt-notes.tsx'
import { AttemptStatus } from './attempt-status.tsx'
import { Countdown } from './countdown.tsx'
import { justGiven } from './answers.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import { ProgressCircles } from './progress-circles.tsx'
import { PagedQuestion } from './paged-question.tsx'
import { useLanguages } from '../question/use-languages.ts'
import { useAttempt } from './use-attempt.ts'
import { useAttemptProblem } from './use-attempt-problem.ts'
import { useHandIn } from './use-hand-in.ts'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import type { ImageField } from './image-field.tsx'

const load = () => import('./image-field.tsx')

/** Loads the field before it is needed: the connection may be lost by then. */
const prepareImageField = (): void => void load().catch(() => undefined)

/** The field that adds images to a descriptive answer, which is not loaded with the first page. */
const LateImageField = (props: ComponentProps<typeof ImageField>) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection(say('None of your answers are lost.'))
        }),
      [],
    ),
  )
  if (request.state === 'loaded') return <request.data.ImageField {...props} />
  if (request.state === 'loading') return null
  return (
    <p className="problem" role="alert">
      {request.error.message}
    </p>
  )
}

/** The language in which the student reads questions. */
const languageKey = 'learner.questions-language'

type AttemptPageProps = {
  credentials: AttemptCredentials
  paper: Attempt
  /** Whether the attempt was begun earlier, perhaps on another device. */
  isContinued: boolean
  onHandedIn: () => void
  /** Called if somebody else uses this device. */
  onNotYou: () => void
}

/** The quiz while a student answers it, one question at a time. */
export const AttemptPage = ({ credentials, paper, isContinued, onHandedIn, onNotYou }: AttemptPageProps) => {
  const [dialog, setDialog] = useState<'none' | 'hand-in' | 'report'>('none')
  const [{ answers, openIndex, saveState, replaced, isOver, movedEnd }, attempt] = useAttempt(
    credentials,
    paper,
  )
  useEffect(prepareResultView, [])
  useEffect(prepareReportDialog, [])
  useEffect(() => prepareAnswerViews(paper.questions), [paper])
  useEffect(() => {
    if (hasDescriptive(paper)) prepareImageField()
  }, [paper])
  const closeDialog = useCallback(() => setDialog('none'), [])
  const { problem, onError } = useAttemptProblem(attempt, saveState, { onShown: closeDialog, onHandedIn })
  const { isHandingIn, handIn, handInLate } = useHandIn({ credentials, attempt, onHandedIn, onError })

  const { show, menu } = useLanguages(paper.questions, read(languageKey), (language) =>
    write(languageKey, language),
  )
  const moreTime = movedEnd ? movedEnd.moreTime : paper.more_time
  const question = paper.questions[openIndex]
  const answer = answers[openIndex]
  const isOneWay = paper.arrangement?.one_way === true
  if (!question || !answer)
    return (
      <PageFrame title={paper.name}>
        <p className="card">{say('This quiz has no questions.')}</p>
      </PageFrame>
    )
  return (
    <PageFrame title={paper.name} aside={<Countdown secondsLeft={attempt.secondsLeft} onOver={handInLate} />}>
      <WhoseAttempt name={paper.student_name} isOpen onNotYou={onNotYou} />
      <AttemptStatus attemptNumber={paper.number} saveState={saveState} isOver={isOver} problem={problem} />
      {moreTime && <MoreTimeNote dueAt={movedEnd?.dueAt ?? paper.due_at} moreTime={moreTime} />}
      {movedEnd && !moreTime && <MovedEndNote {...movedEnd} />}
      {isContinued && <ContinuedNote />}
      {replaced.length > 0 && <ReplacedNote questionNos={replaced} isOneWay={isOneWay} />}
      <ProgressCircles
        questions={paper.questions}
        answers={answers}
        openIndex={openIndex}
        onOpen={attempt.open}
        isOneWay={isOneWay}
      />
      {menu}
      <fieldset className="whole" disabled={isOver}>
        <PagedQuestion
          key={question.question_id}
          paper={paper}
          question={show(question)}
          answer={{ ...answer, solution: answer.solution && show(answer.solution) }}
          onChange={attempt.change}
          onCheck={() =>
            checkAnswer(credentials, justGiven(answer)).then(
              (solution) => {
                const { tries_left } = solution
                attempt.receive(question.question_id, tries_left ? { tries_left } : { solution })
                return tries_left ? show(solution) : null
              },
              (error) => {
                onError(error)
                return null
              },
            )
          }
          imageField={
            <LateImageField
              images={answer.uploaded_images}
              state={attempt.images.stateOf(question.question_id)}
              onAdd={(file) => attempt.images.add(question.question_id, file)}
              onRemove={(link) => attempt.images.remove(question.question_id, link)}
            />
          }
        />
      </fieldset>
      <AttemptActions
        index={openIndex}
        isLast={openIndex === paper.questions.length - 1}
        answer={answer}
        onOpen={attempt.open}
        onMark={(is_marked) => attempt.change({ is_marked })}
        onReport={() => setDialog('report')}
        onHandIn={() => setDialog('hand-in')}
        isOneWay={isOneWay}
      />
      {dialog === 'report' && (
        <LateReportDialog
          credentials={credentials}
          questionId={question.question_id}
          questionNumber={question.question_no}
          onClose={closeDialog}
        />
      )}
      {dialog === 'hand-in' && (
        <HandInDialog
          answers={answers}
          waitsFor={attempt.images.pending()}
          isSending={isHandingIn}
          onHandIn={handIn}
          onClose={closeDialog}
        />
      )}
    </PageFrame>
  )
}
