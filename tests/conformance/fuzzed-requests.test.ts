import { expect, test as plain } from 'vitest'
import { fuzzGateway } from '../../scripts/fuzz/fuzz-gateway.ts'
import { fuzzSchemas } from '../../scripts/fuzz/fuzz-schemas.ts'
import { fuzzServices } from '../../scripts/fuzz/fuzz-services.ts'
import type { Tally } from '../../scripts/fuzz/tally.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { test } from '../support/world-test.ts'

/** Expects no difference from the contract, and both valid and invalid input. */
const expectAgreement = ({ tried, accepted, differences, serverErrors }: Tally): void => {
  expect({ differences, serverErrors }).toEqual({ differences: [], serverErrors: [] })
  expect(accepted, 'some were good').toBeGreaterThan(0)
  expect(accepted, 'some were bad').toBeLessThan(tried)
}

plain('given generated requests, answers and frames, the checks agree with the contract', () => {
  const { requests, answers } = fuzzSchemas(19_000, fuzzSeed)
  expectAgreement(requests)
  expectAgreement(answers)
})

plain('given generated requests and answers, a gateway lets through what the contract takes', async () => {
  const { requests, answers } = await fuzzGateway(800, fuzzSeed)
  expectAgreement(requests)
  expectAgreement(answers)
})

test('given spoilt requests, including students’, the services respond to none with a 5xx', async ({
  world,
  instructor,
}) => {
  const { serverErrors, tried } = await fuzzServices(world, instructor, 96, fuzzSeed)
  expect(serverErrors).toEqual([])
  expect(tried).toBe(96)
})
