import type { Person } from '@quizwright/contracts/schemas/people.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { peopleEndpoints } from '@quizwright/contracts/endpoints/people.ts'
import { rest } from '../../api/rest.ts'
import { HandOverAllDialog } from './hand-over-all-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const person = (name: string): Person => ({
  _id: name,
  name,
  email: `${name.toLowerCase()}@example.org`,
  providers: [],
  has_password: true,
  is_operator: false,
  is_disabled: false,
  is_self: false,
  quizzes: 2,
  last_sign_in_at: null,
})
const everybody = Array.from({ length: 900 }, (_, no) => person(`Ada${no + 1}`))

test('among more people than are loaded, whoever is typed is found and gets the quizzes', async () => {
  const calls = rest(peopleEndpoints)
  const asked = vi.spyOn(calls, 'getPeople').mockImplementation(async (call) => {
    const { search = '', count = 50 } = call?.query ?? {}
    const matching = everybody.filter(({ name }) => name.includes(search))
    const people = matching.slice(0, count)
    return { status: 200, success: true, message: '', data: { people, total: matching.length } }
  })
  const handOver = vi.spyOn(calls, 'handOverAll').mockResolvedValue({
    status: 200,
    success: true,
    message: '',
    data: { quizzes: 2 },
  })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HandOverAllDialog person={person('Leaver')} onClose={onClose} />
    </QueryClientProvider>,
  )
  const field = await screen.findByRole('combobox', { name: 'New owner' })
  await userEvent.click(field)
  await userEvent.paste('Ada873')
  await userEvent.click(await screen.findByRole('option', { name: 'Ada873 (ada873@example.org)' }))
  expect((field as HTMLInputElement).value).toBe('Ada873 (ada873@example.org)')
  expect(asked.mock.calls.every(([call]) => (call?.query?.count ?? 0) <= 50)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(handOver.mock.calls[0]?.[0]).toEqual({ body: { account_id: 'Leaver', to_id: 'Ada873' } })
})
