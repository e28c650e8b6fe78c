import type { Fixtures } from '../paths/fixtures.ts'
import type {
  QuizWizardContext,
  QuizWizardEvent,
  QuizWizardInput,
  QuizWizardOutcomes,
} from './guards-and-actions.ts'

const quiz = { quizId: 'q1', sessionId: 'n1', revision: 1 }
const newVersion = { quizId: 'q2', sessionId: 'n2', revision: 1 }
const result = { fileName: 'questions.csv', questions: 12, errors: 2, omissions: 3, hints: 1, rejected: 1 }
const nothingPending = { importResult: null, generated: null }
const refused = {
  outcome: 'refused',
  problem: { code: 'RULE', message: 'Title is required', retryable: false },
} as const
const blocked = { code: 'RULE', message: 'Please resolve the errors first', retryable: false } as const

export const quizWizardFixtures = {
  inputs: {
    'a new quiz': { quiz: null, quizType: 'full', ...nothingPending },
    'a quiz that exists': { quiz, quizType: 'full', ...nothingPending },
    'a pop quiz that exists': { quiz, quizType: 'pop', ...nothingPending },
  },
  events: {
    continue: [
      { type: 'continue', quizType: 'full' },
      { type: 'continue', quizType: 'pop' },
    ],
    save: [{ type: 'save', quizType: 'full' }],
    'set the time': [
      { type: 'set the time', quizType: 'pop', areDetailsSaved: false },
      { type: 'set the time', quizType: 'pop', areDetailsSaved: true },
    ],
    'save over it': [{ type: 'save over it', revision: 2 }],
    'upload a CSV': [{ type: 'upload a CSV' }],
    generate: [{ type: 'generate' }],
    'write by hand': [{ type: 'write by hand' }],
    'paste a list': [{ type: 'paste a list' }],
    'take from other quizzes': [{ type: 'take from other quizzes' }],
    'generate questions': [
      {
        type: 'generate questions',
        wanted: { tagNames: ['physics'], facultyIds: [], questionsCount: 5, difficulty: 'Easy' },
      },
    ],
    'show the result': [{ type: 'show the result' }],
    'accept the questions': [{ type: 'accept the questions' }],
    publish: [
      {
        type: 'publish',
        publication: { saveId: 's1', time: 12.5, percentage: 50, errors: 0, isSkippable: true },
      },
    ],
    'move the point': [{ type: 'move the point', point: { time: 12.5, percentage: 50 } }],
    back: [{ type: 'back' }],
    close: [{ type: 'close' }],
  },
  outcomes: {
    'create the quiz': { created: [{ outcome: 'created', quiz }], refused: [refused] },
    'update the quiz': {
      updated: [{ outcome: 'updated', quiz: { ...quiz, revision: 2 } }],
      'new version needed': [{ outcome: 'new version needed' }],
      conflict: [
        {
          outcome: 'conflict',
          problem: {
            code: 'CONFLICT',
            message: 'This quiz was changed elsewhere meanwhile.',
            retryable: false,
          },
        },
      ],
      refused: [refused],
    },
    'save the session': { saved: [{ outcome: 'saved' }], refused: [refused] },
    'generate the questions': {
      generated: [{ outcome: 'generated', counts: { asked: 5, found: 4, errors: 0 } }],
      'none found': [{ outcome: 'none found', leftOut: { unpublished: 3, faulty: 1 } }],
      refused: [refused],
    },
    'save the video point': { saved: [{ outcome: 'saved' }], refused: [refused] },
    'csv import': {
      continued: [{ outcome: 'continued', result }],
      left: [{ outcome: 'left', result: null }],
    },
    'new version': {
      created: [{ outcome: 'created', quiz: newVersion, isLinked: true }],
      cancelled: [{ outcome: 'cancelled' }],
    },
    'question saving': {
      saved: [{ outcome: 'saved', quizId: 'q1', revision: 2, isPublished: true }],
      'saved as a new version': [{ outcome: 'saved as a new version', quiz: newVersion, isLinked: true }],
      blocked: [{ outcome: 'blocked', problem: blocked }],
      'given up': [{ outcome: 'given up', problem: null }],
    },
  },
  relevantContext: ({ quiz: base, quizType, left, problem, generated, afterDetails }) => [
    afterDetails,
    base !== null,
    generated !== null,
    quizType,
    left,
    problem?.code === 'CONFLICT',
  ],
} satisfies Fixtures<QuizWizardInput, QuizWizardContext, QuizWizardEvent, QuizWizardOutcomes>
