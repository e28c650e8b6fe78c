import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CPU milliseconds per call of the primary and of all replicas together, and the duration. */
export type ReplicaCost = { primaryMs: number; replicasMs: number; tookMs: number }
export const replicaShapes = ['alone', 'one replica', 'two replicas', 'two, one confirms'] as const
export type ReplicaShape = (typeof replicaShapes)[number]
export const replicaCalls = [
  'getPublished',
  'getResultsByQuiz',
  'getQuizStats',
  'getItemStatistics',
  'saveAnswers',
  'handInAttempt',
] as const
export type ReplicaCall = (typeof replicaCalls)[number]

export type ReplicaCosts = {
  machine: { cores: number; cpu: string; on: string; loadAverage: number }
  costs: Record<ReplicaShape, Record<ReplicaCall, ReplicaCost>>
}

export const replicaCostsFile = join(import.meta.dirname, '../../docs/measured/replicas.json')
export const readReplicaCosts = (): ReplicaCosts =>
  JSON.parse(readFileSync(replicaCostsFile, 'utf8')) as ReplicaCosts

/** Saves per attempt, as in scripts/scale/mix.ts. */
const savesPerAttempt = 10
const attemptsPerSecond = 1_000_000 / 3_600

/** Cores that one replica needs to replay the writes of a million attempts per hour. */
export const replayCores = ({ costs }: ReplicaCosts): number => {
  const { saveAnswers, handInAttempt } = costs['one replica']
  const perAttemptMs = savesPerAttempt * saveAnswers.replicasMs + handInAttempt.replicasMs
  return (attemptsPerSecond * perAttemptMs) / 1_000
}

/**
 * A table with a row for each call and columns for each shape, and the consequence for a million attempts per
 * hour.
 */
export const describeReplicaCosts = (measured: ReplicaCosts): string => {
  const { machine, costs } = measured
  const row = (call: ReplicaCall): string => {
    const cells = replicaShapes.map((shape) => {
      const { primaryMs, replicasMs } = costs[shape][call]
      return shape === 'alone' ? primaryMs.toFixed(1) : `${primaryMs.toFixed(1)} + ${replicasMs.toFixed(1)}`
    })
    return `| \`${call}\` | ${cells.join(' | ')} |`
  }
  const { on, cores, cpu, loadAverage } = machine
  return `Measured on ${on}: ${cores} cores (${cpu}), load average ${loadAverage.toFixed(1)}.
CPU of Postgres in milliseconds a call, of the primary + of all replicas.

| call | ${replicaShapes.join(' | ')} |
| --- |${' ---: |'.repeat(replicaShapes.length)}
${replicaCalls.map(row).join('\n')}

At a million attempts an hour a replica would need ${replayCores(measured).toFixed(1)} cores to receive and replay what
students write, computed from these costs. That is too much rather than too little, since each single call wakes
both of its processes, which a crowd shares. Replay is one process: where it needs more than 0.7 of a core, a replica
falls behind, and its lag is the first limit of this form.`
}
