import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './machine.ts'

/** What the login screen shows. */
export const loginView = (snapshot: SnapshotFrom<typeof loginMachine>) => ({
  notice: snapshot.matches('blocked')
    ? 'Allow pop-ups for this page and try again.'
    : snapshot.matches('interrupted')
      ? 'Login was interrupted. Try again.'
      : null,
  isBusy: snapshot.hasTag('busy'),
  canLogIn: snapshot.can({ type: 'log in', state: '' }),
  canCancel: snapshot.can({ type: 'cancel' }),
})
