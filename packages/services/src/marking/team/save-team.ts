import { isDeepStrictEqual } from 'node:util'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { MarkingTeamBody } from '@quizwright/contracts/schemas/marking-team.ts'
import { and, asc, eq, isNotNull, sql } from '../../database/drizzle.ts'
import { refuseQuiz } from '../../auth/rights/rights.ts'
import { mayUse } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { markingShares, markingTeams, unseenMarks } from '../../database/tables/marking-team.ts'
import { questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { notify } from '../../mail/notices/notify.ts'
import { hasDescriptive } from '../../questions/has-descriptive.ts'
import { readPeople } from '../../quizzes/shares/read-people.ts'
import { divideStudents } from './divide-students.ts'
import { settleAll } from './unseen-marks.ts'

/** Locks the quiz, so that changes of its team and students who hand in follow one another. */
const lockQuiz = async (tx: Queryable, quizId: string, userId: string) => {
  const [quiz] = await tx
    .select({ familyId: quizzes.familyId, ownerId: quizzes.instructorId, quizType: quizzes.quizType })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), mayUse(userId, 'editor')))
    .for('no key update')
  if (!quiz) return refuseQuiz(tx, quizId, userId)
  if (quiz.quizType !== 'daq' && !(await hasDescriptive(tx, quizId)))
    throw new Problem('RULE', {
      message: 'Only descriptive answers are assigned to markers: all others are marked automatically.',
    })
  return quiz
}

const requireMarkers = async (
  tx: Queryable,
  quiz: { familyId: string; ownerId: string },
  markerIds: readonly string[],
): Promise<void> => {
  if (markerIds.length === 0) return
  const known = new Set((await readPeople(tx, quiz, 'marker')).map(({ _id }) => _id))
  if (markerIds.every((id) => known.has(id))) return
  throw new Problem('RULE', {
    message: 'Somebody in this team can no longer mark this quiz. Give them a role, or leave them out.',
  })
}

const requireQuestions = async (
  tx: Queryable,
  quizId: string,
  given: MarkingTeamBody['questions'],
): Promise<void> => {
  if (given.length === 0) return
  const rows = await tx.select({ id: questions.id }).from(questions).where(eq(questions.quizId, quizId))
  const known = new Set(rows.map(({ id }) => id))
  if (!given.every(({ question_id: id }) => known.has(id))) throw new Problem('NOT_FOUND')
}

/** Whether this call was answered before, and the response was lost. */
const isRepeated = (
  {
    revision,
    changedBy,
    markerIds,
    sharedBy,
    samplePercent,
    mostDifference,
  }: typeof markingTeams.$inferSelect,
  body: MarkingTeamBody,
  userId: string,
): boolean =>
  changedBy === userId &&
  revision === body.revision + 1 &&
  sharedBy === body.shared_by &&
  samplePercent === body.sample_percent &&
  mostDifference === body.most_difference &&
  isDeepStrictEqual(markerIds, body.marker_ids)

/** Stores how the answers of a quiz are shared out. Throws TEAM_CHANGED if somebody else did meanwhile. */
export const saveTeam = async (
  tx: Queryable,
  quizId: string,
  body: MarkingTeamBody,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const quiz = await lockQuiz(tx, quizId, userId)
  await requireMarkers(tx, quiz, body.marker_ids)
  await requireQuestions(tx, quizId, body.questions)
  const [before] = await tx.select().from(markingTeams).where(eq(markingTeams.quizId, quizId))
  if (before && isRepeated(before, body, userId)) return
  if ((before?.revision ?? 0) !== body.revision) throw new Problem('TEAM_CHANGED')
  const team = {
    sharedBy: body.shared_by,
    markerIds: body.marker_ids,
    samplePercent: body.sample_percent,
    mostDifference: body.most_difference,
    revision: body.revision + 1,
    changedBy: userId,
    changedAt: now,
  }
  await tx
    .insert(markingTeams)
    .values({ quizId, seed: makeId(), ...team })
    .onConflictDoUpdate({ target: markingTeams.quizId, set: team })
  const shares =
    body.shared_by === 'question'
      ? body.questions.map((one) => [one.question_id, one.marker_id] as const)
      : [...divideStudents(await readStudents(tx, quizId), body.marker_ids)]
  await tx.delete(markingShares).where(eq(markingShares.quizId, quizId))
  if (shares.length > 0)
    await tx.execute(sql`
      insert into ${markingShares} (quiz_id, subject_id, account_id)
      select ${quizId}, subject_id, account_id from jsonb_to_recordset(${JSON.stringify(
        shares.map(([subject, account]) => ({ subject_id: subject, account_id: account })),
      )}::jsonb) as share(subject_id text, account_id text)`)
  await settleAll(tx, quizId)
  // Who was in the team before knows of it.
  const added = body.marker_ids.filter((id) => !before?.markerIds.includes(id))
  await notify(tx, added, { kind: 'marking', quizId, actorId: userId }, now)
}

/** Reads the students who handed in, in the order in which they did so first. */
const readStudents = async (tx: Queryable, quizId: string) => {
  const isBegun = sql<boolean>`exists (select 1 from ${attemptAnswers} as answer
    where answer.attempt_id = ${attempts.id} and answer.instructor_marks is not null)
    or exists (select 1 from ${unseenMarks} as mark where mark.attempt_id = ${attempts.id})`
  const rows = await tx
    .select({
      id: attempts.id,
      studentId: attempts.studentId,
      marker: markingShares.accountId,
      isBegun,
    })
    .from(attempts)
    .leftJoin(
      markingShares,
      and(eq(markingShares.quizId, attempts.quizId), eq(markingShares.subjectId, attempts.id)),
    )
    .where(and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt)))
    .orderBy(asc(attempts.id))
  return [...Map.groupBy(rows, ({ studentId }) => studentId).values()].map((all) => ({
    attemptIds: all.map(({ id }) => id),
    marker: all.find(({ marker }) => marker !== null)?.marker ?? null,
    isBegun: all.some((one) => one.isBegun),
  }))
}
