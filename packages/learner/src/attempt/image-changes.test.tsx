import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { noConnection, RequestError } from '../connection/request-error.ts'
import { forgetImage, keptImages } from '../late/image-outbox.ts'
import '../late/send-images.ts'
import { createAttemptStore } from './attempt-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T10:00:00Z') })
  vi.spyOn(api, 'saveAnswers').mockImplementation(async () => ({
    saved: 1,
    kept: [],
    late: 0,
    due_at: '2030-01-01 10:01:00',
    now: '2030-01-01 10:00:00',
  }))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const { id } of await keptImages()) await forgetImage(id)
  localStorage.clear()
  vi.restoreAllMocks()
})

const numbers = [1, 2]
/** An attempt with two descriptive questions and one minute left. */
const paper: Attempt = {
  attempt_id: 'a1',
  quiz_id: 'z1',
  session_id: 's1',
  name: 'Reasons',
  quiz_type: 'daq',
  student_name: 'Bo',
  shared_devices: false,
  number: 1,
  is_direct_check: false,
  started_at: '2030-01-01 10:00:00',
  due_at: '2030-01-01 10:01:00',
  submitted_at: null,
  now: '2030-01-01 10:00:00',
  questions: numbers.map((no) => ({
    question_id: `q${no}`,
    question_no: no,
    text: 'Why?',
    equation: '',
    image_url: '',
    topic: '',
    section: '',
    paragraph: '',
    total_marks: 1,
    difficulty_level: 'Easy' as const,
    options: [],
    takes_many: false,
  })),
  answers: numbers.map((no) => ({
    question_id: `q${no}`,
    selected: [],
    answer: '',
    is_marked: false,
    time_spent: 0,
    uploaded_images: [],
    solution: null,
  })),
}
const image = new File(['x'], 'page.png', { type: 'image/png' })
const begin = () => createAttemptStore({ attemptId: 'a1', token: 't' }, paper)
const imagesOf = (store: ReturnType<typeof begin>) =>
  store.read().answers.map(({ uploaded_images }) => uploaded_images)
/** Lets what keeps the image on the device end, which takes no time of the clock. */
const settle = async (ms = 0) => {
  for (let turn = 0; turn < 30; turn += 1) {
    await nextTurn()
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(ms)
}
const sendLater = () => {
  const { promise, resolve, reject } = Promise.withResolvers<{ uploaded_images: string[] }>()
  vi.spyOn(api, 'addImage').mockReturnValue(promise)
  return { arrive: () => resolve({ uploaded_images: ['/files/1'] }), reject }
}

test('an image that arrives after the student opened another question belongs to its own question', async () => {
  const { arrive } = sendLater()
  const store = begin()
  store.images.add('q1', image)
  store.open(1)
  expect(store.images.stateOf('q1').isSending).toBe(true)
  expect(store.images.stateOf('q2').isSending).toBe(false)
  arrive()
  await settle()
  expect(imagesOf(store)).toEqual([['/files/1'], []])
  expect(store.images.stateOf('q1')).toEqual({ isSending: false, problem: '' })
})

test('given services that are busy, then an image is sent again until they take it', async () => {
  const busy = new RequestError(503, 'BUSY', 'The server is busy.')
  const add = vi
    .spyOn(api, 'addImage')
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy)
    .mockResolvedValue({ uploaded_images: ['/files/1'] })
  const store = begin()
  store.images.add('q1', image)
  await settle(1_000)
  expect(store.images.stateOf('q1')).toEqual({ isSending: true, problem: '' })
  await vi.advanceTimersByTimeAsync(10_000)
  await settle()
  expect([add.mock.calls.length, imagesOf(store)[0]]).toEqual([3, ['/files/1']])
  add.mockReset().mockRejectedValue(busy)
  store.images.add('q1', image)
  await settle()
  while (store.images.stateOf('q1').isSending) await settle(1_000)
  expect(store.images.stateOf('q1')).toEqual({
    isSending: false,
    problem: 'The server is busy. The image is kept on this device and sent again automatically.',
  })
  // It is, once the services take it.
  add.mockReset().mockResolvedValue({ uploaded_images: ['/files/1', '/files/2'] })
  await settle(25_000)
  await settle()
  expect(imagesOf(store)[0]).toEqual(['/files/1', '/files/2'])
})

test('the hand-in waits for an image that is uploading', async () => {
  const { arrive } = sendLater()
  const store = begin()
  store.images.add('q1', image)
  const onReady = vi.fn<() => void>()
  const ready = store.lastAnswers().then(onReady)
  await settle(10_000)
  expect(onReady).not.toHaveBeenCalled()
  arrive()
  await settle()
  await ready
  expect(imagesOf(store)).toEqual([['/files/1'], []])
})

test('when the time is over, the text is saved, and the image may take the grace period', async () => {
  sendLater()
  const store = begin()
  store.change({ answer: 'Half a sen' })
  store.images.add('q1', image)
  await vi.advanceTimersByTimeAsync(60_000)
  store.change({ answer: 'Half a sentence' })
  const onReady = vi.fn<() => void>()
  const ready = store.lastAnswers().then(onReady)
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.mocked(api.saveAnswers).mock.lastCall![1].answers[0]!.answer).toBe('Half a sentence')
  await vi.advanceTimersByTimeAsync(19_000)
  expect(onReady).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await ready
  expect(onReady).toHaveBeenCalledOnce()
})

test('the hand-in stops if an image fails, names its question, and goes on when requested again', async () => {
  const { reject } = sendLater()
  const store = begin()
  store.images.add('q2', image)
  const first = expect(store.lastAnswers()).rejects.toThrow(/^An image for question 2 wasn’t added\./)
  reject(noConnection('Wait.'))
  await settle()
  await first
  expect(store.images.stateOf('q2').problem).toMatch(/offline/)
  await expect(store.lastAnswers()).resolves.toMatchObject({ answers: [] })
})
