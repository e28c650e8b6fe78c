import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { detailsFindings } from '@quizwright/domain/rules/quiz.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { Quiz, UpdateQuizBody } from '@quizwright/domain/schemas/quiz.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../database/drizzle.ts'
import { isDeepStrictEqual } from 'node:util'
import { logEvent } from '../audit/log-event.ts'
import { refuseQuiz } from '../auth/rights/rights.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import { refuseBadDraws } from '../questions/arrangement/refuse-bad-draws.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { isAttempted } from '../attempts/is-attempted.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { quizCourseTags, quizFaculties, quizzes } from '../database/tables/quizzes.ts'
import { foldText } from '../database/queries/fold-text.ts'
import { changedDetails } from './history/details-changes.ts'
import { findPlacement, type Placement, type PlacementIds } from './structure/find-placement.ts'
import { insertTags, placementColumns } from './insert-quiz.ts'
import { keepLaterDecision } from '../saving/keep-later-decision.ts'
import { takeOverSessions } from '../sessions/take-over-sessions.ts'
import { publicationColumns, refuseInvalidQuestions } from './publication.ts'
import { type QuizRow, readQuiz } from './read-quiz.ts'

/**
 * Changes the details of a quiz and its publication. Throws CONFLICT if the author started from an older revision,
 * RULE if the changed quiz would violate a rule, and NEW_VERSION_NEEDED if scoring or timing of a quiz that
 * students have begun would change.
 */
export const updateQuiz =
  ({ db, now }: Context): Handlers<'quiz'>['updateQuiz'] =>
  async ({ body, user }) => {
    const quiz = await db.transaction(async (tx) => {
      const isEditable = and(eq(quizzes.id, body.quiz_id), mayUse(user.userId, 'editor'))
      const [found] = await tx.select().from(quizzes).where(isEditable).for('no key update')
      const row = found ?? (await refuseQuiz(tx, body.quiz_id, user.userId))
      if (body.revision !== undefined && body.revision !== row.revision) throw new Problem('CONFLICT')
      const stored = await readQuiz(tx, row.id)
      const updated = mergeDetails(stored, body)
      const problem = toProblem(detailsFindings(updated))
      if (problem) throw problem
      if (changesScoring(row, body) && (await isAttempted(tx, row))) throw new Problem('NEW_VERSION_NEEDED')
      if (body.is_published === true) await refuseInvalidQuestions(tx, row.id, updated.quiz_type)
      const arrangement = body.arrangement === undefined ? row.arrangement : body.arrangement
      if (body.is_published ?? row.isPublished) await refuseBadDraws(tx, row.id, arrangement)

      const movedTo = await findMovedTo(tx, row, updated, user.userId)
      await tx
        .update(quizzes)
        .set({
          ...columnsOf(body),
          ...(movedTo && placementColumns(movedTo)),
          ...publicationColumns(row, body.is_published, now(), body.keeps_published_at),
          updatedAt: now(),
          revision: changesDetails(body) ? row.revision + 1 : row.revision,
        })
        .where(eq(quizzes.id, row.id))
      if (body.is_published === true && !row.isPublished) await takeOverSessions(tx, row, now())
      if (body.is_published !== undefined)
        await keepLaterDecision(tx, [row.id], body.is_published ? 'published' : 'unpublished')
      await replaceTags(tx, row.id, body)
      const changed = await readQuiz(tx, row.id)
      await logUpdate(tx, { before: stored, after: changed, body, actorId: user.userId }, now())
      return changed
    })
    return dataResponse({ quiz }, toasts.quizUpdated)
  }

type Update = { before: Quiz; after: Quiz; body: UpdateQuizBody; actorId: string }

/** Adds the update to the log, where its history reads the earlier values. */
const logUpdate = async (
  tx: Queryable,
  { before, after, body: { is_published: isPublished }, actorId }: Update,
  now: Date,
): Promise<void> => {
  const changed = changedDetails(before, after)
  const details = {
    ...(isPublished !== undefined && { is_published: isPublished }),
    ...(changed && { changed: { quiz_id: after._id, ...changed } }),
  }
  await logEvent(tx, { actorId, kind: 'updateQuiz', quizIds: [after._id], details }, now)
}

