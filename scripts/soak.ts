/**
 * Runs the load of docs/scale.md for two hours, or as many minutes as the argument says, with a fault every
 * minute: one of the servers is killed and restarted, or paused for some seconds. Watches latency, memory and
 * open files, and finally reads back everything that was acknowledged. Exits with 1 if anything is missing,
 * and writes the results into docs/reliability.md. FAULT_SEED repeats the faults.
 */
import { performance } from 'node:perf_hooks'
import { chooseSeed } from '../tests/faults/seeded-random.ts'
import { startFaultWorld } from '../tests/faults/interrupted-save.ts'
import { keepSaving } from '../tests/faults/keep-saving.ts'
import { soundQuestions } from '../tests/support/seed-objects.ts'
import { presentCircumstances, readRunRecord, writeRunRecord } from './faults/report/run-record.ts'
import { writeReliabilityPage } from './faults/report/write-page.ts'
import { createRandom } from './fuzz/random.ts'
import { injectFault } from './soak/inject-fault.ts'
import { describeMinute, readResources, slopePerHour, type Minute } from './soak/resources.ts'
import { startStudents } from './soak/students.ts'

const minutes = Number(process.argv[2] ?? 120)
if (!(minutes >= 1 && minutes <= 10_000)) {
  console.log('Give the number of minutes, at least 1.')
  process.exit(1)
}
const seed = chooseSeed()
const random = createRandom(seed)
const world = await startFaultWorld()
const instructor = await world.addInstructor()
const instructors = keepSaving(world, instructor, {
  authors: 3,
  pauseMs: 500,
  batchSize: 25,
  makeQuiz: () => ({ questions: soundQuestions(20 + random.below(80)), isPublished: random.chance(50) }),
})
const students = await startStudents(world, instructor)

const timeline: Minute[] = []
for (let minute = 1; minute <= minutes; minute++) {
  const endsAt = performance.now() + 60_000
  // Memory is judged by the second half, in a gateway that lives on and has had a quarter of the time to fill
  // its heap.
  const fault = await injectFault(world, random, minute > minutes / 4 ? ['gateway'] : [])
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, endsAt - performance.now())))
  const measured = { minute, fault, times: students.takeTimes(), ...readResources(world) }
  timeline.push(measured)
  console.log(describeMinute(measured))
}
await Promise.all([instructors.stop(), students.stop()])
const lost = [...(await instructors.findLost()), ...(await students.findLost())]
await world[Symbol.asyncDispose]()
for (const sentence of lost) console.log(sentence)

const slope = slopePerHour(timeline)
const reasonNotMet = (): { reason?: string } => {
  if (lost.length > 0) return { reason: 'an error of ours, which the output of the run names' }
  if (minutes < 120)
    return {
      reason: 'so short a run tells nothing of an hour; a process that was killed begins with little again',
    }
  return slope < 1 ? {} : { reason: 'it rose by more; a longer run has to say whether that ends' }
}
const done = `${instructors.saved()} saves and ${students.handedIn()} attempts`
const record = { ...readRunRecord(), seed }
record.figures['R29'] = {
  ...presentCircumstances(),
  found: `${lost.length} of ${done} lost; the gateway's memory grew by ${slope.toFixed(1)} MB an hour`,
  met: lost.length === 0 && minutes >= 120 && slope < 1,
  ran: `${minutes} minutes with a fault in each`,
  ...reasonNotMet(),
}
console.log(`R29: ${record.figures['R29'].found}`)
writeRunRecord(record)
writeReliabilityPage(record)
process.exit(lost.length === 0 ? 0 : 1)
