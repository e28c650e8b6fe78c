import { studentEndpoints } from '@quizwright/contracts/endpoints/student.ts'
import type { StudentMerge, StudentRecord } from '@quizwright/contracts/schemas/student.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import StudentsDialog from './students-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const student = (name: string, attempts = 1): StudentRecord => ({
  _id: name,
  full_name: name,
  email: `${name.toLowerCase()}@example.org`,
  kind: 'unconfirmed',
  attempts,
})
const merged: StudentMerge = {
  _id: 'm1',
  kept: { full_name: 'Ada', email: 'ada@example.org' },
  merged: { full_name: 'Adah', email: 'adah@example.org' },
  attempts: 2,
  merged_at: '2026-11-02T09:00:00.000Z',
}
const answer = (students: StudentRecord[], merges: StudentMerge[] = []) => ({
  status: 200,
  data: { students, merges },
})

const open = async (merges: StudentMerge[] = []) => {
  vi.spyOn(rest(studentEndpoints), 'getStudents').mockResolvedValue(
    answer([student('Ada'), student('Adah', 2), student('Bo')], merges),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudentsDialog quizId="q1" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('combobox', { name: 'Student to keep' })
}
const keep = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Student to keep' })
const mergeInto = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Duplicate to remove' })
const mergeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' })
const labels = (select: HTMLSelectElement) => [...select.options].slice(1).map(({ value }) => value)

test('two students can be merged only if both are chosen and different', async () => {
  await open()
  const merge = vi
    .spyOn(rest(studentEndpoints), 'mergeStudents')
    .mockResolvedValue(answer([student('Ada', 3)], [merged]))
  expect(mergeButton().disabled).toBe(true)
  await userEvent.selectOptions(keep(), 'Ada')
  expect(labels(mergeInto())).toEqual(['Adah', 'Bo'])
  await userEvent.selectOptions(mergeInto(), 'Adah')
  await userEvent.click(mergeButton())
  await waitFor(() => expect(mergeInto().value).toBe(''))
  expect(merge.mock.calls).toEqual([[{ body: { quiz_id: 'q1', kept_id: 'Ada', merged_id: 'Adah' } }]])
})

test('the search narrows both lists, but keeps chosen students', async () => {
  await open()
  await userEvent.selectOptions(keep(), 'Bo')
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a student' }), 'ADA')
  expect(labels(keep())).toEqual(['Ada', 'Adah', 'Bo'])
  expect(labels(mergeInto())).toEqual(['Ada', 'Adah'])
})

test('a refused merge keeps the chosen students', async () => {
  await open()
  vi.spyOn(rest(studentEndpoints), 'mergeStudents').mockRejectedValue(new Problem('NOT_FOUND'))
  await userEvent.selectOptions(keep(), 'Ada')
  await userEvent.selectOptions(mergeInto(), 'Adah')
  await userEvent.click(mergeButton())
  await waitFor(() => expect(mergeButton().disabled).toBe(false))
  expect([keep().value, mergeInto().value]).toEqual(['Ada', 'Adah'])
})

test('a likely pair is proposed with its reason; choosing it fills the fields without merging', async () => {
  vi.spyOn(rest(studentEndpoints), 'getStudents').mockResolvedValue(
    answer([student('Ada', 2), { ...student('Adah'), full_name: 'ADA' }, student('Bo')]),
  )
  const merge = vi.spyOn(rest(studentEndpoints), 'mergeStudents')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StudentsDialog quizId="q1" onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByText('They share the same name.')
  await userEvent.click(screen.getByRole('button', { name: 'Select Ada and ADA' }))
  expect([keep().value, mergeInto().value]).toEqual(['Ada', 'Adah'])
  expect(merge).not.toHaveBeenCalled()
  expect(mergeButton().disabled).toBe(false)
})

test('each merge is listed and can be undone', async () => {
  await open([merged])
  const undo = vi
    .spyOn(rest(studentEndpoints), 'undoMerge')
    .mockResolvedValue(answer([student('Ada'), student('Adah', 2)]))
  await userEvent.click(screen.getByRole('button', { name: 'Undo the merge of Adah into Ada' }))
  await waitFor(() => expect(undo.mock.calls).toEqual([[{ body: { quiz_id: 'q1', merge_id: 'm1' } }]]))
})
