import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { Redirect } from 'wouter'
import { ResultPage } from '../../results/result-page.tsx'
import { href } from '../../routes/routes.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { ResultView } from './result-view.tsx'
import { useResult } from './use-result.ts'

const IndividualResult = ({ resultId }: { resultId: string }) => {
  const found = useResult(resultId)
  const result = found.data?.result
  if (result?.quiz.quiz_type === 'daq') return <Redirect to={href.daqResult({ resultId })} replace />
  return (
    <ResultPage
      found={found}
      result={result}
      title={say(screenRoutes.result.title)}
      height="32rem"
      actions={
        result?.being_graded && (
          <ButtonLink href={href.marking({ quizId: result.quiz_id })}>{say('To mark')}</ButtonLink>
        )
      }
    >
      {found.data && <ResultView {...found.data} />}
    </ResultPage>
  )
}

/** /quiz/individual-results: the objective result in the address. */
const IndividualResultScreen = ({ search }: ScreenProps) => {
  const resultId = search.get('resultId')
  return resultId ? (
    <IndividualResult key={resultId} resultId={resultId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default IndividualResultScreen
