import { type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate'
import { addInspector } from './inspect-machines.ts'
import { machineChannel, type MachineMessage, type RunningMachine } from './machine-messages.ts'
import { statePaths } from './state-paths.ts'

const toRunningMachine = (event: InspectionEvent): RunningMachine | undefined => {
  if (event.type !== '@xstate.snapshot') return undefined
  const { actorRef } = event
  const logic = 'logic' in actorRef ? actorRef.logic : undefined
  if (!(logic instanceof StateMachine)) return undefined
  const { status, value } = event.snapshot as AnyMachineSnapshot
  return {
    session: actorRef.sessionId,
    machine: logic.id,
    states: status === 'active' ? statePaths(value) : [],
    event: event.event.type,
  }
}

/** Sends the states of this tab's machines to the other tabs, at each transition and whenever a tab requests them. */
export const broadcastMachines = (): void => {
  const channel = new BroadcastChannel(machineChannel)
  const tab = crypto.randomUUID()
  const running = new Map<string, RunningMachine>()
  const send = (machine: RunningMachine): void =>
    channel.postMessage({ kind: 'running', running: machine } satisfies MachineMessage)

  addInspector((event) => {
    const local = toRunningMachine(event)
    if (!local) return
    const machine = { ...local, session: `${tab} ${local.session}` }
    if (machine.states.length > 0) running.set(machine.session, machine)
    else running.delete(machine.session)
    send(machine)
  })
  channel.addEventListener('message', ({ data }: MessageEvent<MachineMessage>) => {
    if (data.kind === 'who is there') running.forEach(send)
  })
  addEventListener('pagehide', () =>
    running.forEach((machine) => send({ ...machine, states: [], event: 'the tab was closed' })),
  )
}
