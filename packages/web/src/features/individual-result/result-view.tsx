import { say } from '@quizwright/domain/language/say.ts'
import type { ClassResult } from '@quizwright/contracts/schemas/class-result.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CorrectionNotes } from '@quizwright/ui/result/correction-notes.tsx'
import { CorrectionHistory } from '../../corrections/correction-history.tsx'
import { type ReactNode, useId, useState } from 'react'
import { MoreAttempts } from '../../results/more-attempts.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { compare, type Compared, comparedFigures } from './compared.ts'
import { ResultCircles } from './result-circles.tsx'
import { type QuestionRequest, ReviewQuestions } from './review-questions.tsx'
import { ScoreCard } from './score-card.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { SuggestedVideos } from './suggested-videos.tsx'
import { TopicStrengths } from './topic-strengths.tsx'
import { PerformanceTrend } from './trend.tsx'
import { ScoreBar } from '@quizwright/ui/result/score-bar.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { MutedText } from '../../ui/layout/parts.tsx'

const Bars = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', textStyle: 'sm' },
})

/** One bar each for the student, the class average and the best performer, with its figure. */
const ComparisonBars = ({ compared }: { compared: Compared }) => (
  <Bars aria-label={say('Scores compared')}>
    {compared.map(({ name, tone, performance: { percentage }, score }) => (
      <li key={name}>
        <ScoreBar label={name} percentage={percentage} figure={score} tone={tone} layout="stacked" />
      </li>
    ))}
  </Bars>
)

const ComparisonTable = ({ compared }: { compared: Compared }) => (
  <TableScroll narrow label={say('Figures compared')}>
    <StackingTable aria-label={say('Figures compared')}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{say('Figure')}</VisuallyHidden>
          </th>
          {compared.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedFigures().map(({ name, format }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {compared.map((column) => (
              <td key={column.name} data-numeric data-label={column.name}>
                {format(column.performance)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    alignItems: 'start',
  },
})
const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
  },
})
const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > h2': { textStyle: 'title.md' },
    '& > button': { alignSelf: 'flex-start' },
  },
})

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  )
}

/** An objective result: first the summary, then the questions, then suggestions for the student. */
export const ResultView = ({ result, classResult }: { result: Result; classResult: ClassResult }) => {
  const [reviewing, setReviewing] = useState(false)
  const [requested, setRequested] = useState<QuestionRequest>()
  const compared = compare(result, classResult)
  const open = (index: number) => {
    setReviewing(true)
    setRequested((last) => ({ index, times: (last?.times ?? 0) + 1 }))
  }
  const toggle = () => {
    setReviewing(!reviewing)
    setRequested(undefined)
  }
  return (
    <>
      {result.being_graded ? (
        <WaitingCard result={result} />
      ) : (
        <Columns>
          <Card>
            <ScoreCard result={result} />
            <ComparisonBars compared={compared} />
            <MutedText>
              {classResult.attempts === 1
                ? say('This is the only result so far, so it’s also the average and the best.')
                : say('The class is everyone who took the quiz in this session.')}
            </MutedText>
          </Card>
          <ComparisonTable compared={compared} />
        </Columns>
      )}
      <CorrectionNotes corrections={result.corrections ?? []} formatDateTime={formatDateTime} />
      <CorrectionHistory quizId={result.quiz_id} resultId={result._id} />
      <MoreAttempts result={result} />
      <Section title={say('Questions')}>
        <ResultCircles questions={result.questions} onOpen={open} />
        <Button size="sm" aria-expanded={reviewing} aria-controls="reviewed-questions" onClick={toggle}>
          {labels.reviewQuestions}
        </Button>
        {reviewing && (
          <ReviewQuestions
            resultId={result._id}
            isDelivered={result.is_delivered ?? true}
            questions={result.questions}
            requested={requested}
          />
        )}
      </Section>
      {!result.being_graded && (
        <Columns>
          <PerformanceTrend studentId={result.user_id} resultId={result._id} />
          <TopicStrengths sessionId={result.session_id} resultId={result._id} />
        </Columns>
      )}
      <Section title={say('Revision')}>
        <h3>{labels.suggestedVideos}</h3>
        <SuggestedVideos questions={result.questions} />
      </Section>
    </>
  )
}
