import { errorEvent, doneEvent, type GoldenPath, delayEvent } from '../paths/fixtures.ts'
import { badMessages, loginFixtures, validMessage } from './fixtures.ts'
import type { LoginEvent } from './guards-and-actions.ts'

const [logIn] = loginFixtures.events['log in']
const looksClosed: LoginEvent = { type: 'window looks closed' }
const hadTime = delayEvent('time to open', 'login.window is open.too early to tell')

export const loginGoldenPaths: GoldenPath<LoginEvent>[] = [
  {
    title: 'a visitor signs in',
    input: 'start',
    end: 'signed in',
    events: [
      logIn,
      validMessage,
      doneEvent('remember the user', { outcome: 'remembered' }),
      doneEvent('leave the login', { outcome: 'left' }),
    ],
  },
  {
    title: 'a window that looks closed at once is still awaited',
    input: 'start',
    end: 'window is open',
    events: [logIn, looksClosed],
  },
  {
    title: 'closing the window later gives the login up',
    input: 'start',
    end: 'signed out',
    events: [logIn, looksClosed, hadTime, looksClosed],
  },
  {
    title: 'a blocked window can be opened again',
    input: 'start',
    end: 'window is open',
    events: [logIn, doneEvent('sign-in window', { outcome: 'blocked' }), logIn],
  },
  {
    title: 'four bad messages do no harm',
    input: 'start',
    end: 'remembering the user',
    events: [logIn, ...Object.values(badMessages).slice(1), validMessage],
  },
  {
    title: 'the fifth bad message interrupts',
    input: 'start',
    end: 'interrupted',
    events: [logIn, ...Object.values(badMessages)],
  },
  {
    title: 'the right message comes too late after an interruption',
    input: 'start',
    end: 'interrupted',
    events: [logIn, ...Object.values(badMessages), validMessage],
  },
  {
    title: 'bad messages of one try are forgotten at the next',
    input: 'start',
    end: 'window is open',
    events: [logIn, ...Object.values(badMessages).slice(1), logIn, badMessages['in another form']],
  },
  {
    title: 'a browser that stores nothing interrupts',
    input: 'start',
    end: 'interrupted',
    events: [logIn, validMessage, errorEvent('remember the user')],
  },
]
