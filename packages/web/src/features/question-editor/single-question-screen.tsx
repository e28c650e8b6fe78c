import type { ScreenProps } from '../../app/screen-props.ts'
import QuestionEditorScreen from './question-editor-screen.tsx'

/** /quiz/question-stats: one question by itself. */
const SingleQuestionScreen = (props: ScreenProps) => <QuestionEditorScreen {...props} />

export default SingleQuestionScreen
