import { say } from '@quizwright/domain/language/say.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import { ClipboardList } from 'lucide-react'
import { useCallback, useState } from 'react'
import { QueryError } from '../../api/query-error.tsx'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { CorrectMarks } from '../../corrections/correct-marks.tsx'
import { CorrectionHistory } from '../../corrections/correction-history.tsx'
import { EarlierVersion } from '../../results/earlier-version.tsx'
import { problemText } from '../../api/problem-text.ts'
import { NoSuchQuestion } from '../../ui/feedback/no-such-question.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { CardsSkeleton } from '../../ui/loading/cards-skeleton.tsx'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'
import { FewAttempts, WaitingAttempts } from './few-attempts.tsx'
import { type Order, orderQuestions } from './order-questions.ts'
import { QuestionList } from './question-list.tsx'
import { QuestionsBar } from './questions-bar.tsx'
import { QuestionsChart } from './questions-chart.tsx'
import { QuizFigures } from './quiz-figures.tsx'
import { useItemStatistics, useQuestionCounts } from './use-question-stats.ts'

type QuestionWiseStatsProps = {
  address: StatisticsAddress
  attempts: CountedAttempts
  onAttempts: (attempts: CountedAttempts) => void
  /**
   * The question to scroll to. `times` changes with each request, so that the same question can be requested again.
   */
  shown: { questionNo: number | undefined; times: number }
  /** Whether the address asks to correct the marks of that question. */
  asksCorrection: boolean
}

const waiting = () => (
  <>
    <CardsSkeleton label={say('Loading figures')} cards={1} height="12rem" />
    <CardsSkeleton label={say('Loading the questions')} height="10rem" />
  </>
)

/** Shows the chart of all questions, the figures of the quiz, and each question with its figures. */
export const QuestionWiseStats = ({
  address,
  attempts,
  onAttempts,
  shown,
  asksCorrection,
}: QuestionWiseStatsProps) => {
  const [correction, setCorrection] = useState<{ no: number | undefined; choice?: CorrectionChoice }>({
    no: asksCorrection ? shown.questionNo : undefined,
  })
  const correct = useCallback(
    (no: number, choice?: CorrectionChoice) => setCorrection({ no, ...(choice && { choice }) }),
    [],
  )
  const { data, error, isFetching, isPlaceholderData, refetch } = useItemStatistics(address, attempts)
  const isPending = usePendingUntilRendered(data === undefined)
  const counts = useQuestionCounts(address)
  const [order, setOrder] = useState<Order>(
    shown.questionNo === undefined ? 'doubtful first' : 'as in the quiz',
  )
  if (!data && error)
    return (
      <ErrorState
        title={say('The statistics couldn’t be loaded')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(error)}
      </ErrorState>
    )
  if (!data || isPending) return waiting()
  if (data.questions.length === 0)
    return (
      <EmptyState title={say('This quiz has no questions yet')} icon={<ClipboardList aria-hidden />}>
        {say('Add questions, publish the quiz and share its link. Statistics will appear here.')}
      </EmptyState>
    )
  const corrected = data.questions.find(({ question_no: no }) => no === correction.no)
  return (
    <EarlierVersion
      quizId={data.counted === 0 && !address.sessionId ? address.quizId : undefined}
      waiting={waiting()}
    >
      {shown.questionNo !== undefined && shown.questionNo > data.questions.length && (
        <NoSuchQuestion asked={shown.questionNo} count={data.questions.length} />
      )}
      <QuestionsChart questions={data.questions} />
      <CorrectionHistory quizId={address.quizId} />
      <FewAttempts counted={data.counted} students={data.students} isFew={data.few} />
      <WaitingAttempts waiting={data.waiting} />
      {data.counted > 0 && (
        <QuizFigures
          figures={data.figures}
          attempts={data.attempts}
          counted={data.counted}
          isFew={data.few}
        />
      )}
      <QuestionsBar
        questions={data.questions}
        attempts={attempts}
        onAttempts={onAttempts}
        order={order}
        onOrder={setOrder}
      />
      {counts.error && <QueryError query={counts} title={say('Answer counts couldn’t be loaded')} />}
      <QuestionList
        quizId={address.quizId}
        sessionId={address.sessionId}
        attempts={data.attempts}
        questions={orderQuestions(data.questions, order)}
        counts={counts.data}
        waiting={data.waiting}
        isStale={isPlaceholderData}
        shown={shown}
        onCorrect={correct}
      />
      {corrected && (
        <CorrectMarks
          quizId={address.quizId}
          questionId={corrected.question_id}
          {...(correction.choice && { choice: correction.choice })}
          onClose={() => setCorrection({ no: undefined })}
        />
      )}
    </EarlierVersion>
  )
}
