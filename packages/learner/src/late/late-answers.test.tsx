import { screen, waitFor } from '@testing-library/dom'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { storeAttempt, storeStudentToken, storeUnsaved } from '../connection/browser-storage.ts'
import * as api from '../connection/learner-api.ts'
import { noConnection, RequestError } from '../connection/request-error.ts'
import { useOutcome } from '../result/use-outcome.ts'
import { render } from '../test-support/render.tsx'
import { keepUnsent, unsentAttempts, readUnsent } from './late-outbox.ts'
import { LateNotes } from './late-notes.tsx'
import { sendAllUnsent, sendUnsent } from './send-unsent.ts'
import { useUnsent } from './use-unsent.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(api, 'sendLateAnswers').mockResolvedValue({ late: 1, saved: 0 })
  await sendAllUnsent()
  vi.restoreAllMocks()
  localStorage.clear()
})

const unsaved = (no: number) => ({
  question_id: `q${no}`,
  selected: [0],
  answer: '',
  is_marked: false,
  time_spent: 3,
  answered_at: Date.UTC(2030, 0, 1, 10, 0, 5),
})

test('answers stay on the device until the services have them, and tell when they were given', async () => {
  keepUnsent('a1', 't', [unsaved(1), unsaved(2)])
  const send = vi.spyOn(api, 'sendLateAnswers').mockRejectedValueOnce(noConnection('Wait.'))
  expect(await sendUnsent('a1')).toBe(false)
  expect(readUnsent('a1')!.answers).toHaveLength(2)
  send.mockResolvedValue({ late: 2, saved: 0 })
  expect(await sendUnsent('a1')).toBe(true)
  expect(readUnsent('a1')).toBeUndefined()
  expect(send.mock.calls[1]).toMatchObject([
    { attemptId: 'a1', token: 't' },
    { answers: [{ question_id: 'q1', answered_at: '2030-01-01 10:00:05' }, { question_id: 'q2' }] },
  ])
})

test('given a quiz that is closed, then they stay; given an attempt long gone, then they do not', async () => {
  vi.useFakeTimers({ now: Date.now() - 40 * 24 * 60 * 60 * 1_000, toFake: ['Date'] })
  keepUnsent('a1', 't', [unsaved(1)])
  vi.useRealTimers()
  const send = vi
    .spyOn(api, 'sendLateAnswers')
    .mockRejectedValueOnce(new RequestError(409, 'QUIZ_CLOSED', ''))
  expect(await sendUnsent('a1')).toBe(false)
  send.mockRejectedValueOnce(new RequestError(404, 'NOT_FOUND', ''))
  expect(await sendUnsent('a1')).toBe(true)
})

test('given a personal link that was replaced, then they stay until its student opens the new one', async () => {
  keepUnsent('a1', 'old', [unsaved(1)])
  const send = vi
    .spyOn(api, 'sendLateAnswers')
    .mockImplementation(async ({ token }) =>
      token === 'new' ? { late: 1, saved: 0 } : Promise.reject(new RequestError(404, 'NOT_FOUND', '')),
    )
  expect(await sendUnsent('a1')).toBe(false)
  storeStudentToken('s1', 'of somebody else')
  storeStudentToken('s2', 'new')
  expect(await sendUnsent('a1')).toBe(true)
  expect(send.mock.calls.map(([{ token }]) => token)).toEqual(['old', 'old', 'of somebody else', 'new'])
  expect(readUnsent('a1')).toBeUndefined()
})

test('given more answers than fit into a call, then all are sent', async () => {
  keepUnsent(
    'a1',
    't',
    Array.from({ length: 150 }, (_, index) => unsaved(index)),
  )
  const send = vi.spyOn(api, 'sendLateAnswers').mockResolvedValue({ late: 100, saved: 0 })
  await sendUnsent('a1')
  expect(send.mock.calls.map(([, { answers }]) => answers.length)).toEqual([100, 50])
})

test('given another attempt at the link, then the unsaved answers of the one before are kept', () => {
  storeAttempt('s1', { attemptId: 'a1', token: 't1' })
  storeUnsaved('a1', [unsaved(1)])
  storeAttempt('s1', undefined)
  expect(unsentAttempts()).toEqual(['a1'])
  expect(readUnsent('a1')).toMatchObject({ token: 't1', answers: [{ question_id: 'q1' }] })
})

test('given a browser without storage, then they are kept until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage')
  })
  keepUnsent('a1', 't', [unsaved(1)])
  expect(readUnsent('a1')!.answers).toHaveLength(1)
})

test('the result page sends them when the connection is back, and then reads the result again', async () => {
  keepUnsent('a1', 't', [unsaved(1)])
  const send = vi.spyOn(api, 'sendLateAnswers').mockRejectedValueOnce(noConnection('Wait.'))
  const onSent = vi.fn()
  const Page = () => <p role="status">{useUnsent('a1', onSent)}</p>
  await act(async () => render(<Page />))
  expect(screen.getByRole('status').textContent).toBe('1')
  send.mockResolvedValue({ late: 1, saved: 0 })
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'))
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('late answers are sent before the result is read, because afterwards they would be doubtful', async () => {
  keepUnsent('a1', 't', [unsaved(1)])
  const calls: string[] = []
  vi.spyOn(api, 'sendLateAnswers').mockImplementation(async () => {
    calls.push('send')
    return { late: 1, saved: 0 }
  })
  vi.spyOn(api, 'readAttemptResult').mockImplementation(async () => {
    calls.push('read')
    throw new RequestError(409, 'ATTEMPT_ENDED', '')
  })
  const credentials = { attemptId: 'a1', token: 't' }
  const Page = () => <p role="status">{useOutcome(credentials).error?.code}</p>
  await act(async () => render(<Page />))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ATTEMPT_ENDED'))
  expect(calls).toEqual(['send', 'read'])
})

test('the student reads how many came too late, and that others were accepted or were not after all', () => {
  const acceptance = {
    question_nos: [1, 4],
    reason: 'The network was down',
    at: '2030-01-01 12:00:00',
    undone_at: null,
    marks_before: 1,
    marks_after: 3,
  }
  render(<LateNotes late={{ question_nos: [2, 3], acceptances: [acceptance] }} />)
  const text = screen.getByRole('status').textContent
  expect(text).toContain(
    '2 answers arrived after the end and weren’t counted. Your instructor can see them. Questions 2, 3',
  )
  expect(text).toContain('The late answers to questions 1, 4 were accepted on')
  expect(text).toContain('changed from 1 to 3. Reason: The network was down.')
})
