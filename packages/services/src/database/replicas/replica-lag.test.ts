import { expect, test } from 'vitest'
import { readLsn } from './lsn.ts'
import { createLagMeter } from './replica-lag.ts'

test('given places of the log, their order is that of their numbers and not of their texts', () => {
  expect(readLsn('16/B374D848')).toBe(0x16b374d848n)
  expect(readLsn('A/0') > readLsn('9/FFFFFFFF')).toBe(true)
})

test('given a replica that stopped, its lag is the time since the primary was last where it is', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  sawPrimary(10n, 0)
  sawPrimary(10n, 1_000)
  sawPrimary(20n, 2_000)
  sawPrimary(30n, 3_000)
  expect([lagAt(30n), lagAt(25n), lagAt(20n), lagAt(19n)]).toEqual([0, 1_000, 1_000, 2_000])
})

test('given a primary that nobody writes to, a replica that has all of it does not lag', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  for (const at of [0, 60_000, 120_000]) sawPrimary(10n, at)
  expect(lagAt(10n)).toBe(0)
})

test('given no moment at which the primary was as early, the lag is unknown', () => {
  const { sawPrimary, lagAt } = createLagMeter(1_000)
  expect(lagAt(10n)).toBe(Number.POSITIVE_INFINITY)
  sawPrimary(10n, 0)
  sawPrimary(20n, 5_000)
  expect(lagAt(10n), 'longer ago than is remembered').toBe(Number.POSITIVE_INFINITY)
})

test('given a primary whose log goes on at an earlier place, as after a failover, only that counts', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  sawPrimary(30n, 0)
  sawPrimary(20n, 1_000)
  expect([lagAt(20n), lagAt(30n), lagAt(10n)]).toEqual([0, 0, Number.POSITIVE_INFINITY])
})
