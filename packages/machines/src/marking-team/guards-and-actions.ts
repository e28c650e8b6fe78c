import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'

/** How answers are shared out, as it is chosen. `questions` names the marker of each question. */
export type Division = {
  sharedBy: 'question' | 'student'
  markerIds: readonly string[]
  questions: Readonly<Record<string, string>>
  samplePercent: number
  mostDifference: number
}
/** The mark with which the owner decides between two. */
export type TeamDecision = { resultId: string; questionId: string; revision: number; marks: number }

export type MarkingTeamInput = { quizId: string }
export type MarkingTeamContext = MarkingTeamInput & {
  /** The choice that is not saved yet; null while none is made. */
  division: Division | null
  /** The revision of the team from which the choice began. */
  revision: number
  decision: TeamDecision | null
  problem: FailedCall | null
}

export type MarkingTeamEvent =
  | { type: 'share out'; division: Division; revision: number }
  | { type: 'choose'; division: Division }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'stop sharing'; revision: number }
  | { type: 'confirm' }
  | { type: 'decide'; decision: TeamDecision }

export type MarkingTeamOutcomes = {
  'save the division':
    | { outcome: 'saved' }
    | { outcome: 'changed'; revision: number; problem: FailedCall }
    | RefusedOutcome
  'end the division':
    | { outcome: 'ended' }
    | { outcome: 'changed'; revision: number; problem: FailedCall }
    | RefusedOutcome
  'save the decision': { outcome: 'decided' } | RefusedOutcome
}
type Saved = MarkingTeamOutcomes['save the division'] | MarkingTeamOutcomes['end the division']

/** Whether a choice can be saved: somebody marks, and two do if answers are marked twice. */
const isSound = ({ markerIds, samplePercent }: Division): boolean =>
  markerIds.length >= (samplePercent > 0 ? 2 : 1)

export const markingTeamSetup = setup({
  types: {
    context: {} as MarkingTeamContext,
    input: {} as MarkingTeamInput,
    events: {} as MarkingTeamEvent,
    tags: {} as 'busy',
    meta: {} as { screen: 'marking team' },
  },
  actors: {
    'save the division': hostActor<
      MarkingTeamOutcomes['save the division'],
      { quizId: string; division: Division; revision: number }
    >('save the division'),
    'end the division': hostActor<
      MarkingTeamOutcomes['end the division'],
      { quizId: string; revision: number }
    >('end the division'),
    'save the decision': hostActor<MarkingTeamOutcomes['save the decision'], TeamDecision>(
      'save the decision',
    ),
  },
  guards: {
    'somebody marks': ({ context }) => context.division !== null && isSound(context.division),
    'it was saved': hasOutcome<MarkingTeamOutcomes['save the division']>('saved'),
    'it was ended': hasOutcome<MarkingTeamOutcomes['end the division']>('ended'),
    'it was decided': hasOutcome<MarkingTeamOutcomes['save the decision']>('decided'),
  },
  actions: {
    'store the choice': assign((_, division: Division) => ({ division, problem: null })),
    'store the revision': assign((_, revision: number) => ({ revision, problem: null })),
    'forget the choice': assign({ division: null, problem: null }),
    'store the decision': assign((_, decision: TeamDecision) => ({ decision, problem: null })),
    'forget the decision': assign({ decision: null, problem: null }),
    'store why it was not saved': assign(({ context }, outcome: Saved) => ({
      problem: problemOf(outcome),
      // The choice is saved over the newer team, once its author has seen that one.
      revision: outcome.outcome === 'changed' ? outcome.revision : context.revision,
    })),
    'store the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
  },
})
