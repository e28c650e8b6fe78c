import { lazy } from 'react'
import { QuizListScreen } from '../features/quiz-list/quiz-list-screen.tsx'
import type { ScreenProps } from '../addresses/screen-props.ts'
import { fetchPart } from '../ui/fetch-part.ts'

const QuizWizard = lazy(() => fetchPart(() => import('./wizard-with-import.tsx')))

/** The quiz list with the wizard it opens: features do not know each other, so they meet here. */
const ListWithWizard = (props: ScreenProps) => <QuizListScreen {...props} Wizard={QuizWizard} />

export default ListWithWizard
