import type { SnapshotFrom } from 'xstate'
import { texts } from '@quizwright/domain/language/say.ts'
import { connectionLost } from '../lost-connection.ts'
import type { questionSavingMachine } from './machine.ts'

/** The sentence shown while another save holds the quiz. */
export const { waitsForAnother } = texts({
  waitsForAnother: 'Somebody else is saving this quiz right now. Yours is saved next.',
})

/** What the saving dialog shows. `progress` is a whole percentage, 0 to 100, that never decreases. */
const noticeIn = (snapshot: SnapshotFrom<typeof questionSavingMachine>): string | null => {
  if (snapshot.hasTag('offline')) return connectionLost
  return snapshot.hasTag('waiting') ? waitsForAnother : null
}

export const questionSavingView = (snapshot: SnapshotFrom<typeof questionSavingMachine>) => ({
  progress: Math.floor(snapshot.context.progress),
  isBusy: snapshot.hasTag('busy'),
  isDone: snapshot.status === 'done',
  needsNewVersion: snapshot.matches('agreeing on a new version'),
  isConflict: snapshot.matches('conflict'),
  notice: noticeIn(snapshot),
  problem: snapshot.context.problem,
  canCancel: snapshot.can({ type: 'cancel' }),
  canTryAgain: snapshot.can({ type: 'try again' }),
  canDismiss: snapshot.can({ type: 'dismiss' }),
})
