import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { readStatisticsAddress, type StatisticsAddress } from '../../statistics/statistics-address.ts'
import { StatisticsFrame } from '../../statistics/statistics-frame.tsx'
import { QuestionWiseStats } from './question-wise-stats.tsx'
import { readItemStatistics, readQuestionCounts } from './use-question-stats.ts'
import type { Table } from '../../files/table.ts'
import { questionsTable } from './questions-table.ts'

/**
 * Reads the figures of all questions and of the quiz as a table. Undefined if nobody has taken the quiz.
 */
const makeQuestionsTable = async (
  address: StatisticsAddress,
  attempts: CountedAttempts,
): Promise<Table | undefined> => {
  const [statistics, counts] = await Promise.all([
    readItemStatistics(address, attempts),
    readQuestionCounts(address),
  ])
  if (statistics.counted === 0) return undefined
  return { name: 'question-stats', rows: questionsTable(statistics, counts) }
}

/** The number of the question in the URL; undefined if it is missing or invalid. */
const readQuestionNo = (search: URLSearchParams): number | undefined => {
  const no = search.get('question_no') ?? ''
  return /^[1-9]\d{0,5}$/.test(no) ? Number(no) : undefined
}

/**
 * /quiz/question-vise-stats/{quiz_id}: the figures of each question, of all time or of the session in
 * `?sessionId=`.
 */
const QuestionWiseStatsScreen = ({ params, search }: ScreenProps) => {
  const [, navigate] = useLocation()
  const [attempts, setAttempts] = useState<CountedAttempts>('first')
  const [shown, setShown] = useState({ questionNo: readQuestionNo(search), times: 0 })
  const address = readStatisticsAddress(params.quiz_id, search.get('sessionId'))
  if (!address) return <Redirect to={screenRoutes.notFound.path} replace />
  const { quizId, sessionId } = address
  return (
    <StatisticsFrame
      address={address}
      view="questions"
      makeTable={() => makeQuestionsTable(address, attempts)}
      onChooseSession={(chosen) => navigate(href.questionStats(quizId, chosen ? { sessionId: chosen } : {}))}
      onOpenQuestion={(questionNo) => setShown({ questionNo, times: shown.times + 1 })}
    >
      <QuestionWiseStats
        key={sessionId}
        address={address}
        attempts={attempts}
        onAttempts={setAttempts}
        shown={shown}
        asksCorrection={search.get('correct') === '1'}
      />
    </StatisticsFrame>
  )
}

export default QuestionWiseStatsScreen
