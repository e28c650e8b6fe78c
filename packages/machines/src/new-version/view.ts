import type { SnapshotFrom } from 'xstate'
import type { newVersionMachine } from './machine.ts'

/** What the confirmation dialog shows. While the version is created, `progress` is 0 to 100. */
export const newVersionView = (snapshot: SnapshotFrom<typeof newVersionMachine>) => ({
  isBusy: snapshot.hasTag('busy'),
  isCreated: snapshot.context.created !== null,
  progress: snapshot.context.progress,
  problem: snapshot.context.problem,
  canConfirm: snapshot.can({ type: 'confirm' }),
  canCancel: snapshot.can({ type: 'cancel' }),
  canLinkAgain: snapshot.can({ type: 'link again' }),
})
