import { entryOf } from '@quizwright/domain/defined.ts'
import { and, eq, inArray, sql } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { attempts, reports } from '../../database/tables/learner.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { ltiGroupMembers, ltiGroups } from '../../database/tables/lti-groups.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import { students } from '../../database/tables/students.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import { lockMerging } from '../merging/lock-merging.ts'
import { assignAttempts, type Assignment, lockAttemptsOf } from '../merging/renumber-attempts.ts'
import { erasedName, erasedValues, erasePerson } from './erase-person.ts'

/** A session with those that continue it in other versions: they share their link. */
type Link = { linkId: string; instructorId: string }
/** A record, and the one into which it was merged, or itself. */
type RecordOf = { id: string; person: string }

/** Where students are met: attempts, lists and courses, each with the link of its session. */
const places = sql`
  select a.student_id, s.link_id from ${attempts} a join ${sessions} s on s.id = a.session_id
  union all select student_id, link_id from ${listedStudents}
  union all select c.student_id, l.session_link_id from ${ltiScores} c join ${ltiLinks} l on l.id = c.link_id`

/** Everybody who took part in a session, is on its list or was launched into it, with what was merged with them. */
const readPeople = async (tx: Queryable, { linkId }: Link): Promise<RecordOf[]> => {
  const { rows } = await tx.execute<RecordOf>(sql`
    with recursive place(student_id, link_id) as (${places}),
      above as (
        select id, merged_into from ${students} where id in (select student_id from place where link_id = ${linkId})
        union select s.id, s.merged_into from ${students} s join above on s.id = above.merged_into
      ),
      below as (
        select id, id as person from above where merged_into is null
        union all select s.id, below.person from ${students} s join below on s.merged_into = below.id
      )
    select id, person from below`)
  return rows
}

/** Those of these people who are met in other sessions, too. */
const findElsewhere = async (
  tx: Queryable,
  { linkId }: Link,
  people: readonly RecordOf[],
): Promise<Set<string>> => {
  const ids = people.map(({ id }) => id)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with place(student_id, link_id) as (${places})
    select distinct student_id as id from place
    where student_id = any(${textArray(ids)}) and link_id <> ${linkId}`)
  const found = new Set(rows.map(({ id }) => id))
  return new Set(people.filter(({ id }) => found.has(id)).map(({ person }) => person))
}

/** The attempts of some people, those of the session under the ids of erased students, numbered by themselves. */
const assign = async (
  tx: Queryable,
  { linkId }: Link,
  erased: ReadonlyMap<string, string>,
): Promise<{ assignments: Assignment[]; quizIds: string[] }> => {
  const all = await lockAttemptsOf(tx, [...erased.keys()])
  const ofSession = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .innerJoin(sessions, eq(sessions.id, attempts.sessionId))
    .where(and(eq(sessions.linkId, linkId), inIds(attempts.studentId, erased.keys())))
  const moved = new Set(ofSession.map(({ id }) => id))
  const ownerOf = ({ id, studentId }: (typeof all)[number]): string =>
    moved.has(id) ? entryOf(erased, studentId) : studentId
  const groups = Map.groupBy(all, (attempt) => `${ownerOf(attempt)} ${attempt.quizId}`)
  const assignments = [...groups.values()].flatMap((group) =>
    group.map((attempt, index) => ({ id: attempt.id, studentId: ownerOf(attempt), number: index + 1 })),
  )
  const quizIds = new Set(all.filter(({ id }) => moved.has(id)).map(({ quizId }) => quizId))
  return { assignments, quizIds: [...quizIds] }
}

/** Gives what people did in the session to erased students, because the instructor still meets them elsewhere. */
const detach = async (tx: Queryable, link: Link, people: readonly string[], now: Date): Promise<void> => {
  if (people.length === 0) return
  await tx.select({ id: students.id }).from(students).where(inIds(students.id, people)).for('no key update')
  const erased = new Map(people.map((id) => [id, makeId()]))
  await tx.insert(students).values(
    [...erased.values()].map((id) => ({
      ...erasedValues,
      id,
      mailboxKey: id,
      instructorId: link.instructorId,
      createdAt: now,
    })),
  )
  const { assignments, quizIds } = await assign(tx, link, erased)
  await assignAttempts(tx, assignments)
  const links = tx.select({ id: ltiLinks.id }).from(ltiLinks).where(eq(ltiLinks.sessionLinkId, link.linkId))
  for (const [person, id] of erased) {
    // A report belongs to a quiz: it goes along if nobody else knows the student there.
    await tx.execute(sql`
      update ${reports} set student_id = ${id}, browser_hash = null
      where student_id = ${person} and quiz_id = any(${textArray(quizIds)}) and not exists (
        select 1 from ${attempts} a where a.student_id = ${person} and a.quiz_id = ${reports.quizId})`)
    await tx
      .update(listedStudents)
      .set({ studentId: id, name: erasedName, email: '', emailKey: id, code: null, removedAt: now })
      .where(and(eq(listedStudents.studentId, person), eq(listedStudents.linkId, link.linkId)))
    await tx.delete(ltiScores).where(and(eq(ltiScores.studentId, person), inArray(ltiScores.linkId, links)))
    await tx.execute(
      sql`update ${attempts} set token_hash = null, browser_hash = null where student_id = ${id}`,
    )
    await tx.execute(sql`
      insert into ${ltiGroupMembers} (student_id, group_id)
      select ${id}, m.group_id from ${ltiGroupMembers} m join ${ltiGroups} g on g.id = m.group_id
      where m.student_id = ${person} and g.quiz_id = any(${textArray(quizIds)})`)
  }
  await rebuildCounts(tx, quizIds)
}

/**
 * Erases who the students of a session were. Who is met elsewhere by the same instructor stays there: only what they
 * did in this session then belongs to an erased student. Can't be undone.
 */
export const forgetSession = async (db: Database, link: Link, now: Date): Promise<void> => {
  const alone = await db.transaction(async (tx) => {
    await lockMerging(tx, link.instructorId)
    const people = await readPeople(tx, link)
    const elsewhere = await findElsewhere(tx, link, people)
    await detach(tx, link, [...elsewhere], now)
    return people.filter(({ person }) => !elsewhere.has(person)).map(({ id }) => id)
  })
  if (alone.length > 0) await erasePerson(db, alone, now)
}
