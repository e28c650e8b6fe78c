/**
 * Lets instructors and students work for two hours, or as many minutes as the argument says, with a fault every
 * minute: one of the servers is killed and restarted, or paused for some seconds. Watches latency, memory and
 * open files, and finally reads back everything that was acknowledged. Exits with 1 if anything is missing.
 * FAULT_SEED repeats the faults.
 */
import { performance } from 'node:perf_hooks'
import { chooseSeed } from '../tests/faults/seeded-random.ts'
import { startFaultWorld } from '../tests/faults/interrupted-save.ts'
import { keepSaving } from '../tests/faults/keep-saving.ts'
import { soundQuestions } from '../tests/support/seed-objects.ts'
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
  // Memory is judged by the second half, in servers that live on and have had a quarter of the time to get warm.
  const fault = await injectFault(world, random, minute > minutes / 4 ? ['gateway', 'services'] : [])
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, endsAt - performance.now())))
  const measured = { minute, fault, times: students.takeTimes(), ...(await readResources(world)) }
  timeline.push(measured)
  console.log(describeMinute(measured))
}
await Promise.all([instructors.stop(), students.stop()])
const lost = [...(await instructors.findLost()), ...(await students.findLost())]
await world[Symbol.asyncDispose]()
for (const sentence of lost) console.log(sentence)

const done = `${instructors.saved()} saves and ${students.handedIn()} attempts`
console.log(
  `${lost.length} of ${done} lost; live memory grew by ${slopePerHour(timeline, 'gateway').toFixed(1)} MB an hour in ` +
    `the gateway and by ${slopePerHour(timeline, 'services').toFixed(1)} in the services` +
    (minutes < 120 ? ' (too short a run to judge an hour)' : ''),
)
process.exit(lost.length === 0 ? 0 : 1)
