import { lastOf } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { QueryError } from '../../api/query-error.tsx'
import { CorrectMarks } from '../../corrections/correct-marks.tsx'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { useQuiz } from '../../statistics/use-statistics.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { CardsSkeleton } from '../../ui/loading/cards-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { IssueCard } from './issue-card.tsx'
import { useIssues } from './use-issues.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const List = chakra('ol', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } })

type IssuesProps = {
  quizId: string
  /** Opens the dialog that corrects the marks of a question. */
  onCorrect: (questionId: string) => void
}

const Issues = ({ quizId, onCorrect }: IssuesProps) => {
  const found = useIssues(quizId)
  const isInWords = useQuiz(quizId).data?.quiz_type === 'daq'
  if (found.isPending) return <CardsSkeleton label={say('Loading the issues')} />
  if (found.isError) return <QueryError query={found} title={say('The issues couldn’t be loaded')} />
  const issues = found.data.pages.flatMap((page) => page.issues)
  const total = lastOf(found.data.pages).total
  if (issues.length === 0)
    return (
      <EmptyState title={say('No issues reported')} icon={<MessageSquareWarning aria-hidden />}>
        {say('Issues that students report about this quiz will appear here.')}
      </EmptyState>
    )
  return (
    <>
      <MutedText>
        {sayCount(
          total,
          '{count} question with open issues.',
          '{count} questions with open issues. Those with the most issues and the poorest statistics come first.',
        )}
      </MutedText>
      <List>
        {issues.map((issue) => (
          <IssueCard
            key={issue.question_id}
            issue={issue}
            isInWords={isInWords || issue.is_descriptive === true}
            onCorrect={() => onCorrect(issue.question_id)}
          />
        ))}
      </List>
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {say('Show more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** /quiz/issues: the issues that students reported on the questions of a quiz. */
const IssuesScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId')
  const [correctedId, setCorrectedId] = useState<string>()
  return quizId ? (
    <Page title={say(screenRoutes.issues.title)}>
      <Issues key={quizId} quizId={quizId} onCorrect={setCorrectedId} />
      {correctedId && (
        <CorrectMarks quizId={quizId} questionId={correctedId} onClose={() => setCorrectedId(undefined)} />
      )}
    </Page>
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default IssuesScreen
