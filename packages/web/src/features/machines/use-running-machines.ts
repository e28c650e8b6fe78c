import { useEffect, useState } from 'react'
import {
  machineChannel,
  type MachineMessage,
  type RunningMachine,
} from '../../inspection/machine-messages.ts'

const rememberedEvents = 30

export type Happened = { key: number; machine: string; event: string }
export type Running = { machines: readonly RunningMachine[]; happened: readonly Happened[] }

const take = ({ machines, happened }: Running, news: RunningMachine): Running => {
  const others = machines.filter(({ session }) => session !== news.session)
  return {
    machines: news.states.length > 0 ? [...others, news] : others,
    happened: [
      { key: (happened[0]?.key ?? 0) + 1, machine: news.machine, event: news.event },
      ...happened,
    ].slice(0, rememberedEvents),
  }
}

/** The machines that run in other tabs of this browser, and what happened in them lately, newest first. */
export const useRunningMachines = (): Running => {
  const [running, setRunning] = useState<Running>({ machines: [], happened: [] })
  useEffect(() => {
    const channel = new BroadcastChannel(machineChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<MachineMessage>) => {
      if (data.kind === 'running') setRunning((before) => take(before, data.running))
    })
    channel.postMessage({ kind: 'who is there' } satisfies MachineMessage)
    return () => channel.close()
  }, [])
  return running
}
