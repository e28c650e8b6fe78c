import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { storeDetails, storeStudentToken } from '../connection/browser-storage.ts'
import * as api from '../connection/learner-api.ts'
import { noConnection } from '../connection/request-error.ts'
import { render } from '../test-support/render.tsx'
import { usePassed } from './use-passed.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const details = {
  full_name: 'Bo',
  email: 'bo@example.org',
  phone: '+92 300 1234567',
  city: 'Lahore',
  country: 'Pakistan',
  university: 'None',
}
const Page = () => <p role="status">{usePassed('v1').passed.join()}</p>
const said = () => screen.getByRole('status').textContent

test('asks as every student of this browser, and again when the page is shown again', async () => {
  storeStudentToken('s1', 'token of bo')
  storeDetails(details)
  const read = vi.spyOn(api, 'readPassed').mockRejectedValueOnce(noConnection('Wait.'))
  render(<Page />)
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(said()).toBe('')
  read.mockResolvedValue({ quiz_ids: ['q1'] })
  dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(said()).toBe('q1'))
  expect(read).toHaveBeenLastCalledWith('v1', {
    tokens: ['token of bo'],
    browser_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    student: details,
  })
})

test('given nobody known, then it asks as nobody, and what an earlier release stored counts no more', async () => {
  localStorage.setItem('learner.passed.q1', 'true')
  const read = vi.spyOn(api, 'readPassed').mockResolvedValue({ quiz_ids: [] })
  render(<Page />)
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(said()).toBe('')
  expect(read.mock.calls[0]![1]).toEqual({ tokens: [], browser_token: expect.any(String) })
})
