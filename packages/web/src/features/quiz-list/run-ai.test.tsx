import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeCredentials } from '../../auth/credentials.ts'
import { readLastAiJob, readStoredAiJob, storeAiJob, storeLastAiJob } from './stored-ai-job.ts'
import { rest } from '../../api/rest.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { resumeAiJob, runAi } from './ai-job.ts'
import { RunAiMenu } from './run-ai-menu.tsx'
import { undoAiJob } from './undo-ai-job.ts'

const response = (state: Job['state'], done = 0, message: string | null = null) => ({
  status: 200,
  data: { job: { _id: 'job-1', state, done, total: 4, message } },
})
const signIn = () =>
  storeCredentials({
    uid: 'ada',
    token: 'token',
    user: { userId: 'ada', name: 'Ada', email: 'ada@example.org', token: 'token' },
  })
const toastTexts = () => toasterStore.current().map(({ text }) => text)

beforeEach(() => {
  vi.spyOn(rest(jobEndpoints), 'getUnfinishedJob').mockResolvedValue({ status: 200, data: { job: null } })
  vi.spyOn(rest(jobEndpoints), 'getUndoableJob').mockRejectedValue(new Problem('NOT_OFFERED'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const show = (onRun = vi.fn()) => {
  render(<RunAiMenu onRun={onRun} onUndo={() => undefined} />)
  return onRun
}

test('offers two models', async () => {
  const onRun = show()
  await userEvent.click(screen.getByRole('button', { name: 'Run AI' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write solutions with openai_gpt_4o' }))
  expect(onRun).toHaveBeenCalledExactlyOnceWith('openai_gpt_4o')
  await userEvent.click(screen.getByRole('button', { name: 'Run AI' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Write solutions with azure-gpt-3.5-turbo',
    'Write solutions with openai_gpt_4o',
  ])
})

test('polls a job to its end through a lost connection', async () => {
  const start = vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockResolvedValue(response('waiting'))
  vi.spyOn(rest(jobEndpoints), 'getJob')
    .mockResolvedValueOnce(response('running', 1))
    .mockRejectedValueOnce(new Problem('UPSTREAM_DOWN'))
    .mockResolvedValueOnce(response('done', 4))
  show()
  const running = runAi(['quiz-1', 'quiz-2'], 'azure-gpt-3.5-turbo')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  expect(screen.getByRole('progressbar', { name: 'AI job: 1 of 4' }).getAttribute('aria-valuenow')).toBe('25')
  expect(toastTexts()).toEqual(['AI Job started'])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('progressbar', { name: 'AI job: 1 of 4, no connection' })).toBeDefined()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(3_000)
    await running
  })
  expect(toastTexts()).toEqual(['AI Job Completed successfully', 'AI Job started'])
  expect(start).toHaveBeenCalledExactlyOnceWith({
    body: {
      quizIds: ['quiz-1', 'quiz-2'],
      modalType: 'azure-gpt-3.5-turbo',
      open_ai_params: { temperature: 1, top_p: 1 },
    },
  })
  expect(screen.getByRole('button', { name: 'Run AI' })).toBeDefined()
})

test('Cancel cancels the job in the services and says which solutions are kept', async () => {
  vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockResolvedValue(response('running'))
  const state = { now: 'running' as Job['state'] }
  vi.spyOn(rest(jobEndpoints), 'getJob').mockImplementation(async () => response(state.now, 2))
  const cancel = vi.spyOn(rest(jobEndpoints), 'cancelJob').mockImplementation(async () => {
    state.now = 'cancelled'
    return response('cancelled', 2)
  })
  show()
  const running = runAi(['quiz-1'], 'openai_gpt_4o')
  await act(() => vi.advanceTimersByTimeAsync(10))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ body: { job_id: 'job-1' } })
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1_100)
    await running
  })
  expect(toastTexts()).toEqual(['AI job cancelled', 'AI Job started'])
  expect(toasterStore.current()[0]?.detail).toBe(
    '2 of 4 questions were done. Solutions already written are kept.',
  )
})

test('resumes a job after a page reload and clears it after its end', async () => {
  signIn()
  vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockResolvedValue(response('failed', 0, null))
  await runAi(['quiz-1'], 'openai_gpt_4o')
  expect(readStoredAiJob()).toBeUndefined()
  storeAiJob('job-1')
  const getJob = vi
    .spyOn(rest(jobEndpoints), 'getJob')
    .mockResolvedValueOnce(response('running', 3))
    .mockResolvedValueOnce(response('done', 4))
  show()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('progressbar', { name: 'AI job: 3 of 4' })).toBeDefined()
  expect(readStoredAiJob()).toBe('job-1')
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(toastTexts()[0]).toBe('AI Job Completed successfully')
  expect(getJob.mock.calls[0]).toEqual([{ params: { id: 'job-1' } }])
  expect(readStoredAiJob()).toBeUndefined()
})

