import { drizzlePglite } from '../../database/drizzle.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { openTestClient } from '../../database/testing/test-database.ts'
import { createWhoIsThere } from './who-is-there.ts'

let statements: string[] = []
const { client, close } = await openTestClient()
const logger = { logQuery: (text: string) => void statements.push(text) }
const db = drizzlePglite(client, { logger }) as unknown as Database
afterAll(close)

let no = 0
const addQuiz = async (): Promise<string> => {
  const id = `q${(no += 1)}`
  await db.insert(quizzes).values({
    id,
    familyId: id,
    version: 1,
    instructorId: 'me',
    name: 'Waves',
    nameKey: 'waves',
    description: '',
    quizType: 'full',
    aiModel: 'gpt-3.5',
    duration: 60,
    passingPercentage: 50,
    courseKey: '',
    moduleKey: '',
    createdAt: new Date(0),
    updatedAt: new Date(0),
  })
  return id
}
const at = (seconds: number) => new Date(1_000 * seconds)
const seenBy = (quizId: string, accountId: string, seconds = 0, questionId: string | null = null) => ({
  quizId,
  accountId,
  deviceId: 'laptop',
  questionId,
  seenAt: at(seconds),
})

beforeEach(() => {
  statements = []
})

test('200 authors who ask again within a second or so cost one statement, and not one each', async () => {
  const quizId = await addQuiz()
  const who = createWhoIsThere(db)
  const askAll = async (seconds: number) => {
    for (let author = 0; author < 200; author++) {
      const seen = seenBy(quizId, `author-${author}`, seconds)
      await who.note(seen)
      if (author % 20 === 0) expect((await who.others(seen)).length).toBeLessThanOrEqual(20)
    }
  }
  await askAll(0)
  statements = []
  await askAll(1.5)
  // The people and their names are read again at most once for each half second that the machine takes.
  expect(statements.filter((text) => text.startsWith('insert'))).toEqual([])
  expect(statements.length).toBeLessThanOrEqual(6)
})

test('who comes, goes to another question or is gone is told at once, and nobody sees themselves', async () => {
  const quizId = await addQuiz()
  const who = createWhoIsThere(db)
  const ask = async (account: string, seconds: number, questionId: string | null = null) => {
    const seen = seenBy(quizId, account, seconds, questionId)
    await who.note(seen)
    return (await who.others(seen)).map((one) => [one._id, one.question_id])
  }
  expect(await ask('ada', 0)).toEqual([])
  expect(await ask('bo', 0, 'n1')).toEqual([['ada', null]])
  expect(await ask('ada', 1)).toEqual([['bo', 'n1']])
  expect(await ask('bo', 1, 'n2')).toEqual([['ada', null]])
  expect(await ask('ada', 2)).toEqual([['bo', 'n2']])
  expect(await ask('ada', 14)).toEqual([])
})
