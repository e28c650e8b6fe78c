import { createRandom, type Random } from '@quizwright/services/random/seeded-random.ts'
import type { Measured, MeasuredCall, Part } from './measured.ts'
import { buildMachines, type Process, type Shape } from './build-machines.ts'
import {
  attemptInTurn,
  type CallName,
  instructorCalls,
  pauseSeconds,
  turnInTurn,
  turnsPerAttempt,
} from './mix.ts'
import {
  burst,
  type Cores,
  createSimulation,
  give,
  type Simulation,
  type Step,
  take,
  wait,
  type Way,
} from './simulation.ts'

export type Model = {
  simulation: Simulation
  /** Makes one attempt after the other, as a member of a crowd. */
  customer: () => Way
  /** Lets students arrive at random. */
  source: (attemptsPerSecond: number) => Way
  /** Hands in one attempt after the other, at this quiz or at any. */
  handIns: (quiz?: number) => Way
  /** Since the last `reset`: the durations of calls in seconds, and the number of finished attempts. */
  tookSeconds: Map<CallName, number[]>
  attempts: () => number
  reset: () => void
}

const work = ({ thread, cores }: Process, seconds: number): Step[] =>
  seconds > 0 ? [take(thread), burst(cores, seconds), give(thread)] : []
const exponential = ({ uniform }: Random, mean: number): number => -mean * Math.log(1 - uniform())

/**
 * Models the fleet as a queueing network. The generator, a balancer, the gateway (for instructors) and the
 * services process a call; the services go to Postgres once per statement. A thread does one task after the
 * other. A pool connection is held from the first statement to the last, and the row lock of a quiz from the
 * first statement that needs it to the commit. All processes share the cores of their machine. The measured
 * duration of a call beyond its CPU time is waiting (disk, network, scheduler) and passes without using
 * cores; so does the wait before a commit.
 */
export const buildModel = (measured: Measured, shape: Shape, seed: number): Model => {
  const simulation = createSimulation()
  const random = createRandom(seed)
  const { machineOf, generators, balancers, gateways, services, pools, rows } = buildMachines(shape)
  const tookSeconds = new Map<CallName, number[]>()
  let attempts = 0

  /** Runs statements one after the other, with the work of the services before, between and after them. */
  const serve = function* (
    { cpuMs, tookMs, statements, underLock, afterCommit }: MeasuredCall,
    share: number,
    index: number,
    quiz: number,
  ): Way {
    const waiting = Math.max(0, tookMs - Object.values(cpuMs).reduce((sum, { mean }) => sum + mean, 0))
    const [ownPiece, databasePiece] = [
      (share * cpuMs.services.mean) / (statements + 1),
      (share * cpuMs.postgres.mean) / statements,
    ]
    const partition = quiz % shape.partitions
    const pool = pools[index]![partition]!
    yield* work(services[index]!, ownPiece)
    yield take(pool)
    for (let statement = 0; statement < statements; statement++) {
      if (underLock > 0 && statement === statements - afterCommit - underLock) yield take(rows[quiz]!)
      yield burst(machineOf('postgres', partition), databasePiece)
      if (statement === statements - afterCommit - 1) yield wait(share * waiting)
      if (underLock > 0 && statement === statements - afterCommit - 1) yield give(rows[quiz]!)
      yield* work(services[index]!, ownPiece)
    }
    yield give(pool)
  }
  const answer = function* (name: CallName, quiz: number, index: number, gateway: Process | undefined): Way {
    const began = simulation.now()
    const call = measured.calls[name]
    const share = random.pick(call.shares) / 1_000
    const half = (part: Part): number => (share * call.cpuMs[part].mean) / 2
    const [generator, balancer] = [random.pick(generators), random.pick(balancers)]
    const onTheWay: [Process, number][] = [
      [generator, half('generator')],
      [balancer, half('balancers')],
      ...(gateway ? [[gateway, half('gateway')] as [Process, number]] : []),
    ]
    for (const [process, seconds] of onTheWay) yield* work(process, seconds)
    yield* serve(call, share, index, quiz)
    for (const [process, seconds] of onTheWay.reverse()) yield* work(process, seconds)
    const took = tookSeconds.get(name)
    if (took) took.push(simulation.now() - began)
    else tookSeconds.set(name, [simulation.now() - began])
  }
  const goThrough = function* (
    calls: readonly CallName[],
    pauses: boolean,
    quiz = random.integer(shape.quizzes),
  ): Way {
    const index = random.integer(services.length)
    const gateway = calls[0]! in instructorCalls ? random.pick(gateways) : undefined
    for (const name of calls) {
      yield* answer(name, quiz, index, gateway)
      if (pauses) yield wait(exponential(random, pauseSeconds))
    }
    if (!gateway) attempts += 1
  }
  /** What parts do without load: health checks, polling for jobs, garbage collection. */
  const idle = function* (cores: Cores, share: number): Way {
    const every = 0.05
    for (;;) {
      yield wait(every)
      yield burst(cores, every * share)
    }
  }
  for (const [part, count] of [
    ['balancers', shape.balancers / 2],
    ['gateway', shape.gateways],
    ['services', shape.services],
    ['postgres', shape.partitions],
  ] as const) {
    for (let index = 0; index < count; index++)
      simulation.begin(idle(machineOf(part, index), measured.idleMs[part] / 1_000))
  }

  return {
    simulation,
    tookSeconds,
    customer: function* () {
      for (;;) {
        yield* goThrough(attemptInTurn, false)
        if (random.uniform() < turnsPerAttempt) yield* goThrough(turnInTurn, false)
      }
    },
    source: function* (attemptsPerSecond) {
      for (;;) {
        yield wait(exponential(random, 1 / attemptsPerSecond))
        simulation.begin(goThrough(attemptInTurn, true))
        if (random.uniform() < turnsPerAttempt) simulation.begin(goThrough(turnInTurn, true))
      }
    },
    handIns: function* (quiz) {
      for (;;) yield* goThrough(['handInAttempt'], false, quiz)
    },
    attempts: () => attempts,
    reset: () => {
      attempts = 0
      tookSeconds.clear()
    },
  }
}
