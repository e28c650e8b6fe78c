import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quizzes } from '../database/tables/quizzes.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()

test('given many concurrent calls that archive and unarchive quizzes, then no call is refused', async () => {
  const ada = await services.addInstructor('ada')
  const ids: string[] = []
  for (let no = 0; no < 6; no += 1) ids.push(await addQuiz(ada, {}, [draftOf(`q${no}`)]))
  const call = (no: number) => {
    const body = { quiz_id: no % 2 === 0 ? ids : ids.toReversed() }
    if (no % 3 === 0)
      return ada.client.updateQuiz({ body: { quiz_id: ids[no % 6]!, description: `The ${no}th.` } })
    return no % 3 === 1 ? ada.client.archiveQuizzes({ body }) : ada.client.unarchiveQuizzes({ body })
  }
  // Deadlocks occur only on a real Postgres, because the embedded one runs one transaction at a time.
  await Promise.all(Array.from({ length: 60 }, (_, no) => call(no)))
  await ada.client.archiveQuizzes({ body: { quiz_id: ids } })
  const stored = await services.db.select().from(quizzes).where(inArray(quizzes.id, ids))
  expect(stored.map(({ isArchived }) => isArchived)).toEqual(ids.map(() => true))
})
