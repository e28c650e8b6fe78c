import type { QuizWizardEvent } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import type { WizardHost } from './wizard-host.ts'

/** What every window of the wizard is given. */
export type WizardPart = {
  host: WizardHost
  view: ReturnType<typeof quizWizardView>
  send: (event: QuizWizardEvent) => void
}
