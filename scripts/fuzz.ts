/**
 * Tests generated input against the contract: 1,000,000 requests, responses and frames, or as many as the
 * argument says. Most are validated by the functions that gateway and services use; some go through a whole
 * gateway, to the services and over the channels. Reports every difference and exits with 1 if there is any.
 * FAULT_SEED repeats a run.
 */
import { chooseSeed } from '../tests/faults/seeded-random.ts'
import { addQuiz } from '../tests/support/seed-objects.ts'
import { startWorld } from '../tests/support/world.ts'
import { fuzzFrames } from './fuzz/fuzz-frames.ts'
import { fuzzGateway } from './fuzz/fuzz-gateway.ts'
import { fuzzSchemas } from './fuzz/fuzz-schemas.ts'
import { fuzzServices } from './fuzz/fuzz-services.ts'
import { addUp } from './fuzz/tally.ts'

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
for (const sentence of [...all.differences, ...all.serverErrors]) console.log(`  ${sentence}`)
console.log(
  `${requests.differences.length} of ${requests.tried} requests and frames judged otherwise than the contract ` +
    `(${gateway.requests.tried} through a gateway)`,
)
console.log(
  `${answers.differences.length} of ${answers.tried} responses outside the contract ` +
    `(${gateway.answers.tried} through a gateway)`,
)
console.log(`${all.serverErrors.length} responses of 5xx, ${uncaught} uncaught errors or rejections`)
process.exit(all.differences.length + all.serverErrors.length + uncaught === 0 ? 0 : 1)
