import type { SnapshotFrom } from 'xstate'
import type { WizardWindow } from './guards-and-actions.ts'
import type { quizWizardMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof quizWizardMachine>

/** The window of the current state. While importing, the view of the import decides between 77 and 5. */
const windowOf = (snapshot: Snapshot): WizardWindow =>
  Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.window ?? 1

/** What the popup shows. While one of the three child machines runs, its own view is shown. */
export const quizWizardView = (snapshot: Snapshot) => ({
  window: windowOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  isPublished: snapshot.matches('published'),
  isNew: snapshot.context.quiz === null,
  quiz: snapshot.context.quiz,
  problem: snapshot.context.problem,
  source: snapshot.context.source,
  leftOut: snapshot.context.leftOut,
  generated: snapshot.context.generated,
  csvImport: snapshot.children['csv import'],
  newVersion: snapshot.children['new version'],
  questionSaving: snapshot.children['question saving'],
  canShowResult: snapshot.can({ type: 'show the result' }),
  canGoBack: snapshot.can({ type: 'back' }),
  canClose: snapshot.can({ type: 'close' }),
})
