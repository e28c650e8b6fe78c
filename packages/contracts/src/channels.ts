import * as z from 'zod/mini'
import { socketLimits } from './limits.ts'
import { fileLink, importComplete, importedQuestions } from './schemas/csv.ts'
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
import { count, id } from './schemas/text.ts'
import { token } from './schemas/user.ts'

/** One event of a channel. */
type Event = {
  summary: string
  data: z.core.$ZodType
  /** It is answered, and only a few may go unanswered at a time: that is the back-pressure. */
  acknowledged?: true
  maxBytes?: number
  /** The work that was asked for is over with it: the link to the service has nothing more to say. */
  isLast?: true
  /** The service says more after it without being asked again. */
  moreFollows?: true
  /** What the browser must have said before the service may say this. */
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
  summary: 'The first frame, within 5 seconds: who is there.',
  data: z.strictObject({ uid: id, token }),
}
const authenticated = { summary: 'The token holds; events may follow.', data: z.looseObject({}) }
const error = {
  summary: 'The work failed; whether the same may succeed later is said by `retryable`.',
  data: socketProblem,
}

/**
 * Both socket channels. A frame is JSON `{ event, data }`, checked both ways; `path` is the browser's,
 * `namespace` the service's.
 */
export const channels = {
  csvUpload: {
    path: '/ws/csv-upload',
    namespace: '/csv-upload',
    summary: 'An uploaded CSV file comes back as questions.',
    fromBrowser: {
      authenticate,
      file: {
        summary: 'Asks for the questions of an uploaded file, from the given one on.',
        data: z.strictObject({ fileLink, quizId: id, from: z.optional(count) }),
      },
      cancel: {
        summary: 'Ends the import; what was sent stays sent.',
        data: z.strictObject({ fileLink }),
        isLast: true,
      },
    },
    fromService: {
      authenticated,
      question: {
        summary: 'The next questions and how far the file is read, 0 to 100.',
        data: importedQuestions,
        after: ['file'],
        moreFollows: true,
        acknowledged: true,
        maxBytes: 8 * 1024 * 1024,
      },
      complete: {
        summary: 'The file is read: its sections, its warnings and the rows that could not be questions.',
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
    summary: 'The questions of a quiz are saved in batches, all or none.',
    fromBrowser: {
      authenticate,
      resume: { summary: 'Asks which batches of a save have arrived.', data: resumeSave },
      questions: {
        summary: 'One batch of up to 100 questions. Sent twice it counts once.',
        data: batch,
        maxBytes: socketLimits.batchBytes,
      },
      complete: { summary: 'All batches are sent: commit them.', data: completeSave },
      createNewVersion: {
        summary: 'The author agreed: commit the staged questions as a new version.',
        data: createNewVersion,
      },
    },
    fromService: {
      authenticated,
      progress: { summary: 'How much is staged, and which batches.', data: saveProgress },
      needToCreateNewVersion: {
        summary: 'The quiz has attempts; it can only be changed as a new version.',
        data: z.looseObject({ saveId: id, quizId: id }),
      },
      // A save that was committed before a break is told of when it is resumed.
      saved: { summary: 'All is committed.', data: savedQuiz, after: ['complete', 'resume'], isLast: true },
      Vsaved: {
        summary: 'All is committed as a new version with its own session.',
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

/** A frame as one side sends it: a union over that side's events. */
export type Frame<C extends ChannelName, Side extends 'fromBrowser' | 'fromService'> = {
  [E in keyof EventsOf<C, Side>]: {
    event: E
    data: EventsOf<C, Side>[E] extends { data: infer S extends z.core.$ZodType } ? z.core.output<S> : never
  }
}[keyof EventsOf<C, Side>]
