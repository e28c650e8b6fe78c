import { afterEach, expect, test, vi } from 'vitest'
import type { LaunchPageContent } from './launch-content.ts'
import { renderLaunchPage } from './launch-page.tsx'
import { offerToGoOn } from './offer-to-go-on.ts'
import { askStorage } from './platform-storage.ts'

const show = (content: LaunchPageContent): Document =>
  new DOMParser().parseFromString(renderLaunchPage(content), 'text/html')
afterEach(() => vi.unstubAllGlobals())

test('text from a platform is shown as text', () => {
  const document = show({
    kind: 'staff',
    quizName: '<img src=x>',
    courseTitle: 'A & B',
    address: '/learn/x#launch=1',
  })
  expect(document.querySelector('h1')?.textContent).toBe('<img src=x>')
  expect(document.body.textContent).toContain('the students of A & B.')
  expect(document.querySelector('a.button')?.getAttribute('href')).toBe('/learn/x#launch=1')
})

test('a launch that waits for the storage keeps its fields, and a window is offered only later', () => {
  const document = show({
    kind: 'ask_secret',
    frame: '_parent',
    platformOrigin: 'https://uni.test',
    key: 'k',
    idToken: 'a.b.c',
    state: 's',
    windowAddress: '/lti/login/uni?a=1&b=2',
  })
  const form = document.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/lti/launch/finish'])
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['id_token', 'a.b.c'],
    ['state', 's'],
    ['secret', ''],
  ])
  expect(document.getElementById('window-offer')?.hidden).toBe(true)
  expect(document.querySelector('#window-offer a')?.getAttribute('href')).toBe('/lti/login/uni?a=1&b=2')
})

test('a problem says what to do, and names its code for the administrator', () => {
  const document = show({ kind: 'problem', message: 'Open it again.', code: 'LTI_USED', requestId: 'r1' })
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Open it again.')
  expect(document.body.textContent).toContain('For your administrator: LTI_USED, request r1')
})

test('a launch that was used leads back to the quiz only where this browser has opened it', () => {
  const goOn = { address: '/learn/standard-quiz/x?platform=uni', tokenKey: 'learner.student.x' }
  const content = { kind: 'problem', message: 'Used.', code: 'LTI_USED', requestId: 'r1', goOn } as const
  const shown = show(content)
  document.body.replaceChildren(...document.importNode(shown.body, true).childNodes)
  const offer = () => document.getElementById('go-on')
  offerToGoOn()
  expect([offer()?.hidden, offer()?.querySelector('a')?.getAttribute('href')]).toEqual([true, goOn.address])
  localStorage.setItem(goOn.tokenKey, '"token"')
  offerToGoOn()
  expect(offer()?.hidden).toBe(false)
  localStorage.clear()
  vi.stubGlobal('localStorage', undefined)
  expect(() => offerToGoOn()).not.toThrow()
})

type Message = { subject: string; message_id: string; key: string; value?: string }

/** A platform that answers a message after a moment, from `origin`. */
const standUp = (answer: (message: Message) => object | undefined, origin = 'https://uni.test') => {
  const heard: [Message, string][] = []
  vi.stubGlobal('opener', {
    postMessage: (message: Message, target: string) => {
      heard.push([message, target])
      const data = answer(message)
      if (data) setTimeout(() => dispatchEvent(new MessageEvent('message', { data, origin })))
    },
  })
  return heard
}
const request = { frame: '_parent', platformOrigin: 'https://uni.test', key: 'k' }

test('the storage of the platform keeps a value and gives it back to its own origin only', async () => {
  const heard = standUp(({ subject, message_id }) => ({
    subject: `${subject}.response`,
    message_id,
    value: 'v',
  }))
  expect(await askStorage({ ...request, subject: 'lti.get_data' })).toBe('v')
  expect(heard[0]![1]).toBe('https://uni.test')
  await askStorage({ ...request, subject: 'lti.put_data', value: 'secret' })
  expect(heard[1]![0]).toMatchObject({ subject: 'lti.put_data', key: 'k', value: 'secret' })
})

test.each([
  ['another origin', 'https://evil.test', {}],
  ['another message', 'https://uni.test', { message_id: 'other' }],
  ['another subject', 'https://uni.test', { subject: 'lti.put_data.response' }],
])('an answer of %s is not heard', async (_name, origin, changes) => {
  vi.useFakeTimers()
  standUp(
    ({ subject, message_id }) => ({ subject: `${subject}.response`, message_id, value: 'v', ...changes }),
    origin,
  )
  const asked = askStorage({ ...request, subject: 'lti.get_data' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await asked).toBeUndefined()
  vi.useRealTimers()
})

test('a page that stands in no frame asks nobody', async () => {
  expect(await askStorage({ ...request, subject: 'lti.get_data' })).toBeUndefined()
})

test('a page is in the language of its reader, and the next one in English again', () => {
  const content = { kind: 'window', address: '/x' } as const
  const speech = {
    language: 'ur',
    catalogue: { 'Open the quiz in a new window': 'کوئز نئی ونڈو میں کھولیں' },
  }
  const made = new DOMParser().parseFromString(renderLaunchPage(content, speech), 'text/html')
  expect([made.documentElement.lang, made.documentElement.dir]).toEqual(['ur', 'rtl'])
  expect(made.body.textContent).toContain('کوئز نئی ونڈو میں کھولیں')
  expect(show(content).body.textContent).toContain('Open the quiz in a new window')
})

test.each([
  ['en', 'until Dec 1, 2026'],
  ['ar', 'until 1 ديسمبر 2026'],
])('the end of a session is a date in the words of %s', (language, expected) => {
  const session = { linkId: 's', name: 'Monday', end: '2026-12-01T09:00:00.000Z' }
  const quizzes = [{ id: 'q', name: 'Bees', questionCount: 3, owner: null, sessions: [session] }]
  const content = {
    kind: 'pick',
    ticket: 't',
    courseTitle: '',
    search: '',
    isForLink: false,
    isMore: false,
  } as const
  const made = renderLaunchPage({ ...content, quizzes }, { language, catalogue: {} })
  expect(made.replaceAll(/[\u2068\u2069]/g, '')).toContain(expected)
})
