import type { Fixtures } from '../paths/fixtures.ts'
import type { LoginContext, LoginEvent, LoginInput, LoginOutcomes } from './guards-and-actions.ts'

export const origin = 'https://sign-in.example'
const state = 'a-state-of-its-own'
const user = { userId: 'u1', name: 'Ada', email: 'ada@example.com' }

/** The valid message of the sign-in window. */
export const validMessage = {
  type: 'message came',
  origin,
  isFromWindow: true,
  data: { type: 'sign-in', state, uid: 'u1', token: 'token', user },
} as const

/** Invalid messages: each differs from the valid one in one property. */
export const badMessages = {
  'from another origin': { ...validMessage, origin: 'https://evil.example' },
  'from a sandboxed frame': { ...validMessage, origin: 'null' },
  'from another window': { ...validMessage, isFromWindow: false },
  'with another state': { ...validMessage, data: { ...validMessage.data, state: 'a-state-of-another' } },
  'in another form': { ...validMessage, data: 'signed in' },
} as const

export const loginFixtures = {
  inputs: { start: { url: `${origin}/?role=instructor`, origin } },
  events: {
    'log in': [{ type: 'log in', state }],
    'message came': [validMessage, badMessages['from another origin']],
    'window looks closed': [{ type: 'window looks closed' }],
    cancel: [{ type: 'cancel' }],
  },
  outcomes: {
    'sign-in window': { blocked: [{ outcome: 'blocked' }] },
    'remember the user': { remembered: [{ outcome: 'remembered' }] },
    'leave the login': { left: [{ outcome: 'left' }] },
  },
  relevantContext: ({ badMessages: count, signedIn }) => ({ count, signedIn: signedIn !== null }),
} satisfies Fixtures<LoginInput, LoginContext, LoginEvent, LoginOutcomes>
