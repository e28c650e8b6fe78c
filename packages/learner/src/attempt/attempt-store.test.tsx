import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../connection/learner-api.ts'
import { noConnection, RequestError } from '../connection/request-error.ts'
import { readUnsent } from '../late/late-outbox.ts'
import { toTimestamp } from '../times.ts'
import { createAttemptStore } from './attempt-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const question = (no: number): Attempt['questions'][number] => ({
  question_id: `q${no}`,
  question_no: no,
  text: 'How much?',
  equation: '',
  image_url: '',
  topic: '',
  section: '',
  paragraph: '',
  total_marks: 1,
  difficulty_level: 'Easy',
  options: [],
  takes_many: false,
})
const answer = (no: number): Attempt['answers'][number] => ({
  question_id: `q${no}`,
  selected: [],
  answer: '',
  is_marked: false,
  time_spent: 0,
  uploaded_images: [],
  solution: null,
})
const paper: Attempt = {
  attempt_id: 'a1',
  quiz_id: 'z1',
  session_id: 's1',
  name: 'Sums',
  quiz_type: 'full',
  student_name: 'Bo',
  shared_devices: false,
  number: 1,
  is_direct_check: false,
  started_at: '2030-01-01 10:00:00',
  due_at: '2030-01-01 11:00:00',
  submitted_at: null,
  now: '2030-01-01 10:00:00',
  questions: [question(1), question(2)],
  answers: [answer(1), answer(2)],
}
const credentials = { attemptId: 'a1', token: 't' }
type Saved = Awaited<ReturnType<typeof api.saveAnswers>>
const saved = (kept: Saved['kept'] = []): Saved => ({
  saved: 1,
  kept,
  late: 0,
  due_at: paper.due_at,
  now: paper.now,
})
const later = { question_id: 'q1', selected: [1], answer: '', is_marked: false }

test('an answer is sent with its age, whatever the clock of the device shows', async () => {
  vi.setSystemTime(new Date('1999-01-01'))
  const save = vi
    .spyOn(api, 'saveAnswers')
    .mockRejectedValueOnce({ isRetryable: true })
    .mockResolvedValue(saved())
  const store = createAttemptStore(credentials, paper)
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(400)
  await vi.advanceTimersByTimeAsync(5_000)
  const [first, second] = save.mock.calls.map(([, body]) => body.answers[0]!.answered_ago!)
  expect(first).toBeCloseTo(0.4, 1)
  expect(second).toBeCloseTo(1.4, 1)
})

test('a question that was opened but not answered is as old as the page', async () => {
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const store = createAttemptStore(credentials, paper)
  await vi.advanceTimersByTimeAsync(60_000)
  store.open(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(save.mock.calls[0]![1].answers[0]).toMatchObject({ question_id: 'q1' })
  expect(save.mock.calls[0]![1].answers[0]!.answered_ago).toBeCloseTo(60.4, 1)
})

test('a later answer from another device is shown with a note, unless it was changed here meanwhile', async () => {
  let respond = (_: Saved): void => undefined
  vi.spyOn(api, 'saveAnswers').mockImplementation(
    () =>
      new Promise((resolve) => {
        respond = resolve
      }),
  )
  const store = createAttemptStore(credentials, paper)
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(400)
  respond(saved([later]))
  await vi.advanceTimersByTimeAsync(10)
  expect(store.read()).toMatchObject({ replaced: [1], answers: [{ selected: [1] }, { selected: [] }] })

  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(400)
  await vi.advanceTimersByTimeAsync(100)
  store.change({ selected: [2] })
  respond(saved([later]))
  await vi.advanceTimersByTimeAsync(10)
  expect(store.read().answers[0]!.selected).toEqual([2])
})

test('given a session that now ends earlier, when an answer is saved, then the time left follows', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  vi.spyOn(api, 'saveAnswers').mockResolvedValue({ ...saved(), due_at: '2030-01-01 10:05:00' })
  const store = createAttemptStore(credentials, paper)
  const before = store.secondsLeft()
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(400)
  expect(before - store.secondsLeft()).toBeCloseTo(55 * 60, 0)
})

test('given a session that ends earlier, when nothing is answered, then the page asks for its end', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue({ ...saved(), due_at: '2030-01-01 10:05:00' })
  const store = createAttemptStore(credentials, paper)
  const stop = store.watchEnd()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(save.mock.calls).toEqual([[credentials, { answers: [] }]])
  expect(store.secondsLeft()).toBeCloseTo(4.5 * 60, 0)
  expect(store.read().movedEnd).toEqual({ dueAt: '2030-01-01 10:05:00', isEarlier: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(save).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(save).toHaveBeenCalledTimes(2)
})

test('given a device whose clock is set ahead of the end, then the time left stays and is not over', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue({ ...saved(), now: '2030-01-01 10:00:02' })
  const store = createAttemptStore(credentials, paper)
  store.watchEnd()
  vi.setSystemTime(new Date('2030-01-01T18:00:00Z'))
  expect(await store.confirmOver()).toBe(false)
  expect(store.secondsLeft()).toBeCloseTo(60 * 60 - 2, 0)
  vi.setSystemTime(new Date('2030-01-01T04:00:00Z'))
  expect(store.secondsLeft()).toBeCloseTo(60 * 60 - 2, 0)
  save.mockClear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save.mock.calls).toEqual([[credentials, { answers: [] }]])
  store.end()
})

