import type { Fixtures } from '../paths/fixtures.ts'
import type { CoEditingContext, CoEditingEvent, CoEditingOutcomes } from './guards-and-actions.ts'

const bo = { id: 'bo', name: 'Bo', questionId: 'n2' } as const
const newer = { revision: 4, by: 'Bo', isOwn: false } as const

export const coEditingFixtures = {
  inputs: { quiz: undefined },
  events: { decided: [{ type: 'decided' }] },
  outcomes: {
    'say where the author is': {
      'up to date': [
        { outcome: 'up to date', people: [] },
        { outcome: 'up to date', people: [bo] },
      ],
      behind: [{ outcome: 'behind', people: [bo], newer }],
      'behind while comparing': [
        { outcome: 'behind while comparing', people: [bo], newer: { revision: 5, by: 'Bo', isOwn: false } },
      ],
      refused: [
        {
          outcome: 'refused',
          problem: { code: 'ROLE_CHANGED', message: 'Ada took away your role.', retryable: false },
        },
      ],
      unheard: [{ outcome: 'unheard' }],
    },
    'merge the newer save': {
      merged: [{ outcome: 'merged' }],
      conflicting: [{ outcome: 'conflicting' }],
      'put off': [{ outcome: 'put off' }],
    },
  },
  relevantContext: ({ open }) => open?.revision ?? null,
} satisfies Fixtures<undefined, CoEditingContext, CoEditingEvent, CoEditingOutcomes>
