import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'

export type HandingOverInput = { quizId: string; subjectId: string }
/** What goes along with a quiz. */
export type HandOverCounts = { versions: number; sessions: number; students: number; openAttempts: number }

export type HandingOverContext = HandingOverInput & {
  counts: HandOverCounts | null
  problem: FailedCall | null
  end: HandingOverOutput['outcome']
}
export type HandingOverEvent = { type: 'hand over' } | { type: 'try again' } | { type: 'cancel' }

export type HandingOverOutcomes = {
  'count what goes along': { outcome: 'counted'; counts: HandOverCounts } | RefusedOutcome
  'hand the quiz over':
    | { outcome: 'handed over' }
    /** Somebody was faster: the quiz belongs to another one by now, or the role was taken away. */
    | { outcome: 'overtaken'; problem: FailedCall }
    | RefusedOutcome
}
type Counted = HandingOverOutcomes['count what goes along']
type HandedOver = HandingOverOutcomes['hand the quiz over']

export type HandingOverOutput = { outcome: 'handed over' | 'kept' | 'overtaken' }

export const handingOverSetup = setup({
  types: {
    context: {} as HandingOverContext,
    input: {} as HandingOverInput,
    events: {} as HandingOverEvent,
    output: {} as HandingOverOutput,
    tags: {} as 'busy',
    meta: {} as { screen: 'handing over' },
  },
  actors: {
    'count what goes along': hostActor<Counted, HandingOverInput>('count what goes along'),
    'hand the quiz over': hostActor<HandedOver, HandingOverInput>('hand the quiz over'),
  },
  guards: {
    'it was counted': hasOutcome<Counted>('counted'),
    'it was handed over': hasOutcome<HandedOver>('handed over'),
    'somebody was faster': hasOutcome<HandedOver>('overtaken'),
  },
  actions: {
    'store what goes along': assign((_, outcome: Counted) => ({
      counts: outcome.outcome === 'counted' ? outcome.counts : null,
      problem: null,
    })),
    'store the problem': assign((_, outcome: Counted | HandedOver) => ({
      problem: problemOf(outcome as { outcome: string; problem?: FailedCall }),
    })),
    'record that it is handed over': assign({ end: 'handed over' }),
    'record that somebody was faster': assign({ end: 'overtaken' }),
    'clear the problem': assign({ counts: null, problem: null }),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
  },
})
