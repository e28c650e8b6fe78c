import { lazy } from 'react'
import { useUnsavedQuizzes } from '../authoring/document/unsaved-quizzes.ts'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import { UnsavedQuizzes } from '../quiz-actions/unsaved-badge.tsx'
import type { ScreenProps } from '../routes/screen-props.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const QuizWizard = lazy(() => importWhenOnline(() => import('../authoring/wizard/quiz-wizard.tsx')))

/**
 * Connects the quiz list to the wizard that it opens and to the drafts of this browser. Features do not import each
 * other, so this is done in `app`.
 */
const QuizListWithWizard = (props: ScreenProps) => (
  <UnsavedQuizzes value={useUnsavedQuizzes()}>
    <QuizListScreen {...props} Wizard={QuizWizard} />
  </UnsavedQuizzes>
)

export default QuizListWithWizard
