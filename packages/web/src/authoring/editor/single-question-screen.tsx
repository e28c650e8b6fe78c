import { Redirect } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { readEditorAddress } from './editor-address.ts'
import { OpeningQuiz } from './opening/opening-quiz.tsx'
import { SingleQuestion } from './single-question.tsx'

/** /quiz/question-stats: one question of the quiz in the address. */
const SingleQuestionScreen = ({ search }: ScreenProps) => {
  const address = readEditorAddress(search)
  if (!address) return <Redirect to={screenRoutes.notFound.path} replace />
  return (
    <OpeningQuiz key={address.quizId} quizId={address.quizId}>
      {(open) => <SingleQuestion key={open.draft.id} open={open} address={address} search={search} />}
    </OpeningQuiz>
  )
}

export default SingleQuestionScreen
