import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { newDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { closeDraft } from '../document/open-drafts.ts'
import { openDetails } from './open-details.ts'
import { readUsualDetails } from './usual-details.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const read = async (...faculties: string[]) => {
  vi.spyOn(rest(quizListEndpoints), 'getQuizzesByInstructor').mockResolvedValue({
    data: { quizzes: [] },
  } as never)
  vi.spyOn(rest(structureEndpoints), 'getAllFaculties').mockResolvedValue({
    data: { faculties: faculties.map((name) => ({ _id: name.toLowerCase(), name })) },
  } as never)
  return newDetails(new Date(), (await readUsualDetails('u1', new AbortController().signal)).usual)
}

test('given no quiz yet and a single faculty, then the first quiz has that faculty', async () => {
  const details = await read('Physics')
  expect(details.faculties).toEqual([{ _id: 'physics', name: 'Physics' }])
  expect([details.mins, details.passing_percentage]).toEqual(['30', '50'])
})

test('given several faculties, then the author chooses', async () => {
  expect((await read('Physics', 'Law')).faculties).toEqual([])
})

test('given slow services, then the details that were read last are offered', async () => {
  vi.spyOn(rest(quizListEndpoints), 'getQuizzesByInstructor').mockResolvedValueOnce({
    data: { quizzes: [{ _id: 'q1' }] },
  } as never)
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue({
    data: {
      quiz: { faculties: [{ _id: 'law', name: 'Law' }], tags: [], duration: 5400, passing_percentage: 60 },
    },
  } as never)
  const first = await readUsualDetails('u1', new AbortController().signal)
  expect(first.usual.faculties).toEqual([{ _id: 'law', name: 'Law' }])
  vi.mocked(rest(quizListEndpoints).getQuizzesByInstructor).mockRejectedValue(new Error('late'))
  expect(await readUsualDetails('u1', new AbortController().signal)).toEqual(first)
  expect(await readUsualDetails('u2', new AbortController().signal)).toEqual({ usual: {} })
})

test('given services that do not respond, then the form opens nevertheless', async () => {
  vi.spyOn(rest(quizListEndpoints), 'getQuizzesByInstructor').mockRejectedValue(new Error('gone'))
  expect(await readUsualDetails('u1', new AbortController().signal)).toEqual({ usual: {} })
})

test('given services that respond late, then their details fill fields that the author left alone', async () => {
  const user = { userId: 'u1', name: 'Ada', email: 'ada@example.com', token: 't' }
  storeCredentials({ uid: 'u1', token: 't', user })
  const answer = Promise.withResolvers<never>()
  vi.spyOn(rest(quizListEndpoints), 'getQuizzesByInstructor').mockReturnValue(answer.promise)
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue({
    data: {
      quiz: { faculties: [{ _id: 'law', name: 'Law' }], tags: [], duration: 5400, passing_percentage: 60 },
    },
  } as never)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opening = openDetails(undefined, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  const { draft } = await opening
  const { store } = draft
  expect(store.getSnapshot().context.document.details).toMatchObject({
    faculties: [],
    passing_percentage: '50',
  })
  store.trigger.setDetails({ changes: { name: 'Torts', passing_percentage: '75' } })
  answer.resolve({ data: { quizzes: [{ _id: 'q1' }] } } as never)
  await vi.waitFor(() => expect(store.getSnapshot().context.document.details.faculties).toHaveLength(1))
  expect(store.getSnapshot().context.document.details).toMatchObject({
    name: 'Torts',
    hours: '1',
    passing_percentage: '75',
  })
  await closeDraft(draft)
})
