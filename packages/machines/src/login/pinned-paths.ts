import { broke, came, type PinnedPath, waited } from '../paths/fixtures.ts'
import { badMessages, loginFixtures, ownMessage } from './fixtures.ts'
import type { LoginEvent } from './guards-and-actions.ts'

const [logIn] = loginFixtures.events['log in']
const looksClosed: LoginEvent = { type: 'window looks closed' }
const hadTime = waited('time to open', 'login.window is open.too early to tell')

export const loginPinnedPaths: PinnedPath<LoginEvent>[] = [
  {
    title: 'a visitor signs in',
    input: 'start',
    end: 'signed in',
    events: [
      logIn,
      ownMessage,
      came('remember the user', { outcome: 'remembered' }),
      came('leave the login', { outcome: 'left' }),
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
    events: [logIn, came('sign-in window', { outcome: 'blocked' }), logIn],
  },
  {
    title: 'four bad messages do no harm',
    input: 'start',
    end: 'remembering the user',
    events: [logIn, ...Object.values(badMessages).slice(1), ownMessage],
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
    events: [logIn, ...Object.values(badMessages), ownMessage],
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
    events: [logIn, ownMessage, broke('remember the user')],
  },
]
