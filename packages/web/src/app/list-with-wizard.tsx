import { lazy } from 'react'
import type { ScreenProps } from '../addresses/screen-props.ts'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import { fetchPart } from '../ui/fetch-part.ts'

const QuizWizard = lazy(() => fetchPart(() => import('../authoring/wizard/quiz-wizard.tsx')))

/** The quiz list with the wizard that it opens: features do not import each other, so the app joins them. */
const ListWithWizard = (props: ScreenProps) => <QuizListScreen {...props} Wizard={QuizWizard} />

export default ListWithWizard
