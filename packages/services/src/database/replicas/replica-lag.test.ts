import { expect, test } from 'vitest'
import { readLsn } from './lsn.ts'
import { createLagMeter } from './replica-lag.ts'

test('positions in the log are compared as numbers, not as texts', () => {
  expect(readLsn('16/B374D848')).toBe(0x16b374d848n)
  expect(readLsn('A/0') > readLsn('9/FFFFFFFF')).toBe(true)
})

test('given a replica that stopped, then its lag is the time since the primary was at its position', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  sawPrimary(10n, 0)
  sawPrimary(10n, 1_000)
  sawPrimary(20n, 2_000)
  sawPrimary(30n, 3_000)
  expect([lagAt(30n), lagAt(25n), lagAt(20n), lagAt(19n)]).toEqual([0, 1_000, 1_000, 2_000])
})

test('given a primary without writes, then a replica that has all of its log does not lag', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  for (const at of [0, 60_000, 120_000]) sawPrimary(10n, at)
  expect(lagAt(10n)).toBe(0)
})

test('given a position earlier than any recorded one, then the lag is unknown', () => {
  const { sawPrimary, lagAt } = createLagMeter(1_000)
  expect(lagAt(10n)).toBe(Number.POSITIVE_INFINITY)
  sawPrimary(10n, 0)
  sawPrimary(20n, 5_000)
  expect(lagAt(10n), 'longer ago than is remembered').toBe(Number.POSITIVE_INFINITY)
})

test('given a log that continues at an earlier position after a failover, then only the new records count', () => {
  const { sawPrimary, lagAt } = createLagMeter(10_000)
  sawPrimary(30n, 0)
  sawPrimary(20n, 1_000)
  expect([lagAt(20n), lagAt(30n), lagAt(10n)]).toEqual([0, 0, Number.POSITIVE_INFINITY])
})
