import type { SnapshotFrom } from 'xstate'
import type { routeGuardMachine } from './machine.ts'

/** What the shell asks. `page` is the page to show: none before the first yes, none after a no. */
export const routeGuardView = (snapshot: SnapshotFrom<typeof routeGuardMachine>) => {
  const { entered, returnPath, problem } = snapshot.context
  return {
    page: entered,
    isChecking: snapshot.hasTag('checking'),
    isTurnedAway: snapshot.matches('turning away') || snapshot.matches('turned away'),
    returnPath,
    problem,
  }
}
