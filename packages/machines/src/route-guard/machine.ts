import { routeGuardSetup } from './guards-and-actions.ts'
import { addressWithFilters } from './list-address.ts'

/**
 * Checks every navigation before it happens. Only a positive result for the latest navigation opens a page.
 */
export const routeGuardMachine = routeGuardSetup.createMachine({
  id: 'route-guard',
  description:
    'Checks every navigation before it happens. A new navigation cancels the check of the one before, so ' +
    'a late response opens nothing.',
  context: { requested: null, entered: null, uid: '', returnPath: null, problem: null },
  on: {
    navigate: [
      {
        guard: { type: 'anyone may see it', params: ({ event }) => event.to },
        target: '.entered',
        actions: [{ type: 'store the destination', params: ({ event }) => event.to }, 'enter'],
      },
      {
        target: '.reading what is stored',
        reenter: true,
        actions: { type: 'store the destination', params: ({ event }) => event.to },
      },
    ],
    'sign-in was lost': '.turning away',
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No navigation is in progress. The open page stays open.',
      meta: { screen: 'as before' },
    },
    'reading what is stored': {
      description: 'The user id and the saved filters of the list are being read from the browser.',
      tags: ['checking'],
      meta: { screen: 'as before' },
      invoke: {
        id: 'read what is stored',
        src: 'read what is stored',
        onDone: [
          {
            guard: { type: 'nobody is signed in', params: ({ event }) => event.output },
            target: 'turning away',
          },
          {
            guard: { type: 'filters are to be kept', params: ({ event }) => event.output },
            target: 'repeating with filters',
          },
          {
            target: 'asking the server',
            actions: { type: 'store the user', params: ({ event }) => event.output },
          },
        ],
        onError: 'turning away',
      },
    },
    'repeating with filters': {
      description: 'The navigation to the list is being repeated with its saved filters.',
      tags: ['checking'],
      meta: { screen: 'as before' },
      invoke: {
        id: 'repeat with filters',
        src: 'repeat with filters',
        input: ({ context }) => ({ address: addressWithFilters(context.requested?.address ?? '/') }),
        onDone: 'waiting',
        onError: 'turning away',
      },
    },
    'asking the server': {
      description: 'The server is being asked whether this user may open this route.',
      tags: ['checking'],
      meta: { screen: 'as before' },
      invoke: {
        id: 'ask the server',
        src: 'ask the server',
        input: ({ context }) => ({ route: context.requested?.route ?? '', uid: context.uid }),
        onDone: [
          {
            guard: { type: 'it is allowed', params: ({ event }) => event.output },
            target: 'entered',
            actions: 'enter',
          },
          {
            target: 'turning away',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: 'turning away',
      },
    },
    entered: {
      description: 'The requested page is open.',
      meta: { screen: 'asked for' },
    },
    'turning away': {
      description: 'The requested address is being stored, and the visitor is sent to the login.',
      tags: ['checking'],
      meta: { screen: 'unauthorized' },
      entry: 'remember the way back',
      invoke: {
        id: 'turn away',
        src: 'turn away',
        input: ({ context }) => ({ wayBack: context.returnPath, problem: context.problem }),
        onDone: 'turned away',
        onError: 'turned away',
      },
      on: { 'sign-in was lost': {} },
    },
    'turned away': {
      description: 'The login is shown, whatever the address is.',
      meta: { screen: 'unauthorized' },
      on: { 'sign-in was lost': {} },
    },
  },
})
