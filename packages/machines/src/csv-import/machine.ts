import { csvImportSetup } from './guards-and-actions.ts'

/**
 * Imports one CSV file: the author chooses a file, uploads it and reviews its questions. The wizard invokes
 * it.
 */
export const csvImportMachine = csvImportSetup.createMachine({
  id: 'csv-import',
  description: 'Imports one CSV file: the author chooses a file, uploads it and reviews its questions.',
  context: ({ input }) => ({
    ...input,
    file: null,
    fileLink: '',
    choices: {},
    isLookedAt: false,
    uploaded: 0,
    progress: 0,
    received: 0,
    tries: 0,
    problem: null,
    outcome: 'left',
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'Window 77: the author chooses or drops a file. Several files or one that is too large are refused.',
      meta: { screen: 'file chooser', window: 77 },
      on: {
        'choose files': [
          {
            guard: { type: 'there are several files', params: ({ event }) => event.files },
            actions: 'refuse a second file',
          },
          {
            guard: { type: 'it is too large', params: ({ event }) => event.files },
            actions: 'refuse a large file',
          },
          {
            guard: { type: 'there is one file', params: ({ event }) => event.files },
            target: 'uploading',
            actions: { type: 'store the file', params: ({ event }) => event.files },
          },
        ],
        'show the result': { guard: 'a file was read', target: 'read', actions: 'clear the problem' },
        back: 'left',
      },
    },
    uploading: {
      description: 'Window 5: the file is being uploaded, with progress. A second file is refused meanwhile.',
      tags: ['busy'],
      meta: { screen: 'import result', window: 5 },
      invoke: {
        id: 'upload the file',
        src: 'upload the file',
        input: ({ context, self }) => ({ file: context.file, report: self }),
        onDone: [
          {
            guard: { type: 'it was uploaded', params: ({ event }) => event.output },
            target: 'looking',
            actions: { type: 'store the file link', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
      on: {
        'upload progressed': {
          actions: { type: 'store the upload progress', params: ({ event }) => event.percent },
        },
        'choose files': { actions: 'refuse a second file' },
        cancel: { target: 'choosing', actions: 'reset the import' },
      },
    },
    looking: {
      description: 'Window 5: the service makes a preview of the file before it reads the file.',
      tags: ['busy'],
      meta: { screen: 'import result', window: 5 },
      invoke: {
        id: 'look at the file',
        src: 'look at the file',
        input: ({ context: { fileLink } }) => ({ fileLink }),
        onDone: [
          {
            guard: { type: 'it is clear', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'record that it is looked at',
          },
          {
            guard: { type: 'its author must be asked', params: ({ event }) => event.output },
            target: 'asking',
            actions: 'record that it is looked at',
          },
          { target: 'refused', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
      on: { cancel: { target: 'choosing', actions: 'reset the import' } },
    },
    asking: {
      description:
        'Window 5: the author settles, once for the whole file, its format, the meaning of its columns, ' +
        'how correct options are marked, what its words mean, and what happens to questions of other ' +
        'kinds.',
      meta: { screen: 'import result', window: 5 },
      on: {
        'read it so': {
          target: 'reading',
          actions: { type: 'store how it is read', params: ({ event }) => event.choices },
        },
        cancel: { target: 'choosing', actions: 'reset the import' },
      },
    },
    reading: {
      description: 'Window 5: the service reads the file and streams its questions, with progress.',
      tags: ['busy'],
      meta: { screen: 'import result', window: 5 },
      invoke: {
        id: 'stream the questions',
        src: 'stream the questions',
        input: ({ context: { fileLink, quizId, file, received, choices }, self }) => ({
          fileLink,
          quizId,
          fileName: file?.name ?? '',
          from: received,
          choices,
          report: self,
        }),
        onDone: [
          {
            guard: { type: 'it is complete', params: ({ event }) => event.output },
            target: 'read',
            actions: { type: 'store the result', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'the connection broke', params: ({ event }) => event.output },
            target: 'reconnecting',
          },
          { target: 'refused', actions: { type: 'store the problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: 'store an unexpected problem' },
      },
      on: {
        'questions came': { actions: { type: 'store the progress', params: ({ event }) => event } },
        cancel: { target: 'choosing', actions: 'reset the import' },
      },
    },
    reconnecting: {
      description:
        'Window 5: the connection was lost. After a delay, which grows with each try, the stream ' +
        'continues where it stopped.',
      tags: ['busy', 'offline'],
      meta: { screen: 'import result', window: 5 },
      exit: 'count the attempt to reconnect',
      after: { 'back-off': 'reading' },
      on: { 'try again': 'reading', cancel: { target: 'choosing', actions: 'reset the import' } },
    },
    read: {
      description:
        'Window 5: the file has been read. Errors, omissions and rejected rows are listed; the author ' +
        'continues or chooses another file.',
      meta: { screen: 'import result', window: 5 },
      on: {
        continue: { target: 'continued', actions: 'record the outcome' },
        'change how it is read': { guard: 'the file is there', target: 'asking' },
        'choose another file': 'choosing',
        back: 'choosing',
      },
    },
    refused: {
      description: 'Window 5: the file could not be uploaded or read. One sentence says why.',
      meta: { screen: 'import result', window: 5 },
      on: {
        'try again': [
          { guard: 'it failed while it was read', target: 'reading', actions: 'clear the problem' },
          { guard: 'it failed after the upload', target: 'looking', actions: 'clear the problem' },
          { guard: 'it may succeed later', target: 'uploading', actions: 'clear the problem' },
        ],
        'change how it is read': {
          guard: 'it was looked at',
          target: 'asking',
          actions: 'clear the problem',
        },
        'choose another file': { target: 'choosing', actions: 'reset the import' },
        back: { target: 'choosing', actions: 'reset the import' },
      },
    },
    continued: {
      description: 'The author continues with the questions of the file.',
      type: 'final',
      meta: { screen: 'import result', window: 5 },
    },
    left: {
      description: 'The author went back to the choice of the source of questions.',
      type: 'final',
      meta: { screen: 'file chooser', window: 77 },
    },
  },
  output: ({ context }) => ({ outcome: context.outcome, result: context.result }),
})
