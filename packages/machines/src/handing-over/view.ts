import type { SnapshotFrom } from 'xstate'
import type { handingOverMachine } from './machine.ts'

/** What the dialog shows. `counts` is null until it is known what goes along. */
export const handingOverView = (snapshot: SnapshotFrom<typeof handingOverMachine>) => ({
  counts: snapshot.context.counts,
  problem: snapshot.context.problem,
  isBusy: snapshot.hasTag('busy'),
  canHandOver: snapshot.can({ type: 'hand over' }),
  canTryAgain: snapshot.can({ type: 'try again' }),
  canCancel: snapshot.can({ type: 'cancel' }),
})
