import type { Announcement } from '@quizwright/contracts/schemas/learner.ts'
import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeAttempt, storeDetails } from '../connection/browser-storage.ts'
import { render } from '../test-support/render.tsx'
import { DetailsForm } from './details-form.tsx'

const ada = {
  full_name: 'Ada',
  email: 'ada@example.org',
  phone: '+92 300 1234567',
  country: 'Pakistan',
  city: 'Lahore',
  university: 'None',
}
const started = { attempt_id: 'a1', token: 't', session_id: 's1', number: 1 }
const cities = { cities: ['Lahore', 'Larkana', 'Karachi'] }
const calls: { path: string; body: unknown }[] = []

beforeEach(() => {
  calls.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    calls.push({ path, body: body === undefined ? null : JSON.parse(body) })
    return Response.json({ data: path.includes('/cities') ? cities : started })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const quiz = { asks_access_code: false, attempts_allowed: null } as Announcement
const onStarted = vi.fn()
const open = (search = '') => {
  history.replaceState(null, '', `/learn/standard-quiz/s1${search}`)
  render(<DetailsForm quiz={quiz} sessionId="s1" onStarted={onStarted} />)
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement

test('given a country code, when the field is left, then it shows the name of the country', async () => {
  const user = open()
  await user.type(field('Country'), 'pk')
  expect(screen.getByRole('option', { name: 'Pakistan' })).toBeTruthy()
  await user.tab()
  expect(field('Country').value).toBe('Pakistan')
  expect(screen.queryByRole('option')).toBeNull()
})

test('given a few letters, when arrow and Enter are pressed, then the suggestion is taken', async () => {
  const user = open()
  await user.type(field('Country'), 'germ{ArrowDown}{Enter}')
  expect(field('Country').value).toBe('Germany')
  expect(calls).toEqual([])
})

test('given a place that is in no list, when the field is left, then it stays as typed', async () => {
  const user = open()
  await user.type(field('Country'), 'Atlantis')
  await user.tab()
  expect(field('Country').value).toBe('Atlantis')
})

test('given a country, when a city is typed, then cities of other students are suggested', async () => {
  const user = open()
  await user.type(field('Country'), 'pk')
  await user.click(field('City'))
  await waitFor(() => expect(calls[0]?.path).toBe('/learner/sessions/s1/cities?country=Pakistan'))
  await user.type(field('City'), 'la')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Lahore', 'Larkana'])
  await user.click(screen.getByRole('option', { name: 'Larkana' }))
  expect(field('City').value).toBe('Larkana')
})

test('given an invalid phone number, when Begin is pressed, then one sentence says so', async () => {
  storeDetails({ ...ada, phone: 'none' })
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.getByText(/^Enter your own phone number/)).toBeTruthy()
  expect(calls).toEqual([])
})

test('given a known student, when a quiz pops up in a video, then the attempt begins at once', async () => {
  storeDetails(ada)
  const user = open('?from=/learn/course/c1/1/v1')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Ada')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(onStarted).toHaveBeenCalledWith(started))
  expect(calls[0]?.body).toMatchObject({ session_id: 's1', student: ada })
})

test('given a known student in a video, when somebody else presses Change, then every field is shown', async () => {
  storeDetails(ada)
  const user = open('?from=/learn/course/c1/1/v1')
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(field('Name').value).toBe('Ada')
  expect(screen.getByLabelText('Institute')).toBeTruthy()
})

test('given one unknown detail, when a quiz pops up in a video, then only that detail is asked', () => {
  storeDetails({ ...ada, phone: '' })
  open('?from=/learn/course/c1/1/v1')
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['phone'])
})

test('given an empty field, when something is typed there, then its error disappears and others stay', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(document.activeElement).toBe(field('Name'))
  await user.type(field('Name'), 'A')
  expect(screen.queryByText('Name is required')).toBeNull()
  expect(field('Name').getAttribute('aria-invalid')).toBe('false')
  expect(screen.getByText('Email is required')).toBeTruthy()
})

test('after a lost response, beginning again sends the same attempt token; the next attempt another', async () => {
  storeDetails(ada)
  const answering = fetch
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    await answering(path, init)
    throw new TypeError('the network is gone')
  })
  const user = open()
  const begin = () => user.click(screen.getByRole('button', { name: 'Start' }))
  await begin()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy())
  vi.stubGlobal('fetch', answering)
  await begin()
  storeAttempt('s1', { attemptId: 'a1', token: 't' })
  document.body.replaceChildren()
  open()
  await begin()
  const tokens = calls
    .filter(({ path }) => path.endsWith('attempts'))
    .map(({ body }) => (body as { attempt_token: string }).attempt_token)
  expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(tokens[1]).toBe(tokens[0])
  expect(tokens[2]).not.toBe(tokens[0])
})
