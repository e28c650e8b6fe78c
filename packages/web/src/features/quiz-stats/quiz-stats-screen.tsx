import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { Redirect, useLocation } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { readStatisticsAddress, type StatisticsAddress } from '../../statistics/statistics-address.ts'
import { StatisticsFrame } from '../../statistics/statistics-frame.tsx'
import { QuizStats } from './quiz-stats.tsx'
import type { MakeTable } from '../../files/download-button.tsx'
import { resultsTable } from '../../results/results-table.ts'
import { readAllResults } from '../../results/read-all-results.ts'
import { rest } from '../../api/rest.ts'

/**
 * Reads the results behind the statistics page by page, as the table of the results list. Undefined if there are
 * none.
 */
const makeResultsTable = async (
  { quizId, sessionId }: StatisticsAddress,
  { signal, onProgress }: Parameters<MakeTable>[0],
): ReturnType<MakeTable> => {
  const params = { id: quizId, ...(sessionId && { x: sessionId }) }
  const results = await readAllResults(async (query) => {
    const { quizResults, total } = (
      await rest(reportEndpoints).getReportResults({ params, query }, { signal })
    ).data
    return { results: quizResults, total }
  }, onProgress)
  return resultsTable(results)
}

/**
 * /quiz/quiz-stats/{quiz_id} and /quiz/quiz-stats/{quiz_id}/{sessionid}: the statistics of a class, of all time or
 * of one session.
 */
const QuizStatsScreen = ({ params, search }: ScreenProps) => {
  const [, navigate] = useLocation()
  const address = readStatisticsAddress(params.quiz_id, params.sessionid ?? search.get('sessionId'))
  if (!address) return <Redirect to={screenRoutes.notFound.path} replace />
  const { quizId, sessionId } = address
  return (
    <StatisticsFrame
      address={address}
      view="overall"
      makeTable={(options) => makeResultsTable(address, options)}
      onChooseSession={(chosen) => navigate(href.quizStats(quizId, chosen))}
      onOpenQuestion={(questionNo) =>
        navigate(
          href.questionStats(quizId, { ...(sessionId && { sessionId }), question_no: String(questionNo) }),
        )
      }
    >
      <QuizStats key={sessionId} address={address} />
    </StatisticsFrame>
  )
}

export default QuizStatsScreen
