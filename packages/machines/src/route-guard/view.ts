import type { SnapshotFrom } from 'xstate'
import type { routeGuardMachine } from './machine.ts'

/** What the shell shows. `page` is null before the first check and after a rejection. */
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
