import { newDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { readUsualDetails } from './usual-details.ts'

afterEach(() => vi.restoreAllMocks())

const read = async (...faculties: string[]) => {
  vi.spyOn(rest, 'getQuizzesByInstructor').mockResolvedValue({ data: { quizzes: [] } } as never)
  vi.spyOn(rest, 'getAllFaculties').mockResolvedValue({
    data: { faculties: faculties.map((name) => ({ _id: name.toLowerCase(), name })) },
  } as never)
  return newDetails(new Date(), await readUsualDetails('u1', new AbortController().signal))
}

test('given an author without a quiz and one faculty, then the first quiz has that faculty', async () => {
  const details = await read('Physics')
  expect(details.faculties).toEqual([{ _id: 'physics', name: 'Physics' }])
  expect([details.mins, details.passing_percentage]).toEqual(['30', '50'])
})

test('given several faculties, then the author chooses', async () => {
  expect((await read('Physics', 'Law')).faculties).toEqual([])
})

test('given services that do not answer, then the form opens all the same', async () => {
  vi.spyOn(rest, 'getQuizzesByInstructor').mockRejectedValue(new Error('gone'))
  expect(await readUsualDetails('u1', new AbortController().signal)).toEqual({})
})
