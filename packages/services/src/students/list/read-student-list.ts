import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { LinkDevice, ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { and, asc, count, eq, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { linkDevices, listedStudents } from '../../database/tables/student-access.ts'
import { keptRecord } from '../merged-records.ts'
import { hashSecret, openLinkSecrets, personalLink } from './personal-link.ts'

/** Reads the student list of a link, sorted by name, with the personal links. */
export const readStudentList = async (
  db: Queryable,
  { learnerSiteUrl, linkId, ownKey }: { learnerSiteUrl: string; linkId: string; ownKey: string | undefined },
): Promise<ListedStudent[]> => {
  const secretOf = await openLinkSecrets(db, ownKey)
  const rows = await db
    .select({ listed: listedStudents, keptId: keptRecord(listedStudents.studentId) })
    .from(listedStudents)
    .where(and(eq(listedStudents.linkId, linkId), isNull(listedStudents.removedAt)))
    .orderBy(asc(listedStudents.name), asc(listedStudents.id))
  // After a change of the key, the links that are shown now are stored as the valid ones.
  for (const { listed } of rows) {
    const secretHash = hashSecret(secretOf(listed))
    if (secretHash !== listed.secretHash)
      await db.update(listedStudents).set({ secretHash }).where(eq(listedStudents.id, listed.id))
  }
  const begun = await countBegun(db, linkId)
  const devices = await readDevices(db, linkId)
  return rows.map(({ listed, keptId }) => ({
    _id: listed.id,
    name: listed.name,
    email: listed.email,
    extra_time: listed.extraTime,
    code: listed.code,
    link: personalLink(learnerSiteUrl, linkId, secretOf(listed)),
    link_number: listed.linkNumber,
    devices: devices.get(`${listed.id} ${listed.linkNumber}`) ?? [],
    attempts: begun.get(keptId) ?? 0,
  }))
}

/** Returns how many attempts each student has begun through a link. */
const countBegun = async (db: Queryable, linkId: string): Promise<Map<string, number>> => {
  const rows = await db
    .select({ studentId: attempts.studentId, n: count() })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(eq(sessions.linkId, linkId))
    .groupBy(attempts.studentId)
  return new Map(rows.map(({ studentId, n }) => [studentId, n]))
}

/** Returns the devices that opened each link, those that did first at the beginning. */
const readDevices = async (db: Queryable, linkId: string): Promise<Map<string, LinkDevice[]>> => {
  const rows = await db
    .select({ device: linkDevices })
    .from(linkDevices)
    .innerJoin(listedStudents, eq(listedStudents.id, linkDevices.listedId))
    .where(eq(listedStudents.linkId, linkId))
    .orderBy(asc(linkDevices.firstUsedAt), asc(linkDevices.deviceHash))
  const byLink = Map.groupBy(rows, ({ device }) => `${device.listedId} ${device.linkNumber}`)
  return new Map(
    [...byLink].map(([key, ofLink]) => [
      key,
      ofLink.map(({ device }) => ({
        first_used_at: serializeDateTime(device.firstUsedAt),
        last_used_at: serializeDateTime(device.lastUsedAt),
      })),
    ]),
  )
}
