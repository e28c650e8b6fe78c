import { newVersionOutput, newVersionSetup } from './guards-and-actions.ts'

/**
 * Creates a new version of a quiz that students have attempted, once its author agrees. The wizard and the
 * saving of questions invoke it.
 */
export const newVersionMachine = newVersionSetup.createMachine({
  id: 'new-version',
  description: 'Creates a new version of a quiz that students have attempted, once its author agrees.',
  context: ({ input }) => ({ ...input, isLinked: false, progress: 0, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'If the version was created before a reload, only its video points are left to link.',
      meta: { screen: 'new version', window: 22 },
      always: [{ guard: 'it is there already', target: 'linking' }, { target: 'asking' }],
    },
    asking: {
      description:
        'Window 22: the author reads why the quiz cannot be changed in place, and chooses "Cancel" or ' +
        '"Manage Changes and Create New Version".',
      meta: { screen: 'new version', window: 22 },
      on: { confirm: { target: 'creating', actions: 'clear the problem' }, cancel: 'cancelled' },
    },
    creating: {
      description: 'The new version and its session are being created. The old version does not change.',
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
            actions: { type: 'store the new version', params: ({ event }) => event.output },
          },
          { target: 'asking', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: 'store an unexpected problem' },
      },
      on: { progressed: { actions: { type: 'store the progress', params: ({ event }) => event.progress } } },
    },
    linking: {
      description: 'The video points of the old version are being linked to the new one.',
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
            actions: 'record that it is linked',
          },
          {
            target: 'not linked',
            actions: { type: 'store the problem', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'not linked', actions: 'store an unexpected problem' },
      },
    },
    'not linked': {
      description:
        'The new version exists, but videos still show the old one. The author links them again or ' +
        'leaves them unlinked.',
      meta: { screen: 'new version', window: 22 },
      on: { 'link again': { target: 'linking', actions: 'clear the problem' }, 'leave unlinked': 'created' },
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
      description: 'Nothing was created.',
      type: 'final',
      meta: { screen: 'new version', window: 22 },
    },
  },
  output: ({ context }) => newVersionOutput(context),
})
