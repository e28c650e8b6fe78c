import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { SystemEvent } from './fixtures.ts'

type AnyEvent = { type: string }

/**
 * A machine with all that is needed to walk it; the types of its fixtures were checked where they are
 * written.
 */
export type MachineEntry = {
  name: string
  machine: AnyStateMachine
  fixtures: {
    inputs: Record<string, unknown>
    events: Record<string, readonly AnyEvent[]>
    outcomes: Record<string, Record<string, readonly { outcome: string }[]>>
    relevantContext: (context: never) => unknown
  }
  pinnedPaths: readonly {
    title: string
    input: string
    events: readonly (AnyEvent | SystemEvent)[]
    end: string
  }[]
}

/** The full name of a snapshot's state: `window is open.watching`. */
export const stateName = ({ value }: Pick<AnyMachineSnapshot, 'value'>): string => {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateName({ value: inner })}`))
    .join(' and ')
}
