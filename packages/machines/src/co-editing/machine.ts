import { coEditingSetup } from './guards-and-actions.ts'

const screen = { screen: 'edit questions' } as const

/** Several authors of one quiz: who is there, and how what others saved comes into one's own questions. */
export const coEditingMachine = coEditingSetup.createMachine({
  id: 'co-editing',
  description:
    'While a shared quiz is edited: says every moment where the author is, learns who else is there, and merges ' +
    'what they saved.',
  context: { people: [], newer: null, open: null, meanwhile: null, problem: null },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The services are told at which question the author is. They answer who else is there, and whether ' +
        'somebody has saved. What was known before stays on the screen.',
      meta: screen,
      invoke: {
        id: 'say where the author is',
        src: 'say where the author is',
        onDone: [
          {
            guard: { type: 'the role was taken away', params: ({ event }) => event.output },
            target: 'role taken away',
            actions: { type: 'store why it is refused', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'nobody answered', params: ({ event }) => event.output },
            target: 'out of reach',
          },
          {
            guard: { type: 'the author compares', params: ({ event }) => event.output },
            target: 'comparing',
            actions: [
              { type: 'store who is there', params: ({ event }) => event.output },
              { type: 'store what came meanwhile', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'the author decides', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'store who is there', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'somebody has saved', params: ({ event }) => event.output },
            target: 'merging',
            actions: [
              { type: 'store who is there', params: ({ event }) => event.output },
              { type: 'store the newer save', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'others are there', params: ({ event }) => event.output },
            target: 'together',
            actions: [
              { type: 'store who is there', params: ({ event }) => event.output },
              'forget the newer save',
            ],
          },
          {
            target: 'alone',
            actions: [
              { type: 'store who is there', params: ({ event }) => event.output },
              'forget the newer save',
            ],
          },
        ],
        onError: 'out of reach',
      },
      on: { decided: { actions: 'forget the newer save' } },
    },
    alone: {
      description: 'Nobody else has the questions open. It is asked again in a moment.',
      meta: screen,
      after: { 'a moment': 'asking' },
    },
    together: {
      description: 'Others have the questions open; the screen says who, and at which question.',
      meta: screen,
      after: { 'a moment': 'asking' },
    },
    merging: {
      description:
        'A colleague has saved. Their questions are read and merged with those of the author, part by part, where ' +
        'no part was changed on both sides.',
      meta: screen,
      invoke: {
        id: 'merge the newer save',
        src: 'merge the newer save',
        input: ({ context }) => context.newer ?? { revision: 0, by: null, isOwn: false },
        onDone: [
          {
            guard: { type: 'it is conflicting', params: ({ event }) => event.output },
            target: 'deciding',
            actions: 'leave it to the author',
          },
          {
            guard: { type: 'it was merged', params: ({ event }) => event.output },
            target: 'together',
            actions: 'forget the newer save',
          },
          { target: 'together', actions: 'put the newer save off' },
        ],
        onError: { target: 'together', actions: 'put the newer save off' },
      },
    },
    deciding: {
      description:
        'A part was changed on both sides. The author compares and chooses, now or later; nothing is lost until then.',
      meta: screen,
      after: { 'a moment': 'asking' },
      on: { decided: { target: 'together', actions: 'forget the newer save' } },
    },
    comparing: {
      description:
        'The author compares two sides in a dialog. It stays as it is: a save that comes meanwhile is told there, ' +
        'and merged once the dialog is closed.',
      meta: screen,
      after: { 'a moment': 'asking' },
      on: { decided: { target: 'together', actions: 'forget the newer save' } },
    },
    'role taken away': {
      description:
        'The services refuse, because the role was taken away. What was typed stays, and a copy of one’s own is ' +
        'offered. It is asked again, because the role may come back.',
      meta: screen,
      after: { 'a moment': 'asking' },
    },
    'out of reach': {
      description: 'The services did not answer, which the page says elsewhere. It is asked again.',
      meta: screen,
      after: { 'a moment': 'asking' },
    },
  },
})
