import type { QuizWizardEvent } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'

export type WindowProps = {
  draft: OpenDraft
  view: ReturnType<typeof quizWizardView>
  send: (event: QuizWizardEvent) => void
}
