import type { SnapshotFrom } from 'xstate'
import type { markingTeamMachine } from './machine.ts'

/** What the screen "Split the marking" shows of its machine. */
export const markingTeamView = (snapshot: SnapshotFrom<typeof markingTeamMachine>) => {
  const { division, decision, problem } = snapshot.context
  return {
    /** The choice that is open; null while the team is only looked at. */
    division: snapshot.matches('choosing') || snapshot.matches('saving') ? division : null,
    problem,
    isBusy: snapshot.hasTag('busy'),
    isAskedToStop: snapshot.matches('asking') || snapshot.matches('ending'),
    /** The answer that is being decided, or whose decision failed. */
    decision,
    isDeciding: snapshot.matches('deciding'),
    canSave: snapshot.can({ type: 'save' }),
  }
}
