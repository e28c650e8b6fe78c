import { ltiEndpoints } from '@quizwright/contracts/endpoints/lti.ts'
import type { LtiScore, LtiScores } from '@quizwright/contracts/schemas/lti-score.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import GradesDialog from './grades-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const score = (name: string, changes: Partial<LtiScore> = {}): LtiScore => ({
  _id: `score-${name}`,
  student_id: `id-${name}`,
  full_name: name,
  email: '',
  course: 'Physics 1',
  platform: 'Moodle',
  state: 'sent',
  given: 75,
  maximum: 100,
  theirs: null,
  reason: null,
  failing_since: null,
  left_at: null,
  ...changes,
})
const answer = (scores: LtiScore[], refused = 0) => ({
  status: 200,
  data: { members: null as LtiScores['members'], total: scores.length, refused, scores } satisfies LtiScores,
})
const open = async (scores: LtiScore[], refused = 0) => {
  vi.spyOn(rest(ltiEndpoints), 'getLtiScores').mockResolvedValue(answer(scores, refused))
  const session = {
    _id: 's1',
    name: 'Monday',
    link: 'https://quiz.test/lti/launch/s1',
    access: 'institution',
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <GradesDialog session={session as Session} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByText(scores[0]?.full_name ?? /Nobody/)
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li')!)

test('shows each grade with where it stands, and the address for the course', async () => {
  await open([
    score('Ada'),
    score('Bo', { state: 'waiting', given: null, failing_since: '2026-11-02 09:00:00' }),
  ])
  expect(screen.getByDisplayValue('https://quiz.test/lti/launch/s1')).toBeDefined()
  expect(rowOf('Ada').getByText('Sent')).toBeDefined()
  expect(rowOf('Ada').getByText(/Moodle: Physics 1/).parentElement?.textContent).toContain('sent 75 of 100')
  expect(rowOf('Bo').getByText(/No reply since/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

test('given answers that wait for marks, then no grade is said to be sent', async () => {
  await open([score('Ada', { given: null, maximum: null })])
  expect(rowOf('Ada').getByText('Being marked')).toBeDefined()
  expect(rowOf('Ada').queryByText('Sent')).toBeNull()
})

test('a refused grade is sent again, one or all', async () => {
  const refused = { state: 'refused', reason: 'There is no such student.' } as const
  await open([score('Ada', refused), score('Bo', refused)], 2)
  const send = vi
    .spyOn(rest(ltiEndpoints), 'sendLtiScoresAgain')
    .mockResolvedValue(answer([score('Ada'), score('Bo')]))
  await userEvent.click(screen.getByRole('button', { name: 'Send the grade of Ada again' }))
  expect(send).toHaveBeenLastCalledWith({
    body: { sessionId: 's1', score_id: 'score-Ada' },
  })
  await expect.poll(() => rowOf('Ada').queryByText('Sent')).not.toBeNull()
})

test('of a grade that was changed there, either one is kept', async () => {
  await open([score('Ada', { state: 'differs', theirs: 90 })])
  expect(rowOf('Ada').getByText(/Physics 1/).parentElement?.textContent).toContain(
    'now 90 of 100 in the course',
  )
  const resolve = vi
    .spyOn(rest(ltiEndpoints), 'resolveLtiDifference')
    .mockResolvedValue(answer([score('Ada', { state: 'kept' })]))
  await userEvent.click(screen.getByRole('button', { name: 'Keep the course’s grade for Ada' }))
  expect(resolve).toHaveBeenLastCalledWith({
    body: { sessionId: 's1', score_id: 'score-Ada', keep: 'theirs' },
  })
  await expect.poll(() => rowOf('Ada').queryByText('Course grade kept')).not.toBeNull()
})
