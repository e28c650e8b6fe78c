import { lazy } from 'react'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const QuizWizard = lazy(() => importWhenOnline(() => import('../authoring/wizard/quiz-wizard.tsx')))

/**
 * Connects the quiz list to the wizard that it opens. Features do not import each other, so this is done in
 * `app`.
 */
const QuizListWithWizard = (props: ScreenProps) => <QuizListScreen {...props} Wizard={QuizWizard} />

export default QuizListWithWizard
