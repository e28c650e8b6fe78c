/**
 * Tests generated input against the contract: 1,000,000 requests, responses and frames, or as many as the
 * argument says. Most are validated by the functions that gateway and services use; some go through a whole
 * gateway, to the services and over the channels. Reports every difference and exits with 1 if there is any.
 * FAULT_SEED repeats a run. Writes the results into docs/reliability.md.
 */
import { chooseSeed } from '../tests/faults/seeded-random.ts'
import { addQuiz } from '../tests/support/seed-objects.ts'
import { startWorld } from '../tests/support/world.ts'
import type { Found } from './faults/figures/figure.ts'
import { presentCircumstances, readRunRecord, writeRunRecord } from './faults/report/run-record.ts'
import { writeReliabilityPage } from './faults/report/write-page.ts'
import { fuzzFrames } from './fuzz/fuzz-frames.ts'
import { fuzzGateway } from './fuzz/fuzz-gateway.ts'
import { fuzzSchemas } from './fuzz/fuzz-schemas.ts'
import { fuzzServices } from './fuzz/fuzz-services.ts'
import { addUp, type Tally } from './fuzz/tally.ts'

const count = Number(process.argv[2] ?? 1_000_000)
if (!Number.isInteger(count) || count < 1_000) {
  console.log('Give a whole number of at least 1,000: how many requests, answers and frames to try.')
  process.exit(1)
}
const seed = chooseSeed()
let uncaught = 0
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    uncaught++
    console.log(`${event}: ${String(error)}`)
  })

/** Half of the messages through a gateway are requests of a caller, the other half responses of a service. */
const throughGateway = Math.round(count / 25)
const toServices = Math.max(96, Math.round(count / 400))
const overChannels = Math.max(36, Math.round(count / 1_000))

const schemas = fuzzSchemas(count - throughGateway - toServices - overChannels, seed)
console.log(`Judged ${schemas.requests.tried + schemas.answers.tried} without a network.`)
const gateway = await fuzzGateway(throughGateway, seed)
console.log(`Sent ${gateway.requests.tried + gateway.answers.tried} through a gateway.`)
const world = await startWorld()
const instructor = await world.addInstructor()
const services = await fuzzServices(world, instructor, toServices, seed)
console.log(`Sent ${services.tried} to the services.`)
const frames = await fuzzFrames(world, instructor, await addQuiz(instructor, {}, []), overChannels, seed)
console.log(`Sent ${frames.tried} frames over the channels.`)
await world[Symbol.asyncDispose]()

const requests = addUp([schemas.requests, gateway.requests, frames])
const answers = addUp([schemas.answers, gateway.answers])
const all = addUp([requests, answers, services])
const ran = `${requests.tried} requests and frames, ${gateway.requests.tried} of them through a gateway`
/** Only a complete run may claim that the aim is met. */
const isWhole = count >= 1_000_000
const verdict = (wrong: number, words: string, what: string): Found => ({
  found: `${wrong} ${words}`,
  met: wrong === 0 && isWhole,
  ran: what,
  ...(wrong === 0 && !isWhole && { reason: 'nothing was found, in a run shorter than the aim asks for' }),
  ...(wrong > 0 && { reason: 'an error of ours, which the output of the run names' }),
})
const found: Record<string, Found> = {
  R8: verdict(requests.differences.length, 'judged otherwise than the contract', ran),
  R9: verdict(
    answers.differences.length,
    'outside the contract',
    `${answers.tried} answers, ${gateway.answers.tried} of them through a gateway`,
  ),
  R10: verdict(
    all.serverErrors.length,
    'answers of 5xx',
    `${gateway.requests.tried} requests to a gateway, ${services.tried} to the services, ` +
      `${frames.tried} frames`,
  ),
  R11: verdict(uncaught, 'uncaught errors or rejections', `${all.tried} requests, answers and frames`),
}
const tell = ({ differences, serverErrors }: Tally): void => {
  for (const sentence of [...differences, ...serverErrors]) console.log(`  ${sentence}`)
}
tell(all)
const record = { ...readRunRecord(), seed }
for (const [code, figure] of Object.entries(found)) {
  record.figures[code] = { ...presentCircumstances(), ...figure }
  console.log(`${code}: ${figure.found} (${figure.ran})`)
}
writeRunRecord(record)
writeReliabilityPage(record)
const wrong = all.differences.length + all.serverErrors.length + uncaught
process.exit(wrong === 0 ? 0 : 1)
