import type { QuizWizardInput } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { initialTransition, type SnapshotFrom } from 'xstate'
import type { WizardMachine } from './wizard-actors.ts'

/** The snapshot in which the wizard of an existing quiz asks for the source of questions. */
export const choosingHow = (machine: WizardMachine, input: QuizWizardInput): SnapshotFrom<WizardMachine> => {
  const [{ context }] = initialTransition(machine, input)
  return machine.resolveState({ value: 'choosing how', context })
}