/** Returns all details after an update. Changing the course, module or chapter clears everything below it. */
const mergeDetails = (stored: Quiz, body: UpdateQuizBody) => {
  const below = (
    sent: string | null | undefined,
    kept: string | null,
    keepsAbove: boolean,
  ): string | null => {
    if (sent !== undefined) return sent
    return keepsAbove ? kept : null
  }
  const courseId = body.course_id === undefined ? stored.course_id : body.course_id
  const keepsCourse = courseId === stored.course_id
  const moduleId = below(body.module_id, stored.module_id, keepsCourse)
  const keepsModule = moduleId === stored.module_id
  const chapterId = below(body.chapter_id, stored.chapter_id, keepsModule)
  const keepsChapter = keepsModule && chapterId === stored.chapter_id
  const videoId = below(body.video_id, stored.video_id, keepsChapter)
  return {
    name: body.name ?? stored.name,
    description: body.description ?? stored.description,
    quiz_type: body.quiz_type ?? stored.quiz_type,
    course_id: courseId,
    module_id: moduleId,
    chapter_id: chapterId,
    video_id: videoId,
    tags: body.tags ?? stored.tags.map((tag) => tag._id),
    faculties: body.faculties ?? stored.faculties.map((faculty) => faculty._id),
    duration: body.duration ?? stored.duration,
    passing_percentage: body.passing_percentage ?? stored.passing_percentage,
  }
}

/**
 * Reads the new placement of a quiz. Undefined if it stays where it is: its course may be gone, or taught by others
 * now, and its author can still rename and publish it. Throws NOT_FOUND.
 */
const findMovedTo = async (
  tx: Queryable,
  row: QuizRow,
  { course_id, module_id, chapter_id, video_id }: ReturnType<typeof mergeDetails>,
  instructorId: string,
): Promise<Placement | undefined> => {
  const ids = { courseId: course_id, moduleId: module_id, chapterId: chapter_id, videoId: video_id }
  const stays = Object.entries(ids).every(([name, id]) => row[name as keyof PlacementIds] === id)
  return stays ? undefined : findPlacement(tx, ids, instructorId)
}

/**
 * Whether an update changes a detail on which results depend: the type, the duration, the passing percentage, what
 * wrong answers and further tries cost or how many questions are drawn.
 */
const changesScoring = (row: QuizRow, body: UpdateQuizBody): boolean =>
  (body.quiz_type ?? row.quizType) !== row.quizType ||
  (body.duration ?? row.duration) !== row.duration ||
  (body.passing_percentage ?? row.passingPercentage) !== row.passingPercentage ||
  (body.arrangement !== undefined &&
    !isDeepStrictEqual(scoringOf(body.arrangement), scoringOf(row.arrangement)))

const scoringOf = (arrangement: Arrangement | null) => ({
  wrongCosts: arrangement?.wrong_costs ?? 0,
  draws: arrangement?.draws ?? [],
  tries: arrangement?.tries ?? 1,
  tryCosts: arrangement?.try_costs ?? 0,
})

/** Whether an update changes details. Publication alone does not conflict with a draft that an author has open. */
const changesDetails = (body: UpdateQuizBody): boolean =>
  Object.keys(body).some((key) => !otherFields.has(key))
const otherFields = new Set(['quiz_id', 'revision', 'is_published', 'keeps_published_at', 'instructor_id'])

const columnsOf = (body: UpdateQuizBody) => ({
  ...(body.name !== undefined && { name: body.name.trim(), nameKey: foldText(body.name) }),
  description: body.description,
  quizType: body.quiz_type,
  duration: body.duration,
  passingPercentage: body.passing_percentage,
  resultDelayInHours: body.result_delay_in_hours,
  isSkippable: body.is_skippable,
  isDirectCheck: body.is_direct_check,
  arrangement: body.arrangement,
  language: body.language,
  aiQuizActive: body.ai_quiz_active,
  aiModel: body.ai_model,
  skipOcr: body.skip_ocr,
})

const replaceTags = async (
  tx: Queryable,
  quizId: string,
  { faculties, tags }: UpdateQuizBody,
): Promise<void> => {
  if (faculties) await tx.delete(quizFaculties).where(eq(quizFaculties.quizId, quizId))
  if (tags) await tx.delete(quizCourseTags).where(eq(quizCourseTags.quizId, quizId))
  await insertTags(tx, quizId, { faculties, tags })
}
