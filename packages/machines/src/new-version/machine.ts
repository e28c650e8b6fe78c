import { newVersionOutput, newVersionSetup } from './guards-and-actions.ts'

/**
 * Makes a new version of a quiz that students have attempted, once its author agrees. Invoked by the wizard
 * and by saving.
 */
export const newVersionMachine = newVersionSetup.createMachine({
  id: 'new-version',
  description: 'Makes a new version of a quiz that students have attempted, once its author agrees.',
  context: ({ input }) => ({ ...input, isLinked: false, progress: 0, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'If the version was made before, only its video points are left to link.',
      meta: { screen: 'new version', window: 22 },
      always: [{ guard: 'it is there already', target: 'linking' }, { target: 'asking' }],
    },
    asking: {
      description:
        'Window 22: the author is told why the quiz cannot be changed in place, and chooses Cancel ' +
        'or "Manage Changes and Create New Version".',
      meta: { screen: 'new version', window: 22 },
      on: { confirm: { target: 'creating', actions: 'forget the problem' }, cancel: 'cancelled' },
    },
    creating: {
      description: 'The new version and its session are made. The old version stays as it was.',
      tags: ['busy'],
      meta: { screen: 'new version', window: 22 },
      invoke: {
        id: 'create the new version',
        src: 'create the new version',
        input: ({ context, self }) => ({ quizId: context.quizId, saveId: context.saveId, report: self }),
        onDone: [
          {
            guard: { type: 'it was created', params: ({ event }) => event.output },
            target: 'linking',
            actions: { type: 'keep the new version', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'keep the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'keep a surprise' },
      },
      on: { progressed: { actions: { type: 'keep the progress', params: ({ event }) => event.progress } } },
    },
    linking: {
      description: 'The video points of the old version are linked to the new one.',
      tags: ['busy'],
      meta: { screen: 'new version', window: 22 },
      invoke: {
        id: 'link the video points',
        src: 'link the video points',
        input: ({ context }) => ({
          oldQuizId: context.quizId,
          newQuizId: context.created?.quizId ?? context.quizId,
        }),
        onDone: [
          {
            guard: { type: 'they are linked', params: ({ event }) => event.output },
            target: 'created and linked',
            actions: 'note the link',
          },
          {
            target: 'not linked',
            actions: { type: 'keep the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'not linked', actions: 'keep a surprise' },
      },
    },
    'not linked': {
      description:
        'The new version exists, but videos still show the old one. The author links again or leaves it so.',
      meta: { screen: 'new version', window: 22 },
      on: { 'link again': { target: 'linking', actions: 'forget the problem' }, 'leave unlinked': 'created' },
    },
    'created and linked': {
      description: 'The new version exists and videos show it.',
      type: 'final',
      meta: { screen: 'new version', window: 22 },
    },
    created: {
      description: 'The new version exists; videos still show the old one.',
      type: 'final',
      meta: { screen: 'new version', window: 22 },
    },
    cancelled: {
      description: 'Nothing was made.',
      type: 'final',
      meta: { screen: 'new version', window: 22 },
    },
  },
  output: ({ context }) => newVersionOutput(context),
})
