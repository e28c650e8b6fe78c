import { afterEach, expect, test, vi } from 'vitest'
import { proveAccount } from './prove-account.ts'
import { renderSignInPage } from './sign-in-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!
const submit = (selector: string) => find(selector).dispatchEvent(new Event('submit', { cancelable: true }))

/** Shows the window of a provider whose answers are these, one after the other. */
const open = (answers: readonly [number, object][]) => {
  const page = new DOMParser().parseFromString(
    renderSignInPage({ providers: [{ name: 'uni', label: 'Uni' }], hasPasswords: true }),
    'text/html',
  )
  document.body.replaceChildren(...page.body.childNodes)
  const sent: unknown[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    const [status, answer] = left.shift()!
    return Promise.resolve(Response.json(answer, { status }))
  })
  const finish = vi.fn()
  const tell = vi.fn()
  return { sent, finish, tell, proving: proveAccount({ finish, tell })! }
}

test('an account without a password is proved by a mailed code alone', async () => {
  const wrong = { code: 'CODE_WRONG', message: 'This is not the code.' }
  const { sent, finish, tell, proving } = open([
    [200, { isMailed: true }],
    [422, wrong],
    [200, { uid: 'u', token: 't', user: {} }],
  ])
  proving.ask('secret', 'code')
  expect([find('#connect').hidden, find('#connect-by-code').hidden]).toEqual([true, true])
  find('#mail-code').click()
  await expect.poll(() => find('#connect-by-code').hidden).toBe(false)
  expect(document.activeElement).toBe(find('#connect-code'))
  find<HTMLInputElement>('#connect-code').value = ' 123456 '
  submit('#connect-by-code')
  await expect.poll(() => tell.mock.lastCall).toEqual([wrong.message])
  submit('#connect-by-code')
  await expect.poll(() => finish.mock.calls).toEqual([[{ uid: 'u', token: 't', user: {} }]])
  expect(sent).toEqual([
    ['/sign-in/mail-code', { secret: 'secret' }],
    ['/sign-in/redeem', { secret: 'secret', code: '123456' }],
    ['/sign-in/redeem', { secret: 'secret', code: '123456' }],
  ])
})

test('beside the password a code is offered, and a mail that was refused says why', async () => {
  const { tell, proving } = open([[429, { code: 'TOO_MANY_CODES', message: 'Many codes.' }]])
  proving.ask('secret', 'password')
  expect([find('#connect').hidden, find('#mail-code').hidden]).toEqual([false, false])
  find('#mail-code').click()
  await expect.poll(() => tell.mock.lastCall).toEqual(['Many codes.'])
  expect(find('#connect').hidden).toBe(false)
  proving.hide()
  expect([find('#connect').hidden, find('#mail-code').hidden]).toEqual([true, true])
})
