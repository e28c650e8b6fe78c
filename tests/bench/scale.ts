/**
 * Measures the input of docs/scale.md: the cost of each call with one process of each kind, and the
 * throughput with one, two and four of each on this machine. Writes docs/measured/scale.json, from which
 * `pnpm documents` makes the tables. Needs Linux, about eight minutes and, for meaningful figures, an
 * otherwise idle machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  type Measured,
  type MeasuredCall,
  type MeasuredFleet,
  measuredFile,
  type MeasuredLoad,
  type Part,
} from '../../scripts/scale/measured.ts'
import { type CallName, crowd } from '../../scripts/scale/mix.ts'
import { type Demand, measureDemands, measureIdle } from './scale/demands.ts'
import { type FleetUnderTest, startFleetUnderTest } from './scale/fleet-under-test.ts'
import { measureMemory, readStored } from './scale/footprint.ts'
import { rateOfHandIns } from './scale/hot-quiz.ts'
import { crowdIn, letCome, type LoadResult } from './scale/load.ts'
import { countStatements } from './scale/statements.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 15)
/** The load that all fleets are offered, relative to the capacity with one process of each kind. */
const offeredShare = 0.5

const say = (line: string): void =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`)
const rounded = (value: number): number => Number(value.toPrecision(4))
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
const mapParts = <From>(parts: Record<Part, From>, change: (value: From) => number): Record<Part, number> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [part, rounded(change(value as From))]),
  ) as Record<Part, number>

const callOf = (
  { cpuMs, tookMs }: Demand,
  statements: Pick<MeasuredCall, 'statements' | 'underLock' | 'afterCommit'>,
): MeasuredCall => {
  const sorted = tookMs.toSorted((a, b) => a - b)
  const middle = Array.from({ length: 20 }, (_, index) => quantile(sorted, (index + 0.5) / 20))
  const deviation = (values: number[]): number =>
    Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)))
  return {
    cpuMs: Object.fromEntries(
      Object.entries(cpuMs).map(([part, values]) => [
        part,
        { mean: rounded(mean(values)), deviation: rounded(deviation(values)) },
      ]),
    ) as MeasuredCall['cpuMs'],
    tookMs: rounded(mean(sorted)),
    shares: middle.map((value) => rounded(value / mean(middle))),
    ...statements,
  }
}
const loadOf = (
  { attemptsPerSecond, tookMs, cpu, seconds: passed, othersShare }: LoadResult,
  offered?: number,
): MeasuredLoad => ({
  attemptsPerSecond: rounded(attemptsPerSecond),
  ...(offered !== undefined && { offered: rounded(offered) }),
  cpuMs: mapParts(cpu, (used) => (1_000 * used) / (attemptsPerSecond * passed)),
  tookMs: Object.fromEntries(
    [...tookMs].map(([name, values]) => {
      const sorted = values.toSorted((a, b) => a - b)
      return [name, { median: rounded(quantile(sorted, 0.5)), p95: rounded(quantile(sorted, 0.95)) }]
    }),
  ),
  othersShare: rounded(othersShare),
})

let offered = 0
const measureFleet = async (
  fleet: FleetUnderTest,
  processes: number,
): Promise<{
  measured: MeasuredFleet
  result: LoadResult
  stored: { attempts: number; disk: number; wal: number }
}> => {
  await crowdIn(fleet, crowd, 1)
  const before = await readStored(fleet)
  const result = await crowdIn(fleet, crowd, seconds)
  const after = await readStored(fleet)
  offered ||= offeredShare * result.attemptsPerSecond
  say(
    `${processes} of each: a crowd makes ${result.attemptsPerSecond.toFixed(1)} attempts a second; ` +
      `others took ${(100 * result.othersShare).toFixed(0)} % of the cores`,
  )
  const come = await letCome(fleet, offered, seconds)
  const rate = async (quizzes: FleetUnderTest['school']['quizzes']) => {
    const { handInsPerSecond, waiting } = await rateOfHandIns(fleet, quizzes)
    return { perSecond: rounded(handInsPerSecond), waiting: rounded(waiting) }
  }
  const handIns = {
    manyQuizzes: await rate(fleet.school.quizzes),
    oneQuiz: await rate(fleet.school.quizzes.slice(0, 1)),
  }
  say(`${processes} of each: hand-ins a second ${JSON.stringify(handIns)}`)
  const stored = {
    attempts: after.attempts - before.attempts,
    disk: after.disk - before.disk,
    wal: after.wal - before.wal,
  }
  return {
    measured: { processes, crowd: loadOf(result), load: loadOf(come, offered), handIns },
    result,
    stored,
  }
}

const measureOne = async (): Promise<Omit<Measured, 'fleets'> & { fleet: MeasuredFleet }> => {
  await using fleet = await startFleetUnderTest(1)
  const {
    rows: [version],
  } = await fleet.db.execute<{ server_version: string }>(sql`show server_version`)
  const statements = await countStatements(fleet)
  await crowdIn(fleet, crowd, 4)
  say('one of each: measuring each call')
  const demands = await measureDemands(fleet)
  const idle = await measureIdle(fleet, 5)
  const { measured, result, stored } = await measureFleet(fleet, 1)
  const memory = await measureMemory(fleet)
  return {
    machine: {
      cores: cpus().length,
      cpu: cpus()[0]!.model.trim(),
      node: process.version,
      postgres: version!.server_version,
      on: new Date().toISOString().slice(0, 10),
    },
    calls: Object.fromEntries(
      Object.entries(demands).map(([name, demand]) => [name, callOf(demand, statements[name as CallName])]),
    ) as Measured['calls'],
    idleMs: mapParts(idle, (share) => 1_000 * share),
    footprint: {
      disk: rounded(stored.disk / stored.attempts),
      wal: rounded(stored.wal / stored.attempts),
      bodies: rounded(result.bodyBytes / (result.attemptsPerSecond * result.seconds)),
      ...(Object.fromEntries(
        Object.entries(memory).map(([name, bytes]) => [name, rounded(bytes)]),
      ) as typeof memory),
    },
    fleet: measured,
  }
}

const { fleet, ...alone } = await measureOne()
const fleets = [fleet]
for (const processes of [2, 4]) {
  await using several = await startFleetUnderTest(processes)
  fleets.push((await measureFleet(several, processes)).measured)
}
mkdirSync(dirname(measuredFile), { recursive: true })
writeFileSync(measuredFile, `${JSON.stringify({ ...alone, fleets }, null, 2)}\n`)
say(`written to ${measuredFile}; pnpm documents makes the tables of docs/scale.md`)
