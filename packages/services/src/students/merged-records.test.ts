import { inArray, sql } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { makeId } from '../database/queries/make-id.ts'
import { listedStudents, moreAttempts, moreTime } from '../database/tables/student-access.ts'
import { students } from '../database/tables/students.ts'
import { findListedStudent } from './list/find-listed-student.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { keptRecord, recordsMergedInto } from './merged-records.ts'
import { minutesAllowed } from './allowance/minutes-allowed.ts'
import { erasedValues } from './privacy/erase-person.ts'
import { findRecords } from './privacy/find-records.ts'
import { readAllowance } from './allowance/read-allowance.ts'

const { db } = await setUpDatabase()
const now = new Date('2030-01-02T03:04:05Z')
const linkId = makeId()

const addRecord = async (email: string, mergedInto: string | null): Promise<string> => {
  const id = makeId()
  await db.insert(students).values({
    ...erasedValues,
    id,
    email,
    emailKey: email,
    mailboxKey: id,
    instructorId: 'ada',
    mergedInto,
    createdAt: now,
  })
  return id
}

test('what one record was given holds for the record into which it was merged by way of another', async () => {
  const last = await addRecord('last@example.org', null)
  const middle = await addRecord('middle@example.org', last)
  const first = await addRecord('first@example.org', middle)
  await addRecord('other@example.org', null)
  const chain = [last, middle, first].sort()

  const isRecord = inArray(students.id, recordsMergedInto(last))
  expect((await db.select().from(students).where(isRecord)).map(({ id }) => id).sort()).toEqual(chain)
  const [kept] = await db
    .select({ id: keptRecord(sql`${students}.id`) })
    .from(students)
    .where(inArray(students.id, [first]))
  expect(kept).toEqual({ id: last })
  for (const email of ['first@example.org', 'middle@example.org', 'last@example.org'])
    expect((await findRecords(db, { email })).sort()).toEqual(chain)

  const allowed = { linkId, studentId: first, reason: 'Ill', createdBy: 'ada', createdAt: now }
  await db.insert(moreAttempts).values({ id: makeId(), ...allowed, more: 2, isShown: true })
  await db.insert(moreTime).values({ id: makeId(), ...allowed, minutes: 15 })
  await db.insert(listedStudents).values({
    id: makeId(),
    linkId,
    studentId: first,
    name: 'Bo',
    email: 'first@example.org',
    emailKey: 'first@example.org',
    extraTime: 0,
    secretHash: makeId(),
    createdAt: now,
  })
  expect(await readAllowance(db, { linkId, studentId: last })).toMatchObject({ more: 2 })
  expect(await findListedStudent(db, { linkId, studentId: last })).toMatchObject({ name: 'Bo' })
  const [time] = await db
    .select({ minutes: minutesAllowed({ linkId, studentId: sql`${students}.id` }) })
    .from(students)
    .where(inArray(students.id, [last]))
  expect(time).toEqual({ minutes: 15 })
})
