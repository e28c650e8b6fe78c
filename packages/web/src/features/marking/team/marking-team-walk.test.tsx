import { markingTeamEndpoints } from '@quizwright/contracts/endpoints/marking-team.ts'
import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { MarkDifference, MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { allMachines } from '@quizwright/machines/all-machines.ts'
import { stateName } from '@quizwright/machines/paths/machine-entry.ts'
import { coveringPaths } from '@quizwright/machines/paths/paths.ts'
import { buildStateGraph } from '@quizwright/machines/paths/state-graph.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'
import { storeCredentials } from '../../../auth/credentials.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import MarkingTeamScreen from './marking-team-screen.tsx'
import { takeStep } from '../../../test-support/take-step.ts'

const entry = allMachines.find(({ name }) => name === 'marking-team')!

const noInterval = { exact: null, mean_difference: null, correlation: null, weighted_kappa: null, rmse: null }
const agreement = {
  students: 0,
  exact: null,
  mean_difference: null,
  correlation: null,
  weighted_kappa: null,
  rmse: null,
}
const progress = { is_colleague: true, share: 4, done: 1, second: 1, second_done: 0 }
const team: MarkingTeam = {
  quiz_name: 'Metals',
  role: 'owner',
  revision: 3,
  shared_by: 'student',
  sample_percent: 10,
  most_difference: 20,
  markers: [
    { _id: 'me', name: 'Ada', ...progress },
    { _id: 'bo', name: 'Bo', ...progress },
  ],
  candidates: [
    { _id: 'me', name: 'Ada' },
    { _id: 'bo', name: 'Bo' },
    { _id: 'cy', name: 'Cy' },
  ],
  questions: [
    { question_id: 'n1', question_no: 1, marker_id: null },
    { question_id: 'n2', question_no: 2, marker_id: null },
  ],
  open: { share: 0, done: 0 },
  marked_twice: 1,
  agreement: { ...agreement, intervals: noInterval },
  to_decide: 1,
}
const difference: MarkDifference = {
  answer: {
    result_id: 'r1',
    question_id: 'n1',
    revision: 0,
    quiz_id: 'q1',
    quiz_name: 'Metals',
    question_no: 1,
    content_id: 'c1',
    total_marks: 5,
    answer: 'Wood conducts.',
    uploaded_images: [],
    student: { id: 's1', full_name: 'Student 1' },
    submitted_at: '2030-01-01 10:00:00',
    suggestion: null,
  },
  marks: [
    { name: 'Ada', marks: 4, evaluation: null, marked_at: '2030-01-01 10:00:00' },
    { name: 'Bo', marks: 1, evaluation: 'It does not.', marked_at: '2030-01-01 11:00:00' },
  ],
  decided: null,
}

const teamCalls = rest(markingTeamEndpoints)
const markingCalls = rest(markingEndpoints)
type Response = Awaited<ReturnType<typeof teamCalls.saveMarkingTeam>>
type Saved = Awaited<ReturnType<typeof markingCalls.saveMarks>>
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
let saving: ReturnType<typeof heldCall<Response>>
let deciding: ReturnType<typeof heldCall<Saved>>

const open = async (found = team) => {
  vi.spyOn(teamCalls, 'getMarkingTeam').mockResolvedValue({ status: 200, data: found })
  vi.spyOn(teamCalls, 'getMarkDifferences').mockResolvedValue({
    status: 200,
    data: { differences: [difference], questions: [], next: null },
  })
  const location = memoryLocation({ path: '/quiz/marking-team?quizId=q1' })
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <MarkingTeamScreen params={{}} search={new URLSearchParams('quizId=q1')} />
      </Router>
    </QueryClientProvider>,
  )
  await screen.findByText('Metals')
}

