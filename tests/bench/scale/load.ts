import { cpus } from 'node:os'
import { createRandom } from '@quizwright/services/random/seeded-random.ts'
import {
  attemptInTurn,
  type CallName,
  pauseSeconds,
  turnInTurn,
  turnsPerAttempt,
} from '../../../scripts/scale/mix.ts'
import { type CpuSeconds, readBusy, readCpu } from './cpu.ts'
import type { FleetUnderTest } from './fleet-under-test.ts'
import { arrive, type Note, type Person, teach } from './people.ts'

/** The result of a load. `othersShare` is the share of all cores that other processes used meanwhile. */
export type LoadResult = {
  attemptsPerSecond: number
  tookMs: Map<CallName, number[]>
  bodyBytes: number
  cpu: CpuSeconds
  seconds: number
  othersShare: number
}
type Drive = (note: Note, attempted: () => void, isOver: () => boolean) => Promise<unknown>

const warmSeconds = 5
const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

const goThrough = async <Name extends string>(
  person: Person<Name>,
  calls: readonly Name[],
  pause?: () => number,
): Promise<void> => {
  for (const name of calls) {
    await person.call(name)
    if (pause) await sleep(pause())
  }
  await person.leave()
}

/** Runs `drive`, and measures it for this number of seconds after warming up. */
const measured = async ({ pids }: FleetUnderTest, seconds: number, drive: Drive): Promise<LoadResult> => {
  const tookMs = new Map<CallName, number[]>()
  let [attempts, bodyBytes, isCounting, isOver] = [0, 0, false, false]
  const note: Note = (name, took, bytes) => {
    if (!isCounting) return
    bodyBytes += bytes
    const before = tookMs.get(name)
    if (before) before.push(took)
    else tookMs.set(name, [took])
  }
  const attempted = (): void => void (attempts += isCounting ? 1 : 0)
  const driven = drive(note, attempted, () => isOver)
  await Promise.race([sleep(warmSeconds), driven])
  const [cpu, busy, began] = [readCpu(pids), readBusy(), performance.now()]
  isCounting = true
  await Promise.race([sleep(seconds), driven])
  isCounting = false
  const passed = (performance.now() - began) / 1_000
  const used = Object.fromEntries(
    Object.entries(readCpu(pids)).map(([part, total]) => [part, total - cpu[part as keyof CpuSeconds]]),
  ) as CpuSeconds
  const ours = Object.values(used).reduce((sum, one) => sum + one, 0)
  const othersShare = Math.max(0, readBusy() - busy - ours) / (passed * cpus().length)
  isOver = true
  await driven
  return { attemptsPerSecond: attempts / passed, tookMs, bodyBytes, cpu: used, seconds: passed, othersShare }
}

/** Iterates over items in a circle, so that nobody uses what somebody else has just opened. */
const inTurn = <Item>(items: readonly Item[]): (() => Item) => {
  let index = 0
  return () => items[index++ % items.length]!
}

/** A crowd of customers who start again without a pause when they finish: the maximum throughput. */
export const crowdIn = (fleet: FleetUnderTest, customers: number, seconds: number): Promise<LoadResult> =>
  measured(fleet, seconds, (note, attempted, isOver) => {
    const { uniform, pick } = createRandom(customers)
    const draft = inTurn(fleet.school.drafts)
    const customer = async (): Promise<void> => {
      while (!isOver()) {
        await goThrough(arrive(fleet.servicesUrl, pick(fleet.school.quizzes), note), attemptInTurn)
        attempted()
        if (uniform() < turnsPerAttempt) await goThrough(teach(fleet.url, draft(), note), turnInTurn)
      }
    }
    return Promise.all(Array.from({ length: customers }, customer))
  })

/**
 * Lets students arrive at random with a mean rate, whether others have finished or not, with pauses between
 * their calls.
 */
export const letCome = (
  fleet: FleetUnderTest,
  attemptsPerSecond: number,
  seconds: number,
): Promise<LoadResult> =>
  measured(fleet, seconds, async (note, attempted, isOver) => {
    const draft = inTurn(fleet.school.drafts)
    const { uniform, pick } = createRandom(Math.round(1_000 * attemptsPerSecond))
    const random = (mean: number): number => -mean * Math.log(1 - uniform())
    const pause = (): number => random(pauseSeconds)
    const under = new Set<Promise<void>>()
    const begin = (work: Promise<void>): void => {
      under.add(work)
      void work.finally(() => under.delete(work))
    }
    for (let due = performance.now(); !isOver(); due += 1_000 * random(1 / attemptsPerSecond)) {
      // Computed from the last due time, so that a late timer delays nobody.
      await sleep(Math.max(0, due - performance.now()) / 1_000)
      begin(
        goThrough(arrive(fleet.servicesUrl, pick(fleet.school.quizzes), note), attemptInTurn, pause).then(
          attempted,
        ),
      )
      if (uniform() < turnsPerAttempt) begin(goThrough(teach(fleet.url, draft(), note), turnInTurn, pause))
    }
    await Promise.all(under)
  })
