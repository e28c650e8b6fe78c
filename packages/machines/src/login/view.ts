import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './machine.ts'

const noticeIn = (snapshot: SnapshotFrom<typeof loginMachine>): string | null => {
  if (snapshot.matches('blocked')) return 'Allow pop-ups for this page and try again.'
  return snapshot.matches('interrupted') ? 'Login was interrupted. Try again.' : null
}

/** What the login screen shows. */
export const loginView = (snapshot: SnapshotFrom<typeof loginMachine>) => ({
  notice: noticeIn(snapshot),
  isBusy: snapshot.hasTag('busy'),
  canLogIn: snapshot.can({ type: 'log in', state: '' }),
  canCancel: snapshot.can({ type: 'cancel' }),
})