test('polls a job that was started in another browser, and then the next one', async () => {
  const elsewhere = response('running', 1)
  vi.spyOn(rest(jobEndpoints), 'getUnfinishedJob')
    .mockResolvedValueOnce(elsewhere)
    .mockResolvedValueOnce({ ...elsewhere, data: { job: { ...elsewhere.data.job, _id: 'job-2' } } })
    .mockResolvedValue({ status: 200, data: { job: null } })
  const getJob = vi.spyOn(rest(jobEndpoints), 'getJob').mockResolvedValue(response('done', 4))
  show()
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.getByRole('progressbar', { name: 'AI job: 1 of 4' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(getJob.mock.calls.map(([{ params }]) => params.id)).toEqual(['job-1', 'job-2'])
  expect(screen.getByRole('button', { name: 'Run AI' })).toBeDefined()
})

test('shows no error when checking for a running job fails', async () => {
  const asked = vi.spyOn(rest(jobEndpoints), 'getUnfinishedJob').mockRejectedValue(new Problem('NO_ROUTE'))
  await resumeAiJob()
  expect(asked).toHaveBeenCalledOnce()
  expect(toastTexts()).toEqual([])
})

test('clears an unknown job without a toast', async () => {
  signIn()
  storeAiJob('job-of-old')
  vi.spyOn(rest(jobEndpoints), 'getJob').mockRejectedValue(new Problem('NOT_FOUND'))
  await resumeAiJob()
  expect([readStoredAiJob(), toastTexts()]).toEqual([undefined, []])
})

test('shows a single error for a job that cannot be polled, keeps it, and stops polling', async () => {
  signIn()
  storeAiJob('job-1')
  const getJob = vi
    .spyOn(rest(jobEndpoints), 'getJob')
    .mockRejectedValueOnce(new Problem('FORBIDDEN', { message: 'Not yours.' }))
    .mockResolvedValue(response('done', 4))
  await resumeAiJob()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect([getJob.mock.calls.length, toastTexts(), readStoredAiJob()]).toEqual([
    1,
    ['AI Job Error Not yours.'],
    'job-1',
  ])
  await resumeAiJob()
  expect(readStoredAiJob()).toBeUndefined()
})

test('shows why a job failed', async () => {
  vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockResolvedValue(
    response('failed', 0, 'The AI provider can not be reached.'),
  )
  await runAi(['quiz-1'], 'openai_gpt_4o')
  expect(toasterStore.current()[0]).toMatchObject({
    tone: 'error',
    text: 'AI Job Failed',
    detail: 'The AI provider can not be reached.',
  })
})

test('shows the message of a refused request', async () => {
  vi.spyOn(rest(jobEndpoints), 'getSolutionAi').mockRejectedValue(
    new Problem('TOO_MANY_REQUESTS', { message: 'Wait.' }),
  )
  await runAi(['quiz-1'], 'openai_gpt_4o')
  expect(toastTexts()).toEqual(['AI Job Error Wait.'])
})

test('a job that wrote something can be undone from the menu; one that wrote nothing cannot', async () => {
  signIn()
  vi.spyOn(rest(jobEndpoints), 'getSolutionAi')
    .mockResolvedValueOnce(response('failed', 0, 'No.'))
    .mockResolvedValue(response('done', 4))
  await runAi(['quiz-1'], 'openai_gpt_4o')
  expect(readLastAiJob()).toBeUndefined()
  await runAi(['quiz-1'], 'openai_gpt_4o')
  expect(readLastAiJob()).toBe('job-1')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Run AI' }))
  expect(await screen.findByRole('menuitem', { name: 'Undo the last AI job' })).toBeDefined()
})

test('undoing a job says what was restored, names questions edited since, and forgets the job', async () => {
  signIn()
  storeLastAiJob('job-1')
  const edited = [{ quiz_id: 'q', quiz_name: 'Optics', question_no: 3 }]
  const undo = vi
    .spyOn(rest(jobEndpoints), 'undoSolutionAi')
    .mockResolvedValue({ status: 200, data: { restored: 1, edited } })
  expect(await undoAiJob('job-1')).toBe(true)
  expect(undo).toHaveBeenCalledExactlyOnceWith({ body: { job_id: 'job-1' } })
  expect(toasterStore.current()[0]).toMatchObject({
    tone: 'warning',
    text: '1 solution was restored',
    detail: 'Edited since, so unchanged: Optics, question 3.',
  })
  expect(readLastAiJob()).toBeUndefined()
})

test('undoing a job says which quizzes can’t be edited any more', async () => {
  signIn()
  storeLastAiJob('job-1')
  const kept = [{ quiz_id: 'q', quiz_name: 'Optics', message: 'Ada took away your role.' }]
  vi.spyOn(rest(jobEndpoints), 'undoSolutionAi').mockResolvedValue({
    status: 200,
    data: { restored: 2, edited: [], kept },
  })
  expect(await undoAiJob('job-1')).toBe(true)
  expect(toasterStore.current()[0]).toMatchObject({
    tone: 'warning',
    text: '2 solutions were restored',
    detail: 'You can’t edit Optics any more, so it’s unchanged.',
  })
})

test('a job that could not be undone is kept, and the reason is shown', async () => {
  signIn()
  storeLastAiJob('job-1')
  vi.spyOn(rest(jobEndpoints), 'undoSolutionAi').mockRejectedValue(new Problem('UPSTREAM_DOWN'))
  expect(await undoAiJob('job-1')).toBe(false)
  expect(toastTexts()).toEqual(['The AI job couldn’t be undone'])
  expect(readLastAiJob()).toBe('job-1')
})

test('a job of another browser can be undone here, and one undone there no longer can', async () => {
  signIn()
  const undoable = vi.spyOn(rest(jobEndpoints), 'getUndoableJob').mockResolvedValue(response('done', 4))
  show()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(readLastAiJob()).toBe('job-1')
  await userEvent.click(screen.getByRole('button', { name: 'Run AI' }))
  expect(await screen.findByRole('menuitem', { name: 'Undo the last AI job' })).toBeDefined()
  undoable.mockResolvedValue({ status: 200, data: { job: null } })
  await act(() => resumeAiJob())
  expect(readLastAiJob()).toBeUndefined()
})
