import { elementAt } from '@quizwright/domain/defined.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { studentMerges, students } from '../../database/tables/students.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { rebuildCounts } from '../../statistics/counts/rebuild-counts.ts'
import { keptRecord } from '../../students/merged-records.ts'

export type Moving = { quizIds: readonly string[]; linkIds: readonly string[]; from: string; to: string }

type Found = { id: string; elsewhere: boolean; match: string | null }

/**
 * Finds the students of a quiz, whether they are also elsewhere among those of its owner, and the record that the new
 * owner already has of the same person: by the same proven e-mail address, browser with details, or platform's user.
 */
const findStudents = async (tx: Queryable, { quizIds, linkIds, from, to }: Moving): Promise<Found[]> => {
  const [ofQuiz, ofLink] = [textArray(quizIds), textArray(linkIds)]
  const { rows } = await tx.execute<Found>(sql`
    with concerned as (
      select student_id as id from quiz.attempts where quiz_id = any(${ofQuiz})
      union select student_id from quiz.listed_students where link_id = any(${ofLink})
      union select student_id from quiz.more_attempts where link_id = any(${ofLink})
      union select student_id from quiz.more_time where link_id = any(${ofLink})
      union select s.student_id from quiz.lti_scores s join quiz.lti_links l on l.id = s.link_id
        where l.session_link_id = any(${ofLink})
    )
    select s.id,
      (exists (select 1 from quiz.attempts a where a.student_id = s.id and a.quiz_id <> all(${ofQuiz}))
        or exists (select 1 from quiz.listed_students l where l.student_id = s.id and l.link_id <> all(${ofLink}))
        or exists (select 1 from quiz.lti_scores c join quiz.lti_links l on l.id = c.link_id
          where c.student_id = s.id and l.session_link_id <> all(${ofLink}))) as elsewhere,
      (select ${keptRecord(sql`t.id`)} from quiz.students t where t.instructor_id = ${to} and (
          s.kind in ('confirmed', 'listed') and t.kind in ('confirmed', 'listed') and t.email_key = s.email_key
          or t.details_key = s.details_key
          or exists (select 1 from quiz.lti_students mine join quiz.lti_students theirs
            using (platform, subject)
            where mine.student_id = s.id and theirs.student_id = t.id and theirs.instructor_id = ${to}))
        order by t.id limit 1) as match
    from concerned join quiz.students s using (id)
    where s.instructor_id = ${from}`)
  return rows
}

/**
 * Moves the students of a quiz to its new owner. Who is only there moves; others are copied; who is known to the new
 * owner joins their record there. What belongs to the quiz then refers to the record of the new owner. Returns how
 * many were moved, copied and joined.
 */
export const moveStudents = async (
  tx: Queryable,
  moving: Moving,
): Promise<{ moved: number; copied: number }> => {
  const found = await findStudents(tx, moving)
  const moved = found.filter(({ match, elsewhere }) => match === null && !elsewhere).map(({ id }) => id)
  const copied = await copyStudents(
    tx,
    found.filter(({ match, elsewhere }) => match === null && elsewhere).map(({ id }) => id),
    moving.to,
  )
  await tx.update(students).set({ instructorId: moving.to }).where(inIds(students.id, moved))
  await moveMerged(tx, moved, moving)
  await tx.execute(sql`update quiz.lti_students set instructor_id = ${moving.to}
    where student_id = any(${textArray(moved)})`)
  const replaced = new Map([
    ...copied,
    ...found.flatMap(({ id, match }) => (match === null ? [] : [[id, match] as const])),
  ])
  await replaceStudents(tx, replaced, moving)
  return { moved: moved.length, copied: replaced.size }
}

/** The records that were merged into a moved one go with it, as far as the new owner has no equal one. */
const moveMerged = async (tx: Queryable, moved: readonly string[], { to }: Moving): Promise<void> => {
  await tx.execute(sql`
    update quiz.students s set instructor_id = ${to}
    where s.merged_into is not null and ${keptRecord(sql`s.id`)} = any(${textArray(moved)}) and not exists (
      select 1 from quiz.students t where t.instructor_id = ${to}
        and (t.details_key = s.details_key or t.email_key = s.email_key and t.kind in ('confirmed', 'listed')))`)
  await tx
    .update(studentMerges)
    .set({ instructorId: to })
    .where(sql`${keptRecord(studentMerges.keptId)} = any(${textArray(moved)})`)
}

const copyStudents = async (
  tx: Queryable,
  ids: readonly string[],
  instructorId: string,
): Promise<[string, string][]> => {
  if (ids.length === 0) return []
  const rows = await tx.select().from(students).where(inIds(students.id, ids))
  const copies = rows.map((row) => ({ ...row, id: makeId(), instructorId }))
  await insertRows(tx, students, copies)
  return rows.map(({ id }, index) => [id, elementAt(copies, index).id])
}

/** The tables whose rows belong to a quiz or to a session's link, and name a student. */
const replaceStudents = async (
  tx: Queryable,
  replaced: ReadonlyMap<string, string>,
  { quizIds, linkIds, to }: Moving,
): Promise<void> => {
  if (replaced.size === 0) return
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(
    [...replaced].map(([old, now]) => ({ old, now })),
  )}::jsonb) as pair(old text, now text)`
  const ofQuiz = sql`t.quiz_id = any(${textArray(quizIds)})`
  const ofLink = sql`t.link_id = any(${textArray(linkIds)})`
  for (const [table, condition] of [
    [sql`quiz.attempts`, ofQuiz],
    [sql`quiz.reports`, ofQuiz],
    [sql`quiz.listed_students`, ofLink],
    [sql`quiz.more_attempts`, ofLink],
    [sql`quiz.more_time`, ofLink],
    [sql`quiz.student_tokens`, ofLink],
  ] as const)
    await tx.execute(sql`update ${table} t set student_id = pair.now from ${pairs}
      where t.student_id = pair.old and ${condition}`)
  await tx.execute(sql`update quiz.lti_scores t set student_id = pair.now from ${pairs}
    where t.student_id = pair.old and t.link_id in
      (select id from quiz.lti_links where session_link_id = any(${textArray(linkIds)}))`)
  await tx.execute(sql`update quiz.lti_tickets t set student_id = pair.now from ${pairs}
    where t.student_id = pair.old and t.session_link_id = any(${textArray(linkIds)})`)
  await tx.execute(sql`insert into quiz.lti_students (platform, subject, instructor_id, student_id)
    select l.platform, l.subject, ${to}, pair.now from quiz.lti_students l join ${pairs} on pair.old = l.student_id
    on conflict do nothing`)
  await rebuildCounts(tx, quizIds)
}

export const countStudents = async (tx: Queryable, quizIds: readonly string[]): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(distinct student_id)::int as n from quiz.attempts where quiz_id = any(${textArray(quizIds)})`,
  )
  return elementAt(rows, 0).n
}
