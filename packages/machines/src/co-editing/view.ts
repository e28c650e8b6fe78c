import type { SnapshotFrom } from 'xstate'
import type { coEditingMachine } from './machine.ts'

/** What the editor shows of others who edit the same quiz. */
export const coEditingView = ({ context }: SnapshotFrom<typeof coEditingMachine>) => ({
  people: context.people,
  /** The save that needs a decision; none while the author may not read it. */
  open: context.problem ? null : context.open,
  /** The latest save while the author compares two sides. */
  meanwhile: context.meanwhile,
  /** Why the author may not edit any more. */
  problem: context.problem,
})
