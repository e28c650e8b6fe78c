import { eq } from '../database/drizzle.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../database/tables/auth.ts'
import { regradedAnswers } from '../database/tables/regradings.ts'
import { shares } from '../database/tables/shares.ts'
import { makeId } from '../database/queries/make-id.ts'
import { owner } from '../saving/fixtures.ts'
import { giveRole, takeRole } from '../quizzes/shares/change-shares.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { addMarkedQuizTo, choice, newSolution, regradeIn } from './regrading/fixtures.ts'
import {
  applyChoice,
  calmControl,
  correctedAt,
  previewedInput,
  runApply,
  runUndo,
  snapshotOf,
} from './fixtures.ts'

const { db } = await setUpDatabase()
const by = { by: owner, now: correctedAt }
const editor = { kind: 'person' as const, subjectId: 'bo' }

const addAccount = (id: string, name: string) =>
  db.insert(accounts).values({ id, role: 'instructor', name, email: id, emailKey: id, passwordHash: 'none' })
await addAccount(owner, 'Ada')
await addAccount(editor.subjectId, 'Bo')

/** A quiz of Ada's with an answer that was marked by the wrong solution, which Bo may edit. */
const addSharedQuiz = async () => {
  const added = await addMarkedQuizTo(db, { text: newSolution, suggested: 1, confirmation: 'together' })
  await giveRole(db, added.quizId, editor, 'editor', by)
  return added
}

/** How an editor stops being one between the call and the job, and what they then read. */
const endings = {
  'the role was taken away': {
    end: (quizId: string) => takeRole(db, quizId, editor, by),
    sentence: 'Ada took away your role in this quiz, so this was stopped.',
  },
  'a lower role is left': {
    end: (quizId: string) => giveRole(db, quizId, editor, 'marker', by),
    sentence: 'Ada owns this quiz. Ask them for the role editor.',
  },
  'the account was disabled': {
    end: () => db.update(accounts).set({ disabledAt: correctedAt }).where(eq(accounts.id, editor.subjectId)),
    sentence: 'Your account can not sign in any more, so this was stopped.',
  },
  'the role was given up': {
    end: (quizId: string) => db.delete(shares).where(eq(shares.familyId, quizId)),
    sentence: 'This was not found. It may have been removed, or it belongs to somebody else.',
  },
}

beforeEach(() => db.update(accounts).set({ disabledAt: null }))

describe.each(Object.entries(endings))(
  'a job of an editor, when %s before it runs',
  (_, { end, sentence }) => {
    test('corrects nothing', async () => {
      const { quizId, question } = await addSharedQuiz()
      await regradeIn(db, question)
      const input = await previewedInput(db, question, choice)
      await end(quizId)
      const before = await snapshotOf(db, quizId)
      await expect(runApply(db, input, calmControl, 'bo')).rejects.toThrow(sentence)
      expect(await snapshotOf(db, quizId)).toEqual(before)
      // It was not the correction itself that was wrong.
      await runApply(db, input)
      expect(await snapshotOf(db, quizId)).not.toEqual(before)
    })

    test('undoes nothing', async () => {
      const { quizId, question } = await addSharedQuiz()
      await regradeIn(db, question)
      const correctionId = await applyChoice(db, question, choice)
      await end(quizId)
      const before = await snapshotOf(db, quizId)
      await expect(runUndo(db, { quizId, correctionId }, calmControl, 'bo')).rejects.toThrow(sentence)
      expect(await snapshotOf(db, quizId)).toEqual(before)
      await runUndo(db, { quizId, correctionId })
      expect(await snapshotOf(db, quizId)).not.toEqual(before)
    })

    test('sends no answer to a grader', async () => {
      const { quizId, question } = await addSharedQuiz()
      const graded = () => db.$count(regradedAnswers)
      const before = await graded()
      await end(quizId)
      const wanted = { ai_solution: `${newSolution} ${makeId()}` }
      await expect(regradeIn(db, question, wanted, 'bo')).rejects.toThrow(sentence)
      expect(await graded()).toBe(before)
      await regradeIn(db, question, wanted)
      expect(await graded()).toBe(before + 1)
    })
  },
)

test('a job that had corrected before its process died still says so when the role is gone', async () => {
  const { quizId, question } = await addSharedQuiz()
  await regradeIn(db, question)
  const input = await previewedInput(db, question, choice)
  await runApply(db, input, calmControl, 'bo')
  await takeRole(db, quizId, editor, by)
  expect(await runApply(db, input, calmControl, 'bo')).toBe('Marks corrected.')
})
