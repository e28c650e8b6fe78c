import { Problem } from '@quizwright/contracts/problem.ts'
import type { savedQuiz } from '@quizwright/contracts/schemas/saving.ts'
import { and, eq } from '../database/drizzle.ts'
import type * as z from 'zod/mini'
import { countWithCorrections } from '../corrections/applying/carry-corrections.ts'
import { refuseBadDraws } from '../questions/arrangement/refuse-bad-draws.ts'
import { logEvent } from '../audit/log-event.ts'
import { isAttempted } from '../attempts/is-attempted.ts'
import type { Database, Queryable } from '../database/database.ts'
import { saves, stagedBatches } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { recordChanges } from '../quizzes/history/record-changes.ts'
import { takeOverSessions } from '../sessions/take-over-sessions.ts'
import { publicationColumns } from '../quizzes/publication.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave, type Save } from './open-save.ts'
import { replaceQuestions } from './replace-questions.ts'
import { readStaged } from './read-staged.ts'

export type Saved = z.infer<typeof savedQuiz>
/** `locked`: students have begun the quiz, so it was not changed, and the questions can only become a new version. */
export type Commit = { kind: 'saved'; saved: Saved } | { kind: 'locked' }

/**
 * Replaces the questions of the quiz with the staged ones, in one transaction. A repeated commit returns the same
 * outcome and changes nothing. Throws NOT_FOUND, CONFLICT, ORDER for a save that is unknown, incomplete or became a
 * version, and RULE if errors forbid publishing.
 */
export const commitSave = (
  db: Database,
  { quizId, saveId }: { quizId: string; saveId: string },
  userId: string,
  now: Date,
): Promise<Commit> =>
  db.transaction(async (tx) => {
    const quiz = await lockQuiz(tx, quizId, userId)
    const save = await findSave(tx, { quizId, saveId }, userId)
    if (!save || save.state === 'version') throw new Problem('ORDER')
    if (save.state === 'saved') return { kind: 'saved', saved: save.outcome as Saved }
    if (await isAttempted(tx, quiz)) return { kind: 'locked' }
    if (quiz.revision !== save.baseRevision) throw new Problem('CONFLICT')

    const staged = await readStaged(tx, save, quiz.quizType)
    const revision = quiz.revision + 1
    // Its first questions are no change of anything.
    if (quiz.questionCount > 0)
      await recordChanges(
        tx,
        { quizId, revision, by: userId, means: 'save' },
        { from: quizId, staged, areAll: true },
        now,
      )
    const totals = await replaceQuestions(tx, quiz, staged, now)
    if (save.isPublished) await refuseBadDraws(tx, quizId, quiz.arrangement)
    await tx
      .update(quizzes)
      .set({
        ...totals,
        ...publicationColumns(quiz, save.isPublished, now),
        revision,
        isSkippable: save.isSkippable,
        updatedAt: now,
      })
      .where(eq(quizzes.id, quizId))
    await countWithCorrections(tx, quizId)
    if (save.isPublished && !quiz.isPublished) await takeOverSessions(tx, quiz, now)
    const saved = {
      saveId,
      quiz_id: quizId,
      revision,
      is_published: save.isPublished,
      questions: staged.length,
    }
    await closeSave(tx, save, 'saved', saved, now)
    const changed = quiz.questionCount > 0 &&
      quiz.isSkippable !== save.isSkippable && {
        quiz_id: quizId,
        before: { is_skippable: quiz.isSkippable },
        after: { is_skippable: save.isSkippable },
      }
    const details = { questions: staged.length, is_published: save.isPublished, ...(changed && { changed }) }
    await logEvent(tx, { actorId: userId, kind: 'addQuestions', quizIds: [quizId], details }, now)
    return { kind: 'saved', saved }
  })

/** Stores the outcome of a save for repeated requests, and deletes its batches. */
export const closeSave = async (
  tx: Queryable,
  { quizId, saveId }: Save,
  state: 'saved' | 'version',
  outcome: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  await tx
    .update(saves)
    .set({ state, outcome, touchedAt: now })
    .where(and(eq(saves.quizId, quizId), eq(saves.saveId, saveId)))
  await tx
    .delete(stagedBatches)
    .where(and(eq(stagedBatches.quizId, quizId), eq(stagedBatches.saveId, saveId)))
}
