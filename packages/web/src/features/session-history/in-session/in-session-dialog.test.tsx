import { sessionStudentEndpoints } from '@quizwright/contracts/endpoints/session-student.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { SessionStudent } from '@quizwright/contracts/schemas/session-student.ts'
import { allowanceTexts } from '@quizwright/domain/rules/allowance.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import InSessionDialog from './in-session-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const student = (name: string, changes: Partial<SessionStudent> = {}): SessionStudent => ({
  student_id: `id-${name}`,
  full_name: name,
  email: `${name.toLowerCase()}@example.org`,
  is_confirmed: false,
  attempts: 1,
  open: null,
  ...changes,
})
const listOf = (students: SessionStudent[], allowed: number | null = 1) => ({
  status: 200,
  data: { attempts_allowed: allowed, students },
})
const open = async (list: ReturnType<typeof listOf>) => {
  vi.spyOn(rest(sessionStudentEndpoints), 'getSessionStudents').mockResolvedValue(list)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InSessionDialog session={{ _id: 's1', name: 'Monday' } as Session} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByText('Ada')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reason = () => screen.getByRole('textbox', { name: /^Reason/ })
const at = '2026-11-02 09:00:00'

test('a student on no list gets more minutes, with a reason', async () => {
  const before = student('Ada', { open: { started_at: at, due_at: '2026-11-02 09:30:00' } })
  await open(listOf([before, student('Bo')]))
  const given = { ...before, more_minutes: { amount: 10, reason: 'The alarm rang.', at } }
  const allow = vi
    .spyOn(rest(sessionStudentEndpoints), 'allowStudent')
    .mockResolvedValue(listOf([given, student('Bo')]))
  await press('Extra time for Ada')
  await press('Allow')
  expect(screen.getByText(allowanceTexts.reason)).toBeTruthy()
  expect(screen.getByText('Enter the number of minutes.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^Extra minutes/ }), '10')
  await userEvent.type(reason(), 'The alarm rang.')
  await press('Allow')
  await screen.findByText('10 extra minutes')
  const body = { sessionId: 's1', student_id: 'id-Ada', more_minutes: 10, reason: 'The alarm rang.' }
  expect(allow.mock.calls).toEqual([[{ body }]])
  await press('Withdraw the extra minutes of Ada')
  await waitFor(() => expect(allow.mock.calls[1]?.[0].body.more_minutes).toBe(0))
})

test('one more attempt is added to those allowed before, and taken back one at a time', async () => {
  const more = { amount: 1, reason: 'The power failed.', at }
  await open(listOf([student('Ada', { more_attempts: more })]))
  const allow = vi
    .spyOn(rest(sessionStudentEndpoints), 'allowStudent')
    .mockResolvedValue(listOf([student('Ada', { more_attempts: { ...more, amount: 2 } })]))
  await press('Extra attempt for Ada')
  await userEvent.type(reason(), 'Again.')
  await press('Allow')
  await screen.findByText('2 extra attempts')
  await press('Withdraw an extra attempt of Ada')
  await waitFor(() => expect(allow.mock.calls).toHaveLength(2))
  expect(allow.mock.calls.map(([{ body }]) => body.more_attempts)).toEqual([2, 1])
})

test('a refusal keeps what was typed, and a session without a limit offers time alone', async () => {
  await open(listOf([student('Ada')], null))
  expect(screen.queryByRole('button', { name: 'Extra attempt for Ada' })).toBeNull()
  vi.spyOn(rest(sessionStudentEndpoints), 'allowStudent').mockRejectedValue(new Problem('NOT_FOUND'))
  await press('Extra time for Ada')
  await userEvent.type(screen.getByRole('textbox', { name: /^Extra minutes/ }), '5')
  await userEvent.type(reason(), 'Late bus.')
  await press('Allow')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Allow' }).disabled).toBe(false),
  )
  expect(reason()).toHaveProperty('value', 'Late bus.')
})

test('a search finds a student by name or address', async () => {
  await open(listOf([student('Ada'), student('Bo')]))
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a student' }), 'bo@')
  expect(screen.queryByText('Ada')).toBeNull()
  expect(screen.getByText('Bo')).toBeTruthy()
})
