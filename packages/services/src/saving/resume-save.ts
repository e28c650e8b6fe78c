import { isAttempted } from '../attempts/is-attempted.ts'
import type { Database } from '../database/database.ts'
import type { Saved } from './commit-save.ts'
import type { VersionSaved } from './commit-version.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave } from './open-save.ts'
import { stagingProgress, type StagingProgress } from './stage-batch.ts'

export type Resumed =
  | { kind: 'staging'; progress: StagingProgress; isLocked: boolean }
  | { kind: 'saved'; saved: Saved }
  | { kind: 'version'; version: VersionSaved }

/**
 * Returns the received batches of a save, or its outcome. An unknown save has received nothing. Throws NOT_FOUND for
 * the quiz of another instructor.
 */
export const resumeSave = (
  db: Database,
  { quizId, saveId }: { quizId: string; saveId: string },
  userId: string,
): Promise<Resumed> =>
  db.transaction(async (tx) => {
    const quiz = await lockQuiz(tx, quizId, userId)
    const save = await findSave(tx, { quizId, saveId }, userId)
    if (!save) return { kind: 'staging', progress: stagingProgress(saveId, [], 1), isLocked: false }
    if (save.state === 'saved') return { kind: 'saved', saved: save.outcome as Saved }
    if (save.state === 'version') return { kind: 'version', version: save.outcome as VersionSaved }
    return {
      kind: 'staging',
      progress: stagingProgress(saveId, save.received, save.total),
      isLocked: await isAttempted(tx, quiz),
    }
  })
