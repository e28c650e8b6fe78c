import { loginSetup } from './guards-and-actions.ts'

/**
 * Signs an instructor in through a window of another origin, which posts a message with the user and the
 * token.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'Signs an instructor in through a window of another origin.',
  context: ({ input }) => ({ ...input, state: '', badMessages: 0, signedIn: null }),
  initial: 'signed out',
  states: {
    'signed out': {
      description: 'Nobody is signed in. The Login button is shown.',
      meta: { screen: 'login' },
      on: {
        'log in': {
          target: 'window is open',
          actions: { type: 'store the state', params: ({ event }) => event.state },
        },
      },
    },
    'window is open': {
      description:
        'The sign-in window is open. Only a message from it that returns the `state` of this login is ' +
        'accepted. The fifth other message ends the login.',
      tags: ['busy'],
      meta: { screen: 'login' },
      invoke: {
        id: 'sign-in window',
        src: 'sign-in window',
        input: ({ context, self }) => ({ url: context.url, state: context.state, report: self }),
        onDone: 'blocked',
        onError: 'interrupted',
      },
      on: {
        'message came': [
          {
            guard: { type: 'message is ours', params: ({ event }) => event },
            target: 'remembering the user',
            actions: { type: 'store the signed-in user', params: ({ event }) => event },
          },
          { guard: 'is the last bad message', target: 'interrupted' },
          { actions: 'count a bad message' },
        ],
        'log in': {
          target: 'window is open',
          reenter: true,
          actions: { type: 'store the state', params: ({ event }) => event.state },
        },
        cancel: 'signed out',
      },
      initial: 'too early to tell',
      states: {
        'too early to tell': {
          description:
            'The window has just been opened. If it looks closed now, it may only be navigating to another ' +
            'origin.',
          after: { 'time to open': 'watching' },
        },
        watching: {
          description: 'If the window looks closed from now on, the user has closed it.',
          on: { 'window looks closed': '#login.signed out' },
        },
      },
    },
    blocked: {
      description: 'The browser blocked the window. The visitor is asked to allow pop-ups and can try again.',
      meta: { screen: 'login' },
      on: {
        'log in': {
          target: 'window is open',
          actions: { type: 'store the state', params: ({ event }) => event.state },
        },
      },
    },
    interrupted: {
      description: 'The login failed, and the screen says why. The visitor can try again.',
      meta: { screen: 'login' },
      on: {
        'log in': {
          target: 'window is open',
          actions: { type: 'store the state', params: ({ event }) => event.state },
        },
      },
    },
    'remembering the user': {
      description: 'The user id, the token and the user are being stored in the browser.',
      tags: ['busy'],
      meta: { screen: 'login' },
      exit: 'clear the token',
      invoke: {
        id: 'remember the user',
        src: 'remember the user',
        input: ({ context }) => ({ signedIn: context.signedIn }),
        onDone: 'leaving',
        onError: 'interrupted',
      },
    },
    leaving: {
      description: 'The page reloads at the address that the visitor wanted before the login.',
      tags: ['busy'],
      meta: { screen: 'login' },
      invoke: { id: 'leave the login', src: 'leave the login', onDone: 'signed in', onError: 'interrupted' },
    },
    'signed in': { description: 'The login is over.', type: 'final', meta: { screen: 'login' } },
  },
})
