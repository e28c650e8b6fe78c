import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replica } from './replica.ts'

export type ReplicaMetrics = { countRead: (from: string) => void }

/** Publishes metrics of the replicas: which are in use, how far each lags, and how many reads each answered. */
export const measureReplicas = (
  registry: Registry,
  prefix: string,
  replicas: readonly Replica[],
): ReplicaMetrics => {
  const registers = [registry]
  const labelNames = ['replica'] as const
  new Gauge({
    name: `${prefix}replica_in_use`,
    help: '1 while a replica is read from, 0 while it is left out.',
    labelNames,
    registers,
    collect() {
      for (const { name, state } of replicas) this.set({ replica: name }, state.kind === 'in use' ? 1 : 0)
    },
  })
  new Gauge({
    name: `${prefix}replica_lag_seconds`,
    help: 'How old at most is what a replica shows; +Inf where that is not known.',
    labelNames,
    registers,
    collect() {
      for (const { name, state } of replicas) this.set({ replica: name }, state.lagMs / 1_000)
    },
  })
  const reads = new Counter({
    name: `${prefix}replicated_reads_total`,
    help: 'Calls that a replica may answer, by who did: a replica by its host and port, or the primary.',
    labelNames: ['from'],
    registers,
  })
  return { countRead: (from) => reads.inc({ from }) }
}