test('the age of an answer stays correct when the clock of the device is set before it is sent', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  const save = vi
    .spyOn(api, 'saveAnswers')
    .mockRejectedValueOnce({ isRetryable: true })
    .mockResolvedValue({ ...saved(), now: '2030-01-01 10:00:01' })
  const store = createAttemptStore(credentials, paper)
  store.watchEnd()
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(500)
  vi.setSystemTime(new Date('2030-01-01T18:00:00Z'))
  await vi.advanceTimersByTimeAsync(5_000)
  const sent = save.mock.calls.flatMap(([, { answers }]) => answers)
  expect(sent.at(-1)!.answered_ago).toBeLessThan(10)
  store.end()
})

test('an answer given offline keeps its age if the clock of the device is set before it is sent', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  const save = vi.spyOn(api, 'saveAnswers').mockRejectedValue({ isRetryable: true })
  const store = createAttemptStore(credentials, paper)
  store.watchEnd()
  store.change({ selected: [0] })
  vi.setSystemTime(new Date('2030-01-01T18:00:00Z'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save).toHaveBeenCalled()
  save.mockClear().mockResolvedValue({ ...saved(), now: '2030-01-01 10:00:06' })
  await vi.advanceTimersByTimeAsync(60_000)
  const sent = save.mock.calls.flatMap(([, { answers }]) => answers)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.answered_ago).toBeLessThan(70)
  const last = store.lastAnswers()
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await last).sent_at).toBeLessThan(Date.parse('2030-01-01T10:05:00Z'))
  store.end()
})

test('given a page that saves answers, then it does not ask for the end as well', async () => {
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const store = createAttemptStore(credentials, paper)
  store.watchEnd()
  for (let times = 0; times < 4; times += 1) {
    store.change({ selected: [times] })
    await vi.advanceTimersByTimeAsync(20_000)
  }
  store.end()
  expect(save.mock.calls.map(([, { answers }]) => answers.length)).toEqual([1, 1, 1, 1])
})

test('given a hidden page, then it asks for the end as soon as it is shown again', async () => {
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const store = createAttemptStore(credentials, paper)
  store.watchEnd()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(save).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(save).toHaveBeenCalledTimes(1)
  store.end()
})

test.each([
  ['ATTEMPT_LATE', 1],
  ['ATTEMPT_ENDED', 1],
  ['QUIZ_CLOSED', 0],
])('given the refusal %s while nothing is answered, then the attempt ends %i times', async (code, times) => {
  vi.spyOn(api, 'saveAnswers').mockRejectedValue(new RequestError(409, code, 'No.'))
  const store = createAttemptStore(credentials, paper)
  const onRefused = vi.fn()
  store.onRefused(onRefused)
  store.watchEnd()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onRefused).toHaveBeenCalledTimes(times)
  store.end()
})

test('a reloaded page returns to the question that was open, whichever have an answer', () => {
  vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const openIndexAfterReload = () => createAttemptStore(credentials, paper).read().openIndex
  const store = createAttemptStore(credentials, paper)
  store.open(1)
  expect(openIndexAfterReload()).toBe(1)
  store.end()
  expect(openIndexAfterReload()).toBe(0)
})

test('given an answer to the first question, then a reloaded page still shows that question', () => {
  vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const store = createAttemptStore(credentials, paper)
  store.change({ selected: [0] })
  const answered = { ...paper, answers: [{ ...answer(1), selected: [0] }, answer(2)] }
  expect(createAttemptStore(credentials, answered).read().openIndex).toBe(0)
})

test('given a refusal because the time is over, then answers that are not saved stay on this device', async () => {
  vi.spyOn(api, 'saveAnswers').mockRejectedValue(new RequestError(409, 'ATTEMPT_LATE', 'No.'))
  const store = createAttemptStore(credentials, paper)
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(400)
  store.endWithUnsaved()
  expect(readUnsent('a1')).toMatchObject({ token: 't', answers: [{ question_id: 'q1', selected: [0] }] })
})

test('given a device without a connection at the end, then what is given later replaces nothing', async () => {
  vi.setSystemTime(new Date('2030-01-01T10:00:00Z'))
  vi.spyOn(api, 'saveAnswers').mockRejectedValue(noConnection('Wait.'))
  const store = createAttemptStore(credentials, paper)
  store.change({ selected: [0] })
  await vi.advanceTimersByTimeAsync(60 * 60 * 1_000)
  expect(await store.confirmOver()).toBe(true)
  store.change({ selected: [1] })
  expect(store.read()).toMatchObject({ isOver: true, answers: [{ selected: [0] }, {}] })
  store.endWithUnsaved()
  const [kept] = readUnsent('a1')!.answers
  expect(kept).toMatchObject({ selected: [0] })
  expect(kept!.answered_at).toBeLessThan(toTimestamp(paper.due_at))
})

test('without a way back, the next question is told to the services, and none before it opens again', async () => {
  const save = vi.spyOn(api, 'saveAnswers').mockResolvedValue(saved())
  const store = createAttemptStore(credentials, { ...paper, arrangement: { one_way: true }, reached: 0 })
  store.change({ selected: [0] })
  store.open(1)
  await vi.advanceTimersByTimeAsync(400)
  expect(save.mock.calls[0]![1].answers.map(({ question_id: id }) => id)).toEqual(['q1', 'q2'])
  store.open(0)
  expect(store.read().openIndex).toBe(1)
})

test('without a way back, a page on another device begins at the question that was reached', () => {
  const store = createAttemptStore(credentials, { ...paper, arrangement: { one_way: true }, reached: 2 })
  expect(store.read().openIndex).toBe(1)
})
