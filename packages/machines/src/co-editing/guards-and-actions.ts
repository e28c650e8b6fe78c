import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'

/** A colleague who has the same questions open; `questionId` is the one they are at. */
export type Colleague = { id: string; name: string; questionId: string | null }
/** A newer save, `isOwn` if made in another window or on another device; `by` is null if the name is not known. */
export type NewerSave = { revision: number; by: string | null; isOwn: boolean }

export type CoEditingContext = {
  people: readonly Colleague[]
  /** The save that is being merged. */
  newer: NewerSave | null
  /** The save of which a part was changed here, too, so that the author decides. */
  open: NewerSave | null
  /** The latest save while the author compares two sides. */
  meanwhile: NewerSave | null
  problem: FailedCall | null
}

export type CoEditingEvent =
  /** The author has chosen between the two. */
  { type: 'decided' }

type Present = { people: readonly Colleague[] }
export type CoEditingOutcomes = {
  'say where the author is':
    | ({ outcome: 'up to date' } & Present)
    | ({ outcome: 'behind'; newer: NewerSave } & Present)
    | ({ outcome: 'behind while comparing'; newer: NewerSave } & Present)
    | RefusedOutcome
    | { outcome: 'unheard' }
  'merge the newer save': { outcome: 'merged' } | { outcome: 'conflicting' } | { outcome: 'put off' }
}
type Answer = CoEditingOutcomes['say where the author is']

export const coEditingSetup = setup({
  types: {
    context: {} as CoEditingContext,
    events: {} as CoEditingEvent,
    meta: {} as { screen: 'edit questions' },
  },
  actors: {
    'say where the author is': hostActor<Answer>('say where the author is'),
    'merge the newer save': hostActor<CoEditingOutcomes['merge the newer save'], NewerSave>(
      'merge the newer save',
    ),
  },
  // More often than the two seconds within which a save of one reaches the other.
  delays: { 'a moment': 1_500 },
  guards: {
    'the role was taken away': hasOutcome<Answer>('refused'),
    'nobody answered': hasOutcome<Answer>('unheard'),
    'the author compares': hasOutcome<Answer>('behind while comparing'),
    'the author decides': ({ context }, answer: Answer) =>
      answer.outcome === 'behind' && answer.newer.revision === context.open?.revision,
    'somebody has saved': hasOutcome<Answer>('behind'),
    'others are there': (_, answer: Answer) => 'people' in answer && answer.people.length > 0,
    'it is conflicting': hasOutcome<CoEditingOutcomes['merge the newer save']>('conflicting'),
    'it was merged': hasOutcome<CoEditingOutcomes['merge the newer save']>('merged'),
  },
  actions: {
    'store who is there': assign((_, answer: Answer) =>
      'people' in answer ? { people: answer.people, problem: null } : {},
    ),
    'store the newer save': assign((_, answer: Answer) => ({
      newer: answer.outcome === 'behind' ? answer.newer : null,
    })),
    'store what came meanwhile': assign((_, answer: Answer) => ({
      meanwhile: answer.outcome === 'behind while comparing' ? answer.newer : null,
    })),
    'store why it is refused': assign((_, answer: Answer) => ({
      people: [],
      problem: problemOf(answer),
    })),
    'leave it to the author': assign(({ context }) => ({ open: context.newer, newer: null })),
    'forget the newer save': assign({ newer: null, open: null }),
    'put the newer save off': assign({ newer: null }),
  },
})
