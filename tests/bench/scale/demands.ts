import type { Part } from '../../../scripts/scale/measured.ts'
import {
  type CallName,
  instructorCalls,
  type InstructorCall,
  learnerCalls,
  type LearnerCall,
} from '../../../scripts/scale/mix.ts'
import { type CpuSeconds, readCpu } from './cpu.ts'
import type { FleetUnderTest } from './fleet-under-test.ts'
import { arrive, type Person, teach } from './people.ts'

/**
 * The cost of one call without other load: CPU milliseconds of each part, one figure per batch, and the
 * duration of each call.
 */
export type Demand = { cpuMs: Record<Part, number[]>; tookMs: number[] }
export type Demands = Record<CallName, Demand>

const batches = 4
const peoplePerBatch = 30

/**
 * Makes the calls one after the other, grouped by kind: thirty students request the announcement, then all
 * begin, and so on. The CPU time meanwhile belongs to that kind. The first batch warms up and is not counted.
 */
export const measureDemands = async (fleet: FleetUnderTest): Promise<Demands> => {
  const demands = {} as Demands
  let took: number[] = []
  const note = (_call: CallName, ms: number): void => void took.push(ms)
  const measure = async <Name extends CallName>(
    people: readonly Person<Name>[],
    name: Name,
    times: number,
    counts: boolean,
  ): Promise<void> => {
    took = []
    const before = readCpu(fleet.pids)
    for (let time = 0; time < times; time++) for (const person of people) await person.call(name)
    const after = readCpu(fleet.pids)
    if (!counts) return
    const demand = (demands[name] ??= {
      cpuMs: { generator: [], balancers: [], gateway: [], services: [], postgres: [] },
      tookMs: [],
    })
    for (const part of Object.keys(demand.cpuMs) as Part[])
      demand.cpuMs[part].push((1_000 * (after[part] - before[part])) / took.length)
    demand.tookMs.push(...took)
  }
  const { quizzes, drafts } = fleet.school
  for (let batch = 0; batch <= batches; batch++) {
    const students = Array.from({ length: peoplePerBatch }, (_, index) =>
      arrive(fleet.servicesUrl, quizzes[(batch + index) % quizzes.length]!, note),
    )
    for (const name of Object.keys(learnerCalls) as LearnerCall[])
      await measure(students, name, learnerCalls[name], batch > 0)
    const teachers = Array.from({ length: peoplePerBatch }, (_, index) =>
      teach(fleet.url, drafts[(batch * peoplePerBatch + index) % drafts.length]!, note),
    )
    for (const name of Object.keys(instructorCalls) as InstructorCall[])
      await measure(teachers, name, instructorCalls[name], batch > 0)
    await Promise.all([...students, ...teachers].map((person) => person.leave()))
  }
  return demands
}

/** CPU seconds per second of each part without load. */
export const measureIdle = async ({ pids }: FleetUnderTest, seconds: number): Promise<CpuSeconds> => {
  const before = readCpu(pids)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  return Object.fromEntries(
    Object.entries(readCpu(pids)).map(([part, total]) => [part, (total - before[part as Part]) / seconds]),
  ) as CpuSeconds
}
