import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import { CollapsibleDetails } from './collapsible-details.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('courses that cannot be loaded are told by a tooltip, and a click on it loads them again', async () => {
  const read = vi
    .spyOn(rest(structureEndpoints), 'getInstructorCourses')
    .mockRejectedValueOnce(new Problem('UPSTREAM_CONTRACT'))
    .mockResolvedValueOnce({ success: true, courses: [{ _id: 'c1', name: 'Optics' }] })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CollapsibleDetails
        details={blankDetails(new Date())}
        errors={{}}
        alerts={{}}
        uid="me"
        openedAt="2030-01-01 00:00:00"
        open={false}
        onChange={() => undefined}
      />
    </QueryClientProvider>,
  )
  // The group of the course is opened for it.
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toBe(notices.coursesNotLoaded)
  await userEvent.click(screen.getByRole('button', { name: notices.coursesNotLoaded }))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  expect(read).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('combobox', { name: /^Course/ }))
  expect(await screen.findByRole('option', { name: 'Optics' })).toBeDefined()
})
