import { type Division, markingTeamSetup, type TeamDecision } from './guards-and-actions.ts'

const screen = { screen: 'marking team' } as const
const nobody: Division = {
  sharedBy: 'student',
  markerIds: [],
  questions: {},
  samplePercent: 0,
  mostDifference: 0,
}
const nothing: TeamDecision = { resultId: '', questionId: '', revision: 0, marks: 0 }

/**
 * Shares the answers of a quiz out among markers, ends that, and decides where two marks of one answer are too far
 * apart.
 */
export const markingTeamMachine = markingTeamSetup.createMachine({
  id: 'marking-team',
  description:
    'Shares the answers of a quiz out among markers, and decides where two marks are too far apart.',
  context: ({ input }) => ({ ...input, division: null, revision: 0, decision: null, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description:
        'Who marks what, how far everybody is, how well two marks agree, and the answers that wait for the ' +
        'owner are shown.',
      meta: screen,
      on: {
        'share out': {
          target: 'choosing',
          actions: [
            { type: 'store the revision', params: ({ event }) => event.revision },
            { type: 'store the choice', params: ({ event }) => event.division },
          ],
        },
        'stop sharing': {
          target: 'asking',
          actions: { type: 'store the revision', params: ({ event }) => event.revision },
        },
        decide: {
          target: 'deciding',
          actions: { type: 'store the decision', params: ({ event }) => event.decision },
        },
      },
    },
    choosing: {
      description:
        'The markers are chosen, whether questions or students are shared out, how many answers two people ' +
        'mark, and how far apart their marks may be.',
      meta: screen,
      on: {
        choose: { actions: { type: 'store the choice', params: ({ event }) => event.division } },
        save: { guard: 'somebody marks', target: 'saving' },
        cancel: { target: 'looking', actions: 'forget the choice' },
      },
    },
    saving: {
      description:
        'The choice is being saved. If somebody else shared the answers out meanwhile, the choice stays and ' +
        'can be saved over theirs.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'save the division',
        src: 'save the division',
        input: ({ context: { quizId, division, revision } }) => ({
          quizId,
          division: division ?? nobody,
          revision,
        }),
        onDone: [
          {
            guard: { type: 'it was saved', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'forget the choice',
          },
          {
            target: 'choosing',
            actions: { type: 'store why it was not saved', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'choosing', actions: 'store an unexpected problem' },
      },
    },
    asking: {
      description:
        'Before sharing out ends, it is asked: marks stay, answers of which only one mark is there count by it, ' +
        'and all markers see all answers again.',
      meta: screen,
      on: { confirm: 'ending', cancel: { target: 'looking', actions: 'forget the choice' } },
    },
    ending: {
      description: 'Sharing out is being ended.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'end the division',
        src: 'end the division',
        input: ({ context: { quizId, revision } }) => ({ quizId, revision }),
        onDone: [
          {
            guard: { type: 'it was ended', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'forget the choice',
          },
          {
            target: 'asking',
            actions: { type: 'store why it was not saved', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking', actions: 'store an unexpected problem' },
      },
    },
    deciding: {
      description: 'The mark that the owner chose for an answer with two marks is being saved.',
      tags: ['busy'],
      meta: screen,
      invoke: {
        id: 'save the decision',
        src: 'save the decision',
        input: ({ context: { decision } }) => decision ?? nothing,
        onDone: [
          {
            guard: { type: 'it was decided', params: ({ event }) => event.output },
            target: 'looking',
            actions: 'forget the decision',
          },
          { target: 'looking', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'looking', actions: 'store an unexpected problem' },
      },
    },
  },
})
