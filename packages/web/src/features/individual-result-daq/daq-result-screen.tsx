import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { Redirect } from 'wouter'
import { ResultPage } from '../../results/result-page.tsx'
import { href } from '../../routes/routes.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { DaqView } from './daq-view.tsx'
import { useDaqResult } from './use-daq-result.ts'

const DescriptiveResult = ({ resultId }: { resultId: string }) => {
  const found = useDaqResult(resultId)
  const result = found.data
  if (result?.quiz.quiz_type && result.quiz.quiz_type !== 'daq')
    return <Redirect to={href.result({ resultId })} replace />
  return (
    <ResultPage
      found={found}
      result={result}
      title={say(screenRoutes.daqResult.title)}
      height="24rem"
      actions={
        result && (
          <>
            {result.being_graded && (
              <ButtonLink href={href.marking({ quizId: result.quiz_id })}>{say('To mark')}</ButtonLink>
            )}
            {result.next_result_id && (
              <ButtonLink href={href.daqResult({ resultId: result.next_result_id })}>
                {say('Next student')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {result && <DaqView result={result} />}
    </ResultPage>
  )
}

/** /quiz/individual-results-daq: the descriptive result in the address. */
const DaqResultScreen = ({ search }: ScreenProps) => {
  const resultId = search.get('resultId')
  return resultId ? (
    <DescriptiveResult key={resultId} resultId={resultId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default DaqResultScreen
