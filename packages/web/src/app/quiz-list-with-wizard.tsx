import { lazy } from 'react'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const QuizWizard = lazy(() => importWhenOnline(() => import('./wizard-with-import.tsx')))

/** The quiz list with the wizard it opens: features do not know each other, so they meet here. */
const QuizListWithWizard = (props: ScreenProps) => <QuizListScreen {...props} Wizard={QuizWizard} />

export default QuizListWithWizard
