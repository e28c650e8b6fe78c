import { useEffect, useState } from 'react'
import {
  machineChannel,
  type MachineMessage,
  type RunningMachine,
} from '../../inspection/machine-messages.ts'

const maxEvents = 30

export type LoggedEvent = { key: number; machine: string; event: string }
export type Running = { machines: readonly RunningMachine[]; events: readonly LoggedEvent[] }

const update = ({ machines, events }: Running, changed: RunningMachine): Running => {
  const others = machines.filter(({ session }) => session !== changed.session)
  return {
    machines: changed.states.length > 0 ? [...others, changed] : others,
    events: [
      { key: (events[0]?.key ?? 0) + 1, machine: changed.machine, event: changed.event },
      ...events,
    ].slice(0, maxEvents),
  }
}

/** The machines that run in other tabs of this browser, and their last events, newest first. */
export const useRunningMachines = (): Running => {
  const [running, setRunning] = useState<Running>({ machines: [], events: [] })
  useEffect(() => {
    const channel = new BroadcastChannel(machineChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<MachineMessage>) => {
      if (data.kind === 'running') setRunning((before) => update(before, data.running))
    })
    channel.postMessage({ kind: 'who is there' } satisfies MachineMessage)
    return () => channel.close()
  }, [])
  return running
}
