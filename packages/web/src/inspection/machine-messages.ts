/** What the tabs of a developer's browser tell each other about machines that run. */
export const machineChannel = 'quizwright-machines'

/**
 * A machine that runs in some tab. `states` are the states it is in, each by its path, those around it
 * included; none once it ended.
 */
export type RunningMachine = {
  session: string
  machine: string
  states: string[]
  /** What happened last. */ event: string
}

export type MachineMessage = { kind: 'running'; running: RunningMachine } | { kind: 'who is there' }
