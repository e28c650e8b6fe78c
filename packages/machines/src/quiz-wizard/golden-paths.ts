import { errorEvent, doneEvent, type GoldenPath, delayEvent } from '../paths/fixtures.ts'
import { quizWizardFixtures } from './fixtures.ts'
import type { QuizWizardEvent } from './guards-and-actions.ts'

const { events, outcomes } = quizWizardFixtures
const [asFull, asPop] = events.continue
const [generate] = events['generate questions']
const [publish] = events.publish
const created = doneEvent('create the quiz', outcomes['create the quiz'].created[0])
const notCreated = doneEvent('create the quiz', outcomes['create the quiz'].refused[0])
const updated = doneEvent('update the quiz', outcomes['update the quiz'].updated[0])
const lockedByAttempts = doneEvent('update the quiz', { outcome: 'new version needed' })
const changedElsewhere = doneEvent('update the quiz', outcomes['update the quiz'].conflict[0])
const sessionSaved = doneEvent('save the session', { outcome: 'saved' })
const imported = doneEvent('csv import', outcomes['csv import'].continued[0])
const importLeft = doneEvent('csv import', outcomes['csv import'].left[0])
const version = doneEvent('new version', outcomes['new version'].created[0])
const generated = doneEvent('generate the questions', outcomes['generate the questions'].generated[0])
const saved = doneEvent('question saving', outcomes['question saving'].saved[0])
const pointSaved = doneEvent('save the video point', { outcome: 'saved' })
const back: QuizWizardEvent = { type: 'back' }
const byCsv: QuizWizardEvent = { type: 'upload a CSV' }
const byHand: QuizWizardEvent = { type: 'write by hand' }
const byPasting: QuizWizardEvent = { type: 'paste a list' }
const byGenerating: QuizWizardEvent = { type: 'generate' }
const accept: QuizWizardEvent = { type: 'accept the questions' }

const save: QuizWizardEvent = { type: 'save', quizType: 'full' }
const [setTheTime, openTheVideo] = events['set the time']
const [moveThePoint] = events['move the point']

const toChoice = [asFull, created, sessionSaved]
const popToChoice = [asPop, updated, sessionSaved]
const input = 'a new quiz'
const existing = 'a quiz that exists'
const existingPop = 'a pop quiz that exists'

export const quizWizardGoldenPaths: GoldenPath<QuizWizardEvent>[] = [
  {
    title: 'a new quiz is filled from a CSV file',
    input,
    end: 'to the editor',
    events: [...toChoice, byCsv, imported],
  },
  { title: 'a new quiz is written by hand', input, end: 'to the editor', events: [...toChoice, byHand] },
  {
    title: 'a new quiz begins with a pasted list',
    input,
    end: 'to the editor',
    events: [...toChoice, byPasting],
  },
  {
    title: 'a new quiz is generated',
    input,
    end: 'to the editor',
    events: [...toChoice, byGenerating, generate, generated, accept],
  },
  {
    title: 'a new pop quiz goes on in its own editor',
    input,
    end: 'pop-up editor',
    events: [asPop, created, sessionSaved, byHand],
  },
  { title: 'a refused quiz keeps its details open', input, end: 'details', events: [asFull, notCreated] },
  { title: 'a quiz that exists is updated', input: existing, end: 'updating the quiz', events: [asFull] },
  {
    title: 'the details of a quiz that exists are saved and nothing else is asked',
    input: existing,
    end: 'closed',
    events: [save, updated, sessionSaved],
  },
  {
    title: 'details saved as a new version end there too',
    input: existing,
    end: 'closed',
    events: [save, lockedByAttempts, version, updated, sessionSaved],
  },
  { title: 'a quiz that does not exist is not saved alone', input, end: 'details', events: [save] },
  {
    title: 'the time of a pop-up is set without a choice of questions',
    input: existingPop,
    end: 'pop-up editor',
    events: [setTheTime, updated, sessionSaved],
  },
  {
    title: 'the point of a published pop quiz is moved without saving anything else',
    input: existingPop,
    end: 'published',
    events: [openTheVideo, moveThePoint, pointSaved],
  },
  {
    title: 'from the video one step back are the details, where no questions were chosen',
    input: existingPop,
    end: 'details',
    events: [setTheTime, updated, sessionSaved, back],
  },
  {
    title: 'a quiz created before a refused session is updated next',
    input,
    end: 'updating the quiz',
    events: [asFull, created, doneEvent('save the session', outcomes['save the session'].refused[0]), asFull],
  },
  {
    title: 'a quiz with attempts becomes a new version that takes the details',
    input: existing,
    end: 'choosing how',
    events: [asFull, lockedByAttempts, version, updated, sessionSaved],
  },
  {
    title: 'without a new version the details stay open',
    input: existing,
    end: 'details',
    events: [asFull, lockedByAttempts, doneEvent('new version', { outcome: 'cancelled' })],
  },
  {
    title: 'a quiz changed elsewhere is saved over',
    input: existing,
    end: 'choosing how',
    events: [asFull, changedElsewhere, { type: 'save over it', revision: 2 }, updated, sessionSaved],
  },
  {
    title: 'nothing is saved over without a conflict',
    input: existing,
    end: 'details',
    events: [{ type: 'save over it', revision: 2 }],
  },
  { title: 'back from the choice to the details', input, end: 'details', events: [...toChoice, back] },
  {
    title: 'back from the file chooser to the choice',
    input,
    end: 'choosing how',
    events: [...toChoice, byCsv, importLeft],
  },
  {
    title: 'back from the summary to the form, then to the choice',
    input,
    end: 'choosing how',
    events: [...toChoice, byGenerating, generate, generated, back, back],
  },
  {
    title: 'what was generated before is still there',
    input,
    end: 'to the editor',
    events: [...toChoice, byGenerating, generate, generated, back, { type: 'show the result' }, accept],
  },
  {
    title: 'without generated questions there is no result to show',
    input,
    end: 'describing questions',
    events: [...toChoice, byGenerating, { type: 'show the result' }],
  },
  {
    title: 'nothing found keeps the form open',
    input,
    end: 'describing questions',
    events: [
      ...toChoice,
      byGenerating,
      generate,
      doneEvent('generate the questions', outcomes['generate the questions']['none found'][0]),
    ],
  },
  {
    title: 'back from the pop-up editor to the choice',
    input: existingPop,
    end: 'choosing how',
    events: [...popToChoice, byHand, back],
  },
  {
    title: 'a pop quiz is published',
    input: existingPop,
    end: 'done',
    events: [
      ...popToChoice,
      byHand,
      publish,
      saved,
      pointSaved,
      delayEvent('time to read', 'quiz-wizard.published'),
    ],
  },
  {
    title: 'errors keep the pop-up editor open',
    input: existingPop,
    end: 'pop-up editor',
    events: [
      ...popToChoice,
      byHand,
      publish,
      doneEvent('question saving', outcomes['question saving'].blocked[0]),
    ],
  },
  {
    title: 'a point that is not saved keeps the pop-up editor open',
    input: existingPop,
    end: 'pop-up editor',
    events: [...popToChoice, byHand, publish, saved, errorEvent('save the video point')],
  },
  {
    title: 'the popup is closed while a file is imported',
    input,
    end: 'closed',
    events: [...toChoice, byCsv, { type: 'close' }],
  },
]
