import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { CorrectableQuestion, CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { coveringPaths } from '@quizwright/machines/paths/paths.ts'
import { buildStateGraph, type PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { stateName } from '@quizwright/machines/paths/machine-entry.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { rest } from '../api/rest.ts'
import CorrectMarksDialog from './correct-marks-dialog.tsx'
import { unchangedPreview as preview } from './fixtures.ts'
import { takeStep } from '../test-support/take-step.ts'

const entry = allMachines.find(({ name }) => name === 'mark-correction')!

const option = (text: string, isCorrect: boolean) => ({
  text,
  equation: '',
  image_url: '',
  is_correct: isCorrect,
})
const inOptions: CorrectableQuestion = {
  question_id: 'n1',
  question_no: 1,
  text: 'How much is two and two?',
  equation: '',
  image_url: '',
  takes_many: false,
  options: [option('Four', false), option('Five', true)],
  attempts: 3,
  reports: 0,
  correction: null,
}
const inWords: CorrectableQuestion = {
  ...inOptions,
  options: [],
  guidance: { ai_solution: 'Wood conducts heat.' },
  reads_prompts: false,
}
const job = (state: Job['state'], done = 0) => ({
  status: 200,
  data: { job: { _id: 'job', state, done, total: 100, message: state === 'done' ? 'Done so.' : null } },
})
const correction = {
  _id: 'c1',
  quiz_id: 'q1',
  question_id: 'n1',
  question_no: 1,
  kind: 'full_marks' as const,
  correct: [],
  reason: 'It asks for nothing.',
  created_at: '2030-01-01 10:00:00',
  undone_at: null,
  summary: preview.summary,
}

/** A call whose response the test releases. */
const heldCall = <T,>() => {
  let held = Promise.withResolvers<T>()
  return {
    call: () => {
      held = Promise.withResolvers<T>()
      return held.promise
    },
    respond: (value: T) => held.resolve(value),
    fail: (error: Error) => held.reject(error),
  }
}

let previews: ReturnType<typeof heldCall<{ status: number; data: CorrectionPreview }>>
let jobs: ReturnType<typeof heldCall<ReturnType<typeof job>>>

const open = async (question: CorrectableQuestion) => {
  vi.spyOn(rest(correctionEndpoints), 'getCorrectableQuestion').mockResolvedValue({
    status: 200,
    data: { question },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectMarksDialog quizId="q1" questionId="n1" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Preview changes' })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  previews = heldCall()
  jobs = heldCall()
  vi.spyOn(rest(correctionEndpoints), 'previewCorrection').mockImplementation(previews.call)
  vi.spyOn(rest(correctionEndpoints), 'applyCorrection').mockImplementation(jobs.call)
  vi.spyOn(rest(correctionEndpoints), 'undoCorrection').mockImplementation(jobs.call)
  vi.spyOn(rest(correctionEndpoints), 'gradeAgain').mockImplementation(jobs.call)
  vi.spyOn(rest(jobEndpoints), 'getJob').mockImplementation(jobs.call)
  vi.spyOn(rest(correctionEndpoints), 'getCorrections').mockResolvedValue({
    status: 200,
    data: { corrections: [correction] },
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const down = new Problem('UPSTREAM_DOWN')
const pollMs = 500
/** Lets pending responses arrive, and the page poll again. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(pollMs))

const events: Record<string, () => void> = {
  choose: () => fireEvent.click(screen.getByRole('radio', { name: /^Everyone gets the marks/ })),
  preview: () => press('Preview changes'),
  change: () => press('Back'),
  write: () =>
    fireEvent.change(screen.getByRole('textbox', { name: /Reason for the correction/ }), {
      target: { value: 'It asks for nothing.' },
    }),
  apply: () => press('Regrade'),
  progressed: () => jobs.respond(job('running', 40)),
  undo: () => press('Undo'),
}
const outcomes: Record<string, Record<string, () => void>> = {
  'preview the correction': {
    previewed: () => previews.respond({ status: 200, data: preview }),
    refused: () => previews.fail(down),
  },
  'apply the correction': {
    applied: () => jobs.respond(job('done', 100)),
    stale: () => jobs.fail(new Problem('STALE_PREVIEW')),
    refused: () => jobs.fail(new Problem('RULE', { message: 'Not so.' })),
  },
  'undo the correction': {
    undone: () => jobs.respond(job('done', 100)),
    refused: () => jobs.fail(new Problem('RULE', { message: 'Not so.' })),
  },
}
const surprises: Record<string, () => void> = {
  'preview the correction': () => previews.fail(new TypeError('a fault of the page')),
  'apply the correction': () => jobs.fail(new TypeError('a fault of the page')),
  'undo the correction': () => jobs.fail(new TypeError('a fault of the page')),
}
const isBusy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true'
const sees: Record<string, () => void> = {
  choosing: () => expect(isBusy('Preview changes')).toBe(false),
  previewing: () => expect(isBusy('Preview changes')).toBe(true),
  reviewing: () => {
    expect(screen.getByText(/Nothing has changed yet/)).toBeTruthy()
    expect(isBusy('Regrade')).toBe(false)
  },
  applying: () => expect(screen.getByRole('progressbar', { name: 'Changing marks' })).toBeTruthy(),
  applied: () => expect(screen.getByText(/Marks corrected/)).toBeTruthy(),
  undoing: () => expect(screen.getByRole('progressbar', { name: 'Changing marks' })).toBeTruthy(),
  undone: () => expect(screen.getByText(/Marks are back to what they were/)).toBeTruthy(),
}

const gestures = { events, outcomes, failures: surprises, settle, sees }

test('the walk has an assertion for every state of the chart', () => {
  const states = buildStateGraph(entry).nodes.map(({ snapshot }) => stateName(snapshot))
  expect(Object.keys(sees).sort()).toEqual([...new Set(states)].sort())
})

// Without descriptive answers the preview reports no progress, because progress comes from grading them.
const isInWordsAlone = (steps: readonly PathStep[]): boolean =>
  steps.some(({ name }, index) => name === 'progressed' && steps[index - 1]?.name === 'preview')
const paths = coveringPaths(entry).filter(({ steps }) => !isInWordsAlone(steps))

test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, { steps }) => {
  await open(inOptions)
  for (const step of steps) await takeStep(step, gestures)
})

test('descriptive answers are graded again by the written solution before the preview, with progress', async () => {
  await open(inWords)
  fireEvent.change(screen.getByRole('textbox', { name: /^Solution/ }), {
    target: { value: 'Metal conducts heat.' },
  })
  press('Preview changes')
  await settle()
  await act(async () => jobs.respond(job('running', 40)))
  const progress = screen.getByRole('progressbar', { name: 'Grading answers again' })
  expect(progress.getAttribute('aria-valuenow')).toBe('40')
  await settle()
  await act(async () => jobs.respond(job('done', 100)))
  await act(async () => previews.respond({ status: 200, data: preview }))
  await settle()
  sees['reviewing']!()
  const guidance = { ai_solution: 'Metal conducts heat.' }
  const asked = { quiz_id: 'q1', question_id: 'n1' }
  expect(vi.mocked(rest(correctionEndpoints).gradeAgain).mock.calls[0]![0]).toEqual({
    body: { ...asked, guidance },
  })
  expect(vi.mocked(rest(correctionEndpoints).previewCorrection).mock.calls[0]![0]).toEqual({
    body: { ...asked, kind: 'graded_again', correct: [], guidance },
  })
})
