import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { SystemEvent } from './fixtures.ts'

type AnyEvent = { type: string }

/**
 * A machine with everything that tests and diagrams need. Its fixtures are type-checked where they are
 * defined.
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
  goldenPaths: readonly {
    title: string
    input: string
    events: readonly (AnyEvent | SystemEvent)[]
    end: string
  }[]
}

/** The full name of a snapshot's state, such as `window is open.watching`. */
export const stateName = ({ value }: Pick<AnyMachineSnapshot, 'value'>): string => {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateName({ value: inner })}`))
    .join(' and ')
}
