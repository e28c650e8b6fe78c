import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { blankDetails, type QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'
import { TagFields } from './tag-fields.tsx'

const usual = { faculties: [{ _id: 'f1', name: 'Engineering' }], tags: [] }
beforeEach(() => {
  vi.spyOn(rest(structureEndpoints), 'getAllFaculties').mockResolvedValue({
    data: { faculties: usual.faculties },
  } as never)
  vi.spyOn(rest(structureEndpoints), 'getCourseTags').mockResolvedValue({ tags: [] } as never)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const changes: Partial<QuizDetails>[] = []

const Form = ({ isNew }: { isNew: boolean }) => {
  const [details, setDetails] = useState<QuizDetails>(() => ({ ...blankDetails(new Date()), ...usual }))
  return (
    <QueryClientProvider client={queryClient}>
      <TagFields
        details={details}
        errors={{}}
        filledWith={isNew ? usual : undefined}
        onChange={(change) => {
          changes.push(change)
          setDetails({ ...details, ...change })
        }}
      />
    </QueryClientProvider>
  )
}

test('a faculty that was filled in is said to be, and cleared by one click', async () => {
  render(<Form isNew />)
  expect(screen.getByText(/^Copied from your last quiz/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(changes).toEqual([{ faculties: [], tags: [] }])
  expect(screen.queryByText(/^Copied from your last quiz/)).toBeNull()
})

test('the faculty of a quiz that exists was not filled in', () => {
  render(<Form isNew={false} />)
  expect(screen.queryByText(/^Copied from your last quiz/)).toBeNull()
})
