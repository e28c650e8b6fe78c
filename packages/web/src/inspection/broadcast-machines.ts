import { type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate'
import { watchMachines } from './inspect-machines.ts'
import { machineChannel, type MachineMessage, type RunningMachine } from './machine-messages.ts'
import { statePaths } from './state-paths.ts'

const readNews = (event: InspectionEvent): RunningMachine | undefined => {
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

/**
 * Tells the other tabs which states the machines of this one are in: at each step, and whenever a tab asks.
 */
export const broadcastMachines = (): void => {
  const channel = new BroadcastChannel(machineChannel)
  const tab = crypto.randomUUID()
  const running = new Map<string, RunningMachine>()
  const tell = (one: RunningMachine): void =>
    channel.postMessage({ kind: 'running', running: one } satisfies MachineMessage)

  watchMachines((event) => {
    const read = readNews(event)
    if (!read) return
    const news = { ...read, session: `${tab} ${read.session}` }
    if (news.states.length > 0) running.set(news.session, news)
    else running.delete(news.session)
    tell(news)
  })
  channel.addEventListener('message', ({ data }: MessageEvent<MachineMessage>) => {
    if (data.kind === 'who is there') running.forEach(tell)
  })
  addEventListener('pagehide', () =>
    running.forEach((one) => tell({ ...one, states: [], event: 'the tab was closed' })),
  )
}