// Dialogs load with the first one; a walk looks at once.
beforeAll(async () => {
  render(
    <Dialog open title="First" onClose={() => undefined}>
      ...
    </Dialog>,
  )
  await screen.findByRole('dialog')
  cleanup()
})
beforeEach(() => {
  const user = { userId: 'me', name: 'Me', email: 'me@example.com', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
  saving = heldCall()
  deciding = heldCall()
  vi.spyOn(teamCalls, 'saveMarkingTeam').mockImplementation(saving.call)
  vi.spyOn(markingCalls, 'saveMarks').mockImplementation(deciding.call)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const shareOutDialog = () => screen.queryByRole('dialog', { name: 'Assign answers to markers' })
const stopDialog = () => screen.queryByRole('dialog', { name: 'Remove assignments?' })
const inDialog = () => within((shareOutDialog() ?? stopDialog())!)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressInDialog = (name: string) => fireEvent.click(inDialog().getByRole('button', { name }))
const down = new Problem('UPSTREAM_DOWN')
const fault = new TypeError('a fault of the page')
const saved = () => saving.respond({ status: 200, data: { ...team, revision: 4 } })
const failures = {
  changed: () => saving.fail(new Problem('TEAM_CHANGED')),
  refused: () => saving.fail(down),
}

const events: Record<string, () => void> = {
  'share out': () => press('Change'),
  choose: () => fireEvent.click(inDialog().getByRole('checkbox', { name: 'Cy' })),
  save: () => pressInDialog('Assign'),
  cancel: () => pressInDialog('Cancel'),
  'stop sharing': () => press('Remove assignments'),
  confirm: () => pressInDialog('Remove assignments'),
  decide: () => press('Give 4 of 5'),
}
const outcomes: Record<string, Record<string, () => void>> = {
  'save the division': { saved, ...failures },
  'end the division': { ended: saved, ...failures },
  'save the decision': {
    decided: () =>
      deciding.respond({ status: 200, data: { saved: [{ result_id: 'r1', revision: 1 }], conflicts: [] } }),
    refused: () => deciding.fail(down),
  },
}
const surprises: Record<string, () => void> = {
  'save the division': () => saving.fail(fault),
  'end the division': () => saving.fail(fault),
  'save the decision': () => deciding.fail(fault),
}
const isBusy = (name: string) => inDialog().getByRole('button', { name }).getAttribute('aria-busy') === 'true'
const sees: Record<string, () => void> = {
  looking: () => {
    expect([shareOutDialog(), stopDialog()]).toEqual([null, null])
    expect(screen.getByRole('row', { name: /^Bo/ }).textContent).toContain('1 of 4')
  },
  choosing: () => expect(isBusy('Assign')).toBe(false),
  saving: () => expect(isBusy('Assign')).toBe(true),
  asking: () => expect(isBusy('Remove assignments')).toBe(false),
  ending: () => expect(isBusy('Remove assignments')).toBe(true),
  deciding: () =>
    expect((screen.getByRole('button', { name: 'Give 4 of 5' }) as HTMLButtonElement).disabled).toBe(true),
}

const gestures = { events, outcomes, failures: surprises, settle, sees }

test('the walk has an assertion for every state of the chart', () => {
  const states = buildStateGraph(entry).nodes.map(({ snapshot }) => stateName(snapshot))
  expect(Object.keys(sees).sort()).toEqual([...new Set(states)].sort())
})

test.each(coveringPaths(entry).map((path) => [path.title, path] as const))(
  '%s',
  async (_title, { steps }) => {
    await open()
    for (const step of steps) await takeStep(step, gestures)
  },
)

test('a choice is saved over a team that somebody else made meanwhile, and says so first', async () => {
  await open()
  await act(async () => press('Change'))
  await act(async () => fireEvent.click(inDialog().getByRole('radio', { name: /^Question/ })))
  fireEvent.change(inDialog().getByLabelText('Question 2'), { target: { value: 'me' } })
  await act(async () => pressInDialog('Assign'))
  vi.spyOn(teamCalls, 'getMarkingTeam').mockResolvedValue({ status: 200, data: { ...team, revision: 7 } })
  await act(async () => failures.changed())
  await settle()
  expect(inDialog().getByRole('alert').textContent).toContain('Somebody else shared these answers out')
  await act(async () => pressInDialog('Assign'))
  const bodies = vi.mocked(teamCalls.saveMarkingTeam).mock.calls.map(([{ body }]) => body)
  const questions = [
    { question_id: 'n1', marker_id: 'me' },
    { question_id: 'n2', marker_id: 'me' },
  ]
  expect(bodies.map(({ revision }) => revision)).toEqual([3, 7])
  expect(bodies[1]).toMatchObject({ shared_by: 'question', marker_ids: ['me', 'bo'], questions })
})

test('one marker alone cannot mark twice, and nobody cannot be given anything', async () => {
  await open()
  await act(async () => press('Change'))
  await act(async () => fireEvent.click(inDialog().getByRole('checkbox', { name: 'Bo' })))
  expect((inDialog().getByLabelText('Answers marked twice') as HTMLSelectElement).value).toBe('0')
  expect((inDialog().getByLabelText('Answers marked twice') as HTMLSelectElement).disabled).toBe(true)
  await act(async () => fireEvent.click(inDialog().getByRole('checkbox', { name: 'Ada' })))
  expect((inDialog().getByRole('button', { name: 'Assign' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a marker sees how far all are, and nothing that changes it', async () => {
  await open({ ...team, role: 'marker' })
  expect(screen.getByRole('table', { name: 'Progress of each marker' })).toBeTruthy()
  for (const name of ['Change', 'Remove assignments', 'Show decided answers', 'Give 4 of 5'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
