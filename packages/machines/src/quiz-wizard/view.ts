import type { SnapshotFrom } from 'xstate'
import type { WizardWindow } from './guards-and-actions.ts'
import type { quizWizardMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof quizWizardMachine>

/** The window of the state that the wizard is in; while importing, the view of the import tells 77 from 5. */
const windowOf = (snapshot: Snapshot): WizardWindow =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.window ?? 1

/** What the popup shows. The three children have views of their own while they run. */
export const quizWizardView = (snapshot: Snapshot) => ({
  window: windowOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  isPublished: snapshot.matches('published'),
  isNew: snapshot.context.quiz === null,
  quiz: snapshot.context.quiz,
  problem: snapshot.context.problem,
  source: snapshot.context.source,
  wanted: snapshot.context.wanted,
  leftOut: snapshot.context.leftOut,
  generated: snapshot.context.generated,
  csvImport: snapshot.children['csv import'],
  newVersion: snapshot.children['new version'],
  questionSaving: snapshot.children['question saving'],
  canShowResult: snapshot.can({ type: 'show the result' }),
  canGoBack: snapshot.can({ type: 'back' }),
  canClose: snapshot.can({ type: 'close' }),
})
