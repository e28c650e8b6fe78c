import { Redirect } from 'wouter'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { readEditorAddress } from './editor-address.ts'
import { OpeningQuiz } from './opening/opening-quiz.tsx'
import { QuestionEditor } from './question-editor.tsx'

/** /quiz/edit-quiz-questions: the questions of the quiz in the address. */
const QuestionEditorScreen = ({ search }: ScreenProps) => {
  const address = readEditorAddress(search)
  if (!address) return <Redirect to={screenRoutes.notFound.path} replace />
  return (
    <OpeningQuiz key={address.quizId} quizId={address.quizId}>
      {(open) => <QuestionEditor key={open.draft.id} open={open} address={address} search={search} />}
    </OpeningQuiz>
  )
}

export default QuestionEditorScreen
