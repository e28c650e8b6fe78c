/** The broadcast channel through which the tabs of a developer's browser report running machines. */
export const machineChannel = 'quizwright-machines'

/**
 * A running machine of any tab. `states` are the paths of all its active states; empty once it has stopped.
 */
export type RunningMachine = {
  session: string
  machine: string
  states: string[]
  /** The type of the last event. */
  event: string
}

export type MachineMessage = { kind: 'running'; running: RunningMachine } | { kind: 'who is there' }
