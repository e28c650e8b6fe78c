import { defined } from '@quizwright/domain/defined.ts'
import { and, eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { addQuiz, draft, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { studentDetails } from '../../test-support/learner-client.ts'
import { handIn } from '../hand-in/hand-in.ts'
import { createSaving } from './save-sent.ts'
import { startAttempt } from '../start/start-attempt.ts'

const { db } = await setUpDatabase()

let sender: { id: string; token: string }
beforeEach(async () => {
  const quizId = await addQuiz(db)
  await saveInOneCall(db, { quizId, questions: [draft('a'), draft('b')], isPublished: true }, owner, now)
  const [session] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const { attempt_id: id, token } = await startAttempt(
    db,
    { session_id: defined(session, 'the session').id, student: studentDetails(`Bo${quizId}`) },
    now,
  )
  sender = { id, token }
})

const chosen = (questionId: string, option: number, ago = 0) => ({
  question_id: questionId,
  selected: [option],
  answer: '',
  is_marked: false,
  time_spent: 1,
  answered_ago: ago,
})
const minuteLater = new Date(now.getTime() + 60_000)
const save = createSaving(db, () => minuteLater)

type Session = Database['_']['session']
/** A session whose statements run after `between`. */
const disturbedSession = (
  session: Session,
  between: () => Promise<unknown>,
): Pick<Session, 'prepareQuery'> => ({
  prepareQuery: (...args) => {
    const query = session.prepareQuery(...args)
    const execute = query.execute.bind(query)
    query.execute = async (values) => {
      await between()
      return execute(values)
    }
    return query as never
  },
})

/** Saves while `between` happens after the attempt is read and before the answers are written. */
const saveMeanwhile = async (between: () => Promise<unknown>, ...answers: ReturnType<typeof chosen>[]) => {
  let locks = 0
  const disturbed = new Proxy(db, {
    get: (target, name) => {
      const of = target[name as keyof Database] as (...args: unknown[]) => unknown
      if (name === 'transaction') locks++
      return name === '_' ? { session: disturbedSession(target._.session, between) } : of.bind(target)
    },
  })
  const saved = await createSaving(disturbed, () => minuteLater)(sender, { answers })
  return { ...saved, locks }
}

const selectedOf = async (questionId: string): Promise<number[] | undefined> => {
  const isIt = and(eq(attemptAnswers.attemptId, sender.id), eq(attemptAnswers.questionId, questionId))
  const [answer] = await db.select().from(attemptAnswers).where(isIt)
  return answer?.selected
}

test('given nobody else, or an answer to another question meanwhile, then no lock is taken', async () => {
  const other = () => save(sender, { answers: [chosen('b', 1)] })
  expect(await saveMeanwhile(other, chosen('a', 1))).toMatchObject({ kept: [], late: 0, locks: 0 })
  expect(await saveMeanwhile(async () => undefined, chosen('a', 0))).toMatchObject({ locks: 0 })
  expect([await selectedOf('a'), await selectedOf('b')]).toEqual([[0], [1]])
})

test.each([
  ['the first answer to a question', false],
  ['an answer to a question that has one', true],
])('given %s, and a later one of another device meanwhile, then that one stays', async (_case, hasOne) => {
  if (hasOne) await save(sender, { answers: [chosen('a', 0, 50)] })
  const later = () => save(sender, { answers: [chosen('a', 1)] })
  const saved = await saveMeanwhile(later, chosen('a', 0, 30), chosen('b', 0, 30))
  expect(saved).toMatchObject({ kept: [{ question_id: 'a', selected: [1] }], locks: 1 })
  expect([await selectedOf('a'), await selectedOf('b')]).toEqual([[1], [0]])
})

test('given a hand-in meanwhile, then the answer is refused and not stored', async () => {
  const meanwhile = () =>
    db.transaction((tx) => handIn(tx, sender.id, { answers: [chosen('a', 1)] }, minuteLater))
  await expect(saveMeanwhile(meanwhile, chosen('a', 0), chosen('b', 0))).rejects.toMatchObject({
    code: 'ATTEMPT_ENDED',
  })
  expect([await selectedOf('a'), await selectedOf('b')]).toEqual([[1], []])
})

test('given an end that is moved before the answer meanwhile, then the answer is late', async () => {
  const meanwhile = () =>
    db
      .update(attempts)
      .set({ dueAt: new Date(minuteLater.getTime() - 5_000) })
      .where(eq(attempts.id, sender.id))
  expect(await saveMeanwhile(meanwhile, chosen('a', 0))).toMatchObject({ late: 1, locks: 1 })
  expect(await selectedOf('a')).toEqual([])
})

test('given a token of nobody, then nothing is stored', async () => {
  const stranger = { ...sender, token: 'x'.repeat(43) }
  await expect(save(stranger, { answers: [chosen('a', 0)] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await selectedOf('a')).toBeUndefined()
})
