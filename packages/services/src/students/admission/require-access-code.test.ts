import { codeLimits } from '@quizwright/domain/limits.ts'
import type { Problem } from '@quizwright/contracts/problem.ts'
import { expect, test } from 'vitest'
import { wrongAccessCodes } from '../../database/tables/student-access.ts'
import { openTestDatabase } from '../../database/testing/test-database.ts'
import { requireAccessCode } from './require-access-code.ts'

const now = new Date('2030-03-01T12:00:00Z')

test('given many codes guessed at once, then the right one is refused after the last that is tried', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const guess = (given: string) =>
      requireAccessCode(db, { linkId: 'link', code: 'blue42', given, address: '192.0.2.1' }, now).then(
        () => 'right',
        (error: unknown) => (error as Problem).code,
      )
    const before = codeLimits.triedPerAddress - 20
    await db.insert(wrongAccessCodes).values(
      Array.from({ length: before }, () => ({
        linkId: 'link',
        address: 'address 192.0.2.1',
        typedAt: now,
      })),
    )
    const guesses = Array.from({ length: 60 }, (_, index) => guess(`red${index}`))
    const outcomes = await Promise.all([...guesses, guess('blue42')])
    expect(await db.$count(wrongAccessCodes)).toBe(codeLimits.triedPerAddress)
    expect(outcomes.at(-1)).toBe('TOO_MANY_ACCESS_CODES')
  } finally {
    await close()
  }
})

test('given an access code with decomposed letters, then it is accepted', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const asked = { linkId: 'link', code: 'Frühling', given: 'FRÜHLING '.normalize('NFD'), address: '' }
    await expect(requireAccessCode(db, asked, now)).resolves.toBeUndefined()
  } finally {
    await close()
  }
})

test('given strangers who guessed until the session is blocked, then a known student can still begin', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const asked = { linkId: 'link', code: 'blue42', given: 'blue42', address: '192.0.2.9' }
    await db.insert(wrongAccessCodes).values(
      Array.from({ length: codeLimits.triedPerSession }, (_, index) => ({
        linkId: 'link',
        address: `address 198.51.100.${index % 20}`,
        typedAt: now,
      })),
    )
    await expect(requireAccessCode(db, asked, now)).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
    await requireAccessCode(db, { ...asked, studentId: 'ada' }, now)
    const wrong = () => requireAccessCode(db, { ...asked, given: 'red', studentId: 'bo' }, now)
    for (let tried = 0; tried < codeLimits.wrongPerAddress; tried++)
      await expect(wrong()).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' })
    await expect(wrong()).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
  } finally {
    await close()
  }
})

test.each([
  { addresses: 1, wrong: codeLimits.wrongPerAddress },
  { addresses: 10, wrong: codeLimits.wrongPerSession },
])('given $wrong wrong codes from $addresses addresses, then the right one passes', async (given) => {
  const { db, close } = await openTestDatabase()
  try {
    await db.insert(wrongAccessCodes).values(
      Array.from({ length: given.wrong }, (_, index) => ({
        linkId: 'link',
        address: `address 198.51.100.${index % given.addresses}`,
        typedAt: now,
      })),
    )
    const asked = { linkId: 'link', code: 'blue42', address: '198.51.100.0' }
    await requireAccessCode(db, { ...asked, given: 'blue42' }, now)
    const wrong = requireAccessCode(db, { ...asked, given: 'red' }, now)
    await expect(wrong).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
  } finally {
    await close()
  }
})

test('given strangers who guessed until the session is blocked, then a known device can still begin', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const asked = { linkId: 'link', code: 'blue42', given: 'blue42', address: '198.51.100.3' }
    await db.insert(wrongAccessCodes).values(
      Array.from({ length: codeLimits.triedPerSession }, (_, index) => ({
        linkId: 'link',
        address: `address 198.51.100.${index % 20}`,
        typedAt: now,
      })),
    )
    await requireAccessCode(db, { ...asked, device: 'd1' }, now)
    await expect(requireAccessCode(db, asked, now)).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
    const wrong = () => requireAccessCode(db, { ...asked, given: 'red', device: 'd1' }, now)
    for (let tried = 0; tried < codeLimits.wrongPerDevice; tried++)
      await expect(wrong()).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' })
    // From here on it counts like any other device of its network.
    await expect(wrong()).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
    await requireAccessCode(db, { ...asked, device: 'd2' }, now)
  } finally {
    await close()
  }
})

test('given a known device that was guessed on, then its next student still passes with the right code', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const asked = { linkId: 'link', code: 'blue42', address: '198.51.100.3', device: 'lab' }
    for (let tried = 0; tried < codeLimits.wrongPerDevice + 5; tried++)
      await expect(requireAccessCode(db, { ...asked, given: 'red' }, now)).rejects.toMatchObject({
        code: 'ACCESS_CODE_WRONG',
      })
    await requireAccessCode(db, { ...asked, given: 'blue42' }, now)
  } finally {
    await close()
  }
})
