import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from '../../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { handIn } from '../../attempts/hand-in/hand-in.ts'
import { startAttempt } from '../../attempts/start/start-attempt.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import type { JobControl } from '../../jobs/job-worker.ts'
import { addQuiz, draft, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { lockMarking } from './lock-marking.ts'
import { calmControl, previewedInput, runApply, snapshotOf } from '../fixtures.ts'

const { db } = await setUpDatabase()

/** Long enough for an unblocked transaction to commit. */
const meanwhileMs = 300
const wrongSoFar = 1

/** Adds a quiz with two open attempts. The key of its question is corrected while they are handed in. */
const addOpenAttempts = async () => {
  const quizId = await addQuiz(db)
  await saveInOneCall(db, { quizId, questions: [draft('a')], isPublished: true }, owner, now)
  const [session] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const begin = async (name: string) => {
    const student = {
      full_name: name,
      email: `${name}-${quizId}@example.org`,
      phone: '1',
      city: 'Lahore',
      country: 'Pakistan',
      university: 'None',
    }
    return (await startAttempt(db, { session_id: session!.id, student }, now)).attempt_id
  }
  return { quizId, attemptIds: [await begin('bo'), await begin('cy')], question: { quizId, questionId: 'a' } }
}

const answer = { question_id: 'a', selected: [wrongSoFar], answer: '', is_marked: false, time_spent: 1 }
const correction = { kind: 'other_key' as const, correct: [wrongSoFar] }

const expectCorrected = async (quizId: string) => {
  const results = await db.select().from(attempts).where(eq(attempts.quizId, quizId))
  expect(results.map(({ isPassed, submittedAt }) => [isPassed, submittedAt !== null])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(await rebuildAndReadCounts(db, quizId)).toEqual((await snapshotOf(db, quizId)).counts)
}

describe('given a correction and a hand-in at the same time, then every result is marked by the new key', () => {
  test('if the hand-in has marked but not committed when the key is corrected', async () => {
    const { quizId, attemptIds, question } = await addOpenAttempts()
    const input = await previewedInput(db, question, correction)
    const marked = Promise.withResolvers<void>()
    const resume = Promise.withResolvers<void>()
    const handingIn = db.transaction(async (tx) => {
      for (const id of attemptIds) await handIn(tx, id, { answers: [answer] }, now)
      marked.resolve()
      await resume.promise
    })
    await marked.promise
    const applying = runApply(db, input)
    await Promise.race([applying, sleep(meanwhileMs)])
    resume.resolve()
    await Promise.all([handingIn, applying])
    await expectCorrected(quizId)
  })

  test('if the correction is not committed when two students hand in', async () => {
    const { quizId, attemptIds, question } = await addOpenAttempts()
    const input = await previewedInput(db, question, correction)
    const applied = Promise.withResolvers<void>()
    const resume = Promise.withResolvers<void>()
    // The last step of the transaction calls saveProgress without `done`.
    const control: JobControl = {
      ...calmControl,
      saveProgress: async (_tx, progress) => {
        if (progress.done !== undefined) return
        applied.resolve()
        await resume.promise
      },
    }
    const applying = runApply(db, input, control)
    await applied.promise
    const handingIn = Promise.all(
      attemptIds.map((id) => db.transaction((tx) => handIn(tx, id, { answers: [answer] }, now))),
    )
    await Promise.race([handingIn, sleep(meanwhileMs)])
    resume.resolve()
    await Promise.all([handingIn, applying])
    await expectCorrected(quizId)
  })

  test('if the hand-in waits for the correction, which may lock the attempt meanwhile', async () => {
    const { quizId, attemptIds, question } = await addOpenAttempts()
    const input = await previewedInput(db, question, correction)
    let handingIn: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await lockMarking(tx, quizId)
      handingIn = Promise.all(
        attemptIds.map((id) => db.transaction((other) => handIn(other, id, { answers: [answer] }, now))),
      )
      await Promise.race([handingIn, sleep(meanwhileMs)])
      // Merging students locks attempts in the same way. Whoever waited for both would wait forever.
      const locked = tx
        .select()
        .from(attempts)
        .where(eq(attempts.quizId, quizId))
        .for('update', { noWait: true })
      expect(await locked).toHaveLength(attemptIds.length)
    })
    await handingIn
    await runApply(db, input)
    await expectCorrected(quizId)
  })
})
