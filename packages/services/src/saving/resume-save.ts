import type { Database } from '../database/database.ts'
import type { Saved } from './commit-save.ts'
import type { VersionSaved } from './commit-version.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave } from './open-save.ts'
import { arrived, readReceived, type Arrived } from './stage-batch.ts'

export type Resumed =
  | { kind: 'staging'; arrived: Arrived; isLocked: boolean }
  | { kind: 'saved'; saved: Saved }
  | { kind: 'version'; version: VersionSaved }

/**
 * How far a save is: what arrived of it, or how it ended. One that nobody knows has nothing yet. Throws
 * NOT_FOUND for another's quiz.
 */
export const resumeSave = (
  db: Database,
  { quizId, saveId }: { quizId: string; saveId: string },
  ownerId: string,
): Promise<Resumed> =>
  db.transaction(async (tx) => {
    const quiz = await lockQuiz(tx, quizId, ownerId)
    const save = await findSave(tx, quizId, saveId)
    if (!save) return { kind: 'staging', arrived: arrived(saveId, [], 1), isLocked: false }
    if (save.state === 'saved') return { kind: 'saved', saved: save.outcome as Saved }
    if (save.state === 'version') return { kind: 'version', version: save.outcome as VersionSaved }
    const received = await readReceived(tx, { quizId, saveId })
    return { kind: 'staging', arrived: arrived(saveId, received, save.total), isLocked: quiz.attempts > 0 }
  })
