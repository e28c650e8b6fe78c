import { lazy } from 'react'
import { useUnsavedQuizzes } from '../authoring/document/unsaved-quizzes.ts'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import { UnsavedQuizzes } from '../quiz-actions/unsaved-badge.tsx'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const loadWizard = () => import('../authoring/wizard/quiz-wizard.tsx')
const QuizWizard = lazy(() => importWhenOnline(loadWizard))
/** Loads the wizard while the pointer is on its way to the button that opens it. */
const preloadWizard = () => void loadWizard().catch(() => undefined)

/**
 * Connects the quiz list to the wizard that it opens and to the drafts of this browser. Features do not import each
 * other, so this is done in `app`.
 */
const QuizListWithWizard = (props: ScreenProps) => (
  <UnsavedQuizzes value={useUnsavedQuizzes()}>
    <QuizListScreen {...props} Wizard={QuizWizard} onWizardIntent={preloadWizard} />
  </UnsavedQuizzes>
)

export default QuizListWithWizard
