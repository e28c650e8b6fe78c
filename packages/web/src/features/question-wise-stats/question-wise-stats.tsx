import { nounFor } from '@quizwright/contracts/rules/plural.ts'
import { judgeQuestion, type Verdict } from '@quizwright/contracts/rules/judge-question.ts'
import { countedAttempts, type CountedAttempts } from '@quizwright/contracts/schemas/item-statistics.ts'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { CorrectMarks } from '../../corrections/correct-marks.tsx'
import { CorrectionHistory } from '../../corrections/correction-history.tsx'
import { problemText } from '../../api/problem-text.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { NoSuchQuestion } from '../../ui/feedback/no-such-question.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { FewAttempts } from './few-attempts.tsx'
import { type Order, orderQuestions } from './order-questions.ts'
import { QuestionList } from './question-list.tsx'
import { QuestionsChart } from './questions-chart.tsx'
import { QuizFigures } from './quiz-figures.tsx'
import { useItemStatistics, useQuestionCounts } from './use-question-stats.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& h2': { fontSize: 'lg', fontWeight: 'semibold', letterSpacing: 'tight' },
  },
})
const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })
const Attempts = chakra('div', { base: { width: '11rem' } })

const attemptNames: Readonly<Record<CountedAttempts, string>> = {
  first: 'First attempts',
  latest: 'Latest attempts',
  highest: 'Highest attempts',
  all: 'All attempts',
}
const attemptChoices = countedAttempts.map((value) => ({ value, label: attemptNames[value] }))

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

/** The chart of all questions, the figures of the quiz, and each question with what its figures say. */
export const QuestionWiseStats = ({
  address,
  attempts,
  onAttempts,
  shown,
  asksCorrection,
}: QuestionWiseStatsProps) => {
  const [isCorrecting, setIsCorrecting] = useState(asksCorrection)
  const { data, error, isFetching, isPlaceholderData, refetch } = useItemStatistics(address, attempts)
  const counts = useQuestionCounts(address)
  const [order, setOrder] = useState<Order>(
    shown.questionNo === undefined ? 'doubtful first' : 'as in the quiz',
  )
  if (!data && error)
    return (
      <ErrorState title="The statistics could not be loaded" busy={isFetching} onRetry={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <>
        {[280, 160, 420].map((height) => (
          <Skeleton key={height} style={{ height }} aria-label="Loading" />
        ))}
      </>
    )
  if (data.questions.length === 0)
    return (
      <EmptyState title="This quiz has no questions yet" icon={<ClipboardList aria-hidden />}>
        Add questions, publish the quiz and share its link: the figures gather here.
      </EmptyState>
    )
  const corrected = isCorrecting
    ? data.questions.find(({ question_no: no }) => no === shown.questionNo)
    : undefined
  const countOf = (wanted: Verdict) =>
    data.questions.filter(({ revisions: [newest] }) => newest && judgeQuestion(newest) === wanted).length
  const [doubtful, worthALook] = [countOf('doubtful'), countOf('worth a look')]
  return (
    <>
      {shown.questionNo !== undefined && shown.questionNo > data.questions.length && (
        <NoSuchQuestion asked={shown.questionNo} count={data.questions.length} />
      )}
      <QuestionsChart questions={data.questions} />
      <CorrectionHistory quizId={address.quizId} />
      <FewAttempts counted={data.counted} students={data.students} isFew={data.few} />
      <QuizFigures figures={data.figures} attempts={data.attempts} counted={data.counted} isFew={data.few} />
      <Bar>
        <h2>
          {data.questions.length.toLocaleString()} {nounFor(data.questions.length, 'question')}
          {doubtful > 0 && `, ${doubtful.toLocaleString()} doubtful`}
          {worthALook > 0 && `, ${worthALook.toLocaleString()} worth a look`}
        </h2>
        <Choices>
          <Attempts>
            <Select
              label="Attempts"
              hideLabel
              size="sm"
              value={attempts}
              options={attemptChoices}
              onChange={onAttempts}
            />
          </Attempts>
          <Choices role="group" aria-label="Order">
            {(['doubtful first', 'as in the quiz'] as const).map((one) => (
              <Chip key={one} pressed={order === one} onPress={() => setOrder(one)}>
                {one === 'doubtful first' ? 'Doubtful first' : 'As in the quiz'}
              </Chip>
            ))}
          </Choices>
        </Choices>
      </Bar>
      {counts.error && (
        <ErrorState
          title="How often each was answered could not be loaded"
          busy={counts.isFetching}
          onRetry={() => void counts.refetch()}
        >
          {problemText(counts.error)}
        </ErrorState>
      )}
      <QuestionList
        address={address}
        attempts={data.attempts}
        questions={orderQuestions(data.questions, order)}
        counts={counts.data}
        isStale={isPlaceholderData}
        shown={shown}
      />
      {corrected && (
        <CorrectMarks
          quizId={address.quizId}
          questionId={corrected.question_id}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </>
  )
}
