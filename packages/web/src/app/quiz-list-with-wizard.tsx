import { lazy } from 'react'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const QuizWizard = lazy(() => importWhenOnline(() => import('../authoring/wizard/quiz-wizard.tsx')))

/** The quiz list with the wizard that it opens: features do not import each other, so the app joins them. */
const QuizListWithWizard = (props: ScreenProps) => <QuizListScreen {...props} Wizard={QuizWizard} />

export default QuizListWithWizard
