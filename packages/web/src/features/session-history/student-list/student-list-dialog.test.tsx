import { studentListEndpoints } from '@quizwright/contracts/endpoints/student-list.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import type { ListedStudent } from '@quizwright/contracts/schemas/student-list.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import StudentListDialog from './student-list-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const student = (name: string): ListedStudent => ({
  _id: `id-${name}`,
  name,
  email: `${name}@example.org`,
  extra_time: 0,
  code: null,
  link: `http://learn.example/standard-quiz/s#${name}`,
  attempts: 0,
})
const list = (...names: string[]) => ({ status: 200, data: { students: names.map(student) } })
const session = { _id: 's1', name: 'Monday' } as Session

const open = async (...students: ListedStudent[]) => {
  vi.spyOn(rest(studentListEndpoints), 'getStudentList').mockResolvedValue(
    students.length > 0 ? { status: 200, data: { students } } : list('Ada', 'Bo'),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudentListDialog session={session} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('rowheader', { name: 'Bo' })
}

test('a student is removed from the list at once, and Undo restores the entry', async () => {
  await open()
  const remove = vi.spyOn(rest(studentListEndpoints), 'removeStudent').mockResolvedValue(list('Ada'))
  const restore = vi.spyOn(rest(studentListEndpoints), 'restoreStudent').mockResolvedValue(list('Ada', 'Bo'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bo from the list' }))
  expect((await screen.findByRole('status')).textContent).toContain('Bo was removed from the list')
  expect(screen.queryByRole('rowheader', { name: 'Bo' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('rowheader', { name: 'Bo' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  const body = { sessionId: 's1', listed_id: 'id-Bo' }
  expect([remove.mock.calls, restore.mock.calls]).toEqual([[[{ body }]], [[{ body }]]])
})

test('students with addresses of one mailbox are named at each other', async () => {
  await open({ ...student('Ada'), email: 'home+ada@example.org' }, student('Bo'), {
    ...student('Cy'),
    email: 'home+cy@example.org',
  })
  const noteOf = (name: string) =>
    screen.getByRole('rowheader', { name }).parentElement!.textContent.match(/Same mailbox as \w+/)?.[0]
  expect(['Ada', 'Bo', 'Cy'].map(noteOf)).toEqual(['Same mailbox as Cy', undefined, 'Same mailbox as Ada'])
})

test('a new link is asked about, replaces the one that is shown, and another one stays', async () => {
  await open({ ...student('Ada'), link_number: 2 }, student('Bo'))
  const replace = vi.spyOn(rest(studentListEndpoints), 'replacePersonalLink').mockResolvedValue({
    status: 200,
    data: { students: [{ ...student('Ada'), link_number: 3, link: 'http://learn.example/s#new' }] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'New link for Ada' }))
  expect(replace).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'New link' }))
  await waitFor(() =>
    expect(replace.mock.calls).toEqual([
      [{ body: { sessionId: 's1', listed_id: 'id-Ada', link_number: 2 } }],
    ]),
  )
})

test('a link that was used on several devices says when', async () => {
  const device = (hour: number) => ({
    first_used_at: `2030-03-01 0${hour}:00:00`,
    last_used_at: `2030-03-01 0${hour}:30:00`,
  })
  await open(
    { ...student('Ada'), devices: [device(8), device(9)] },
    { ...student('Bo'), devices: [device(8)] },
    { ...student('Cy'), devices: [] },
  )
  const cellOf = (name: string) => screen.getByRole('rowheader', { name }).parentElement!.textContent
  expect(cellOf('Ada')).toContain('Used on 2 devices')
  expect(cellOf('Ada')).toMatch(/Device 2: first .+, last /)
  expect(cellOf('Bo')).toContain('Used on 1 device, first')
  expect(cellOf('Cy')).toContain('Not used yet')
})

test('refused lines stay in the field, each with its reason', async () => {
  await open()
  vi.spyOn(rest(studentListEndpoints), 'addStudents').mockResolvedValue({
    status: 200,
    data: {
      ...list('Ada', 'Bo', 'Cy').data,
      added: 1,
      changed: 0,
      rejected: [{ line: 2, reason: 'This is no e-mail address.' }],
    },
  })
  const field = screen.getByRole('textbox', { name: /Add students/ })
  await userEvent.click(field)
  await userEvent.paste('Cy, cy@example.org\nDi, nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Line 2, “Di, nowhere”: This is no e-mail address.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('Di, nowhere')
})

test('refused lines keep the heading that names their columns', async () => {
  await open()
  const { data } = list('Ada', 'Bo')
  const rejected = [{ line: 3, reason: 'This is no e-mail address.' }]
  vi.spyOn(rest(studentListEndpoints), 'addStudents').mockResolvedValue({
    status: 200,
    data: { ...data, added: 1, changed: 0, rejected, heading_lines: [1] },
  })
  const field = screen.getByRole('textbox', { name: /Add students/ })
  await userEvent.click(field)
  await userEvent.paste('Number,Name,E-mail\n1,Cy,cy@example.org\n2,Di,nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Number,Name,E-mail\n2,Di,nowhere'))
})

test('the lines of a file are appended to the typed ones, whatever its encoding', async () => {
  await open()
  const field = screen.getByRole('textbox', { name: /Add students/ })
  await userEvent.type(field, 'Cy, cy@example.org')
  // "Émile" in Windows-1252, as Excel saves it.
  const bytes = new Uint8Array([0xc9, ...new TextEncoder().encode('mile;emile@example.org\r\n')])
  await userEvent.upload(screen.getByLabelText('Read a CSV or Excel file'), new File([bytes], 'class.csv'))
  await waitFor(() =>
    expect((field as HTMLTextAreaElement).value).toContain('Cy, cy@example.org\nÉmile;emile@example.org'),
  )
})

test('a list that could not be read says so and can be read again', async () => {
  const read = vi
    .spyOn(rest(studentListEndpoints), 'getStudentList')
    .mockRejectedValue(new Problem('NOT_FOUND'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StudentListDialog session={session} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('The students couldn’t be loaded')).toBeTruthy()
  read.mockResolvedValue(list('Ada'))
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByRole('rowheader', { name: 'Ada' })).toBeTruthy()
})
