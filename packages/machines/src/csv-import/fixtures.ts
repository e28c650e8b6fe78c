import { csvLimits } from '@quizwright/domain/limits.ts'
import type { Fixtures } from '../paths/fixtures.ts'
import type {
  CsvImportContext,
  CsvImportEvent,
  CsvImportInput,
  CsvImportOutcomes,
} from './guards-and-actions.ts'

/** A file whose reported size is over the limit of an import. */
class LargeFile extends File {
  override get size(): number {
    return csvLimits.fileBytes + 1
  }
}

const csv = new File(['question,option1,option2'], 'questions.csv')
const result = { fileName: 'questions.csv', questions: 12, errors: 2, omissions: 3, hints: 1, rejected: 1 }

export const csvImportFixtures = {
  inputs: {
    'a first import': { quizId: 'q1', result: null },
    'back from a later window': { quizId: 'q1', result },
  },
  events: {
    'choose files': [
      { type: 'choose files', files: [csv] },
      { type: 'choose files', files: [csv, csv] },
      { type: 'choose files', files: [new LargeFile([], 'large.csv')] },
    ],
    'upload progressed': [{ type: 'upload progressed', percent: 50 }],
    'questions came': [{ type: 'questions came', received: 6, progress: 40 }],
    'read it so': [{ type: 'read it so', choices: { reading: { encoding: 'MacRoman' } } }],
    'change how it is read': [{ type: 'change how it is read' }],
    cancel: [{ type: 'cancel' }],
    'try again': [{ type: 'try again' }],
    'choose another file': [{ type: 'choose another file' }],
    'show the result': [{ type: 'show the result' }],
    continue: [{ type: 'continue' }],
    back: [{ type: 'back' }],
  },
  outcomes: {
    'upload the file': {
      uploaded: [{ outcome: 'uploaded', fileLink: 'f1' }],
      refused: [
        {
          outcome: 'refused',
          problem: { code: 'CSV_NOT_CSV', message: 'This does not look like a CSV file.', retryable: false },
        },
        {
          outcome: 'refused',
          problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
        },
      ],
    },
    'look at the file': {
      clear: [{ outcome: 'clear' }],
      'to ask': [{ outcome: 'to ask' }],
      refused: [
        {
          outcome: 'refused',
          problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
        },
      ],
    },
    'stream the questions': {
      complete: [{ outcome: 'complete', result }],
      broken: [{ outcome: 'broken' }],
      refused: [
        {
          outcome: 'refused',
          problem: {
            code: 'CSV_HEADER',
            message: 'The column question is missing.',
            retryable: false,
            line: 1,
          },
        },
      ],
    },
  },
  relevantContext: ({ problem, fileLink, result: read, isLookedAt }) => [
    problem?.retryable,
    fileLink,
    read !== null,
    isLookedAt,
  ],
} satisfies Fixtures<CsvImportInput, CsvImportContext, CsvImportEvent, CsvImportOutcomes>
