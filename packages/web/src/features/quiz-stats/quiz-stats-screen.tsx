import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { Redirect, useLocation } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../routes/routes.ts'
import { readStatisticsAddress, type StatisticsAddress } from '../../statistics/statistics-address.ts'
import { StatisticsFrame } from '../../statistics/statistics-frame.tsx'
import type { MakeTable } from '../../files/download-button.tsx'
import { resultsTable } from '../../results/results-table.ts'
import { readAllResults } from '../../results/read-all-results.ts'
import { rest } from '../../api/rest.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { useMaySeeAll } from '../../quiz-actions/quiz-role.ts'
import { EarlierVersion } from '../../results/earlier-version.tsx'
import { ChartSkeleton } from '../../ui/loading/chart-skeleton.tsx'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { CityMap } from './maps/city-map.tsx'
import { CountryMap } from './maps/country-map.tsx'
import { GradeDistribution } from './grade-distribution.tsx'
import { OverallFigures } from './overall-figures.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { ScoreDistribution } from './score-distribution.tsx'
import { TopStudents } from './top-students.tsx'
import { TopicStrengths } from './topic-strengths.tsx'
import { ToughestQuestions } from './toughest-questions.tsx'
import { useOverall } from './use-quiz-stats.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { FiguresTable } from '../../ui/table/figures-table.tsx'

/**
 * The percentage of the marks for each tag, the weakest first, because it needs the instructor's attention
 * most.
 */
const TagPerformance = ({ tags = [] }: { tags: StatData['tagPerformance'] }) => (
  <Panel
    title={say('Tag performance')}
    note={say('Average score on the questions with each tag, lowest first. Counts all attempts.')}
  >
    {tags.length === 0 ? (
      <Nothing>{say('No tagged questions answered yet.')}</Nothing>
    ) : (
      <FiguresTable
        label={say('Tags, lowest score first')}
        rows={tags.toSorted((a, b) => a.score_percentage - b.score_percentage)}
        keyOf={({ name }) => name}
        heading={{ name: say('Tag'), cell: ({ name }) => <bdi>{name}</bdi> }}
        figures={[
          { name: say('Answers'), cell: ({ answers }) => formatNumber(answers) },
          {
            name: say('Average score'),
            cell: ({ score_percentage }) => <PercentBar percent={score_percentage} />,
          },
        ]}
      />
    )}
  </Panel>
)

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    alignItems: 'start',
  },
})
/** The world map needs more width than the country map. */
const Maps = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '5',
    alignItems: 'start',
  },
})
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } })

/** The height of the chart with the figures, in pixels. */
const height = 560

/** Shows the chart first, then the figures, and, once there are attempts, students, questions and maps. */
export const QuizStats = ({ address }: { address: StatisticsAddress }) => {
  const overall = useOverall(address)
  const isPending = usePendingUntilRendered(overall.data === undefined)
  const statData = isPending ? undefined : overall.data?.statData
  const maySeeAll = useMaySeeAll()
  const hasAttempts = statData?.totalAttempts !== 0
  return (
    <>
      <Loaded found={overall} what={say('The statistics')} height={height} shape="chart">
        {({ statData, quiz }) => (
          <EarlierVersion
            quizId={statData.totalAttempts === 0 && !address.sessionId ? address.quizId : undefined}
            waiting={<ChartSkeleton label={say('Loading')} height={height} />}
          >
            <ScoreDistribution
              statData={statData}
              quiz={quiz}
              isOfSession={address.sessionId !== undefined}
            />
            <OverallFigures statData={statData} isOfSession={address.sessionId !== undefined} />
          </EarlierVersion>
        )}
      </Loaded>
      {hasAttempts && (
        <>
          <Pair>
            <Stack>
              {maySeeAll && <TopStudents address={address} />}
              {statData && <TagPerformance tags={statData.tagPerformance} />}
            </Stack>
            <Stack>
              {statData && <GradeDistribution {...statData} />}
              <ToughestQuestions address={address} />
              {address.sessionId && <TopicStrengths sessionId={address.sessionId} />}
            </Stack>
          </Pair>
          <Maps>
            <ErrorBoundary>{statData && <CountryMap countries={statData.countryStats} />}</ErrorBoundary>
            <ErrorBoundary>
              <CityMap address={address} averageOfAll={statData?.averageScorePercentage} />
            </ErrorBoundary>
          </Maps>
        </>
      )}
    </>
  )
}

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
