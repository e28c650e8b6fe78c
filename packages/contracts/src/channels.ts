import * as z from 'zod/mini'
import { socketLimits } from '@quizwright/domain/limits.ts'
import {
  fileLink,
  importComplete,
  importedQuestions,
  readingChoices,
} from '@quizwright/domain/schemas/csv.ts'
import { socketProblem } from './schemas/problem.ts'
import {
  batch,
  completeSave,
  createNewVersion,
  resumeSave,
  savedQuiz,
  saveProgress,
  versionSaved,
} from './schemas/saving.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'
import { token } from './schemas/user.ts'

type Event = {
  summary: string
  data: z.core.$ZodType
  /**
   * The receiver must acknowledge the event. The sender limits the number of unacknowledged events
   * (backpressure).
   */
  acknowledged?: true
  maxBytes?: number
  /** The event ends the requested work, so the gateway may close the connection to the service. */
  isLast?: true
  /** The service sends further events after this one without another request. */
  moreFollows?: true
  /** The service may send this event only after the browser has sent one of these events. */
  after?: readonly string[]
}
type Channel = {
  path: string
  namespace: string
  summary: string
  fromBrowser: Record<string, Event>
  fromService: Record<string, Event>
}

const authenticate = {
  summary: 'The first frame, sent within 5 seconds: the user and the token.',
  data: z.strictObject({ uid: id, token }),
}
const authenticated = { summary: 'The token is valid; events may follow.', data: z.looseObject({}) }
const error = {
  summary: 'The work failed. `retryable` tells whether the same request may succeed later.',
  data: socketProblem,
}

/**
 * Both socket channels. A frame is JSON `{ event, data }` and is validated in both directions. The browser
 * connects to `path`, the gateway to the service's `namespace`.
 */
export const channels = {
  csvUpload: {
    path: '/ws/csv-upload',
    namespace: '/csv-upload',
    summary: 'Reads an uploaded question file and sends its questions.',
    fromBrowser: {
      authenticate,
      file: {
        summary: 'Requests the questions of an uploaded file, starting with the given one.',
        data: z.strictObject({ fileLink, quizId: id, from: z.optional(count), ...readingChoices }),
      },
      cancel: {
        summary: 'Ends the import. The questions sent so far stay in the browser.',
        data: z.strictObject({ fileLink }),
        isLast: true,
      },
    },
    fromService: {
      authenticated,
      question: {
        summary: 'The next questions, and the share of the file that was read, 0 to 100.',
        data: importedQuestions,
        after: ['file'],
        moreFollows: true,
        acknowledged: true,
        maxBytes: 8 * 1024 * 1024,
      },
      complete: {
        summary: 'The file was read: its sections, its warnings and the rejected rows.',
        data: importComplete,
        after: ['file'],
        isLast: true,
        maxBytes: 8 * 1024 * 1024,
      },
      error,
    },
  },
  questionSaving: {
    path: '/ws/question-saving',
    namespace: '/question-saving',
    summary: 'Saves the questions of a quiz in batches: all or none.',
    fromBrowser: {
      authenticate,
      resume: { summary: 'Requests which batches of a save have arrived.', data: resumeSave },
      questions: {
        summary: 'One batch of up to 100 questions. A batch that is sent twice counts once.',
        data: batch,
        maxBytes: socketLimits.batchBytes,
      },
      complete: { summary: 'All batches were sent: commit them.', data: completeSave },
      createNewVersion: {
        summary: 'The author agreed to a new version: commit the staged questions as one.',
        data: createNewVersion,
      },
    },
    fromService: {
      authenticated,
      progress: { summary: 'How many batches are staged, and which.', data: saveProgress },
      needToCreateNewVersion: {
        summary: 'The quiz has attempts, so it can only be changed as a new version.',
        data: z.looseObject({ saveId: id, quizId: id }),
      },
      // Sent after `resume` if the save was committed before the connection broke.
      saved: {
        summary: 'All questions are committed.',
        data: savedQuiz,
        after: ['complete', 'resume'],
        isLast: true,
      },
      Vsaved: {
        summary: 'All questions are committed as a new version with its own session.',
        data: versionSaved,
        after: ['createNewVersion', 'resume'],
        isLast: true,
      },
      error,
    },
  },
} as const satisfies Record<string, Channel>

export type Channels = typeof channels
export type ChannelName = keyof Channels
type EventsOf<C extends ChannelName, Side extends 'fromBrowser' | 'fromService'> = Channels[C][Side]

/** The frames that one side of a channel sends: a union over its events. */
export type Frame<C extends ChannelName, Side extends 'fromBrowser' | 'fromService'> = {
  [E in keyof EventsOf<C, Side>]: {
    event: E
    data: EventsOf<C, Side>[E] extends { data: infer S extends z.core.$ZodType } ? z.core.output<S> : never
  }
}[keyof EventsOf<C, Side>]
