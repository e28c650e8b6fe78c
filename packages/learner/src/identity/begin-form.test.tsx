import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { BeginForm } from './begin-form.tsx'

const bodies: unknown[] = []
beforeEach(() => {
  bodies.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    if (path.includes('/cities')) return Response.json({ data: { cities: ['Lahore'] } })
    bodies.push(JSON.parse(body!))
    return Response.json({ data: { attempt_id: 'a1', token: 't', session_id: 's1', number: 1 } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (isFirst: boolean, changes: { mustBePassed?: boolean } = {}) => {
  const state = {
    asksName: isFirst,
    asksPlace: true,
    isUnderWay: !isFirst,
    asksCode: true,
    duration: 600,
    extraTime: 0,
    left: 1,
    mustBePassed: false,
    isRemembered: true,
    ...changes,
  }
  render(<BeginForm sessionId="s1" token="t" {...state} onStarted={vi.fn()} />)
  return userEvent.setup()
}

test('the first time, the form asks for a name, the code and, optionally, a place', async () => {
  const user = open(true)
  await user.type(screen.getByLabelText('Name'), 'Bo')
  await user.type(screen.getByLabelText('Access code'), 'blue')
  await user.type(screen.getByLabelText('Country (optional)'), 'pk')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(bodies).toMatchObject([{ full_name: 'Bo', access_code: 'blue', country: 'Pakistan' }])
  expect(bodies[0]).not.toHaveProperty('city')
})

test('a student who continues an attempt is asked for nothing, not even the code', async () => {
  const user = open(false)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(Object.keys(bodies[0] as object).sort()).toEqual(['browser_token', 'session_id'])
})

test('a listed student, whose name is known, may enter a place', async () => {
  const state = {
    asksName: false,
    asksPlace: true,
    isUnderWay: false,
    asksCode: false,
    duration: 600,
    extraTime: 0,
    left: null,
    mustBePassed: false,
  }
  render(<BeginForm sessionId="s1" token="t" {...state} onStarted={vi.fn()} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('City (optional)'), 'Lahore')
  expect(screen.queryByLabelText('Name')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(bodies).toMatchObject([{ city: 'Lahore' }])
})

test('given extra time, the total time is shown', () => {
  const asked = {
    asksName: false,
    asksPlace: false,
    isUnderWay: false,
    asksCode: false,
    left: null,
    mustBePassed: false,
  }
  render(<BeginForm sessionId="s1" token="t" {...asked} duration={610} extraTime={25} onStarted={vi.fn()} />)
  expect(screen.getByText('You have 25% extra time: 12 minutes 43 seconds in total.')).toBeTruthy()
})

test('a wrong access code is reported at its field, which takes the focus', async () => {
  const message = 'The access code is wrong. Ask your instructor for it and type it again.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'ACCESS_CODE_WRONG', message }, { status: 422 }))
  const user = open(true)
  await user.type(screen.getByLabelText('Name'), 'Bo')
  const code = screen.getByLabelText('Access code')
  await user.type(code, 'red')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await vi.waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message).id).toBe(code.getAttribute('aria-describedby'))
  expect(document.activeElement).toBe(code)
})

test('a quiz that must be passed says that further attempts are allowed until then', () => {
  open(true, { mustBePassed: true })
  expect(
    screen.getByText('You have 1 attempt left. If you don’t pass, you can try again until you do.'),
  ).toBeTruthy()
})
