import { errorEvent, doneEvent, type GoldenPath, delayEvent } from '../paths/fixtures.ts'
import { questionSavingFixtures } from './fixtures.ts'
import type { QuestionSavingEvent } from './guards-and-actions.ts'

const { outcomes } = questionSavingFixtures
const [first, both] = outcomes['send a batch'].acknowledged
const prepared = doneEvent('prepare the batches', outcomes['prepare the batches'].prepared[0])
const connected = doneEvent('connect', { outcome: 'connected' })
const welcome = doneEvent('authenticate', outcomes.authenticate.authenticated[0])
const one = doneEvent('send a batch', first)
const two = doneEvent('send a batch', both)
const received = doneEvent('request what arrived', outcomes['request what arrived'].received[0])
const saved = doneEvent('complete the save', outcomes['complete the save'].saved[0])
const broken = doneEvent('watch the connection', { outcome: 'broken' })
const backOff = delayEvent('back-off', 'question-saving.reconnecting')
const held = doneEvent('send a batch', outcomes['send a batch'].held[0])
const aMoment = delayEvent('a moment', 'question-saving.online.taking turns.waiting')
const needed = doneEvent('send a batch', { outcome: 'new version needed' })
const version = doneEvent('new version', outcomes['new version'].created[0])
const online = [prepared, connected, welcome]
const back = [backOff, connected, welcome, received]

export const questionSavingGoldenPaths: GoldenPath<QuestionSavingEvent>[] = [
  {
    title: 'two batches are published',
    input: 'publish',
    end: 'saved',
    events: [...online, one, two, saved],
  },
  { title: 'errors block publishing', input: 'publish with errors', end: 'blocked', events: [] },
  {
    title: 'errors do not block saving unpublished',
    input: 'unpublish with errors',
    end: 'saved',
    events: [...online, one, two, saved],
  },
  {
    title: 'after a break only the missing batch is sent',
    input: 'publish',
    end: 'saved',
    events: [...online, one, broken, ...back, two, saved],
  },
  {
    title: 'after a break before any batch, what arrived is requested',
    input: 'publish',
    end: 'online.requesting what arrived',
    events: [...online, broken, backOff, connected, welcome],
  },
  {
    title: 'a commit whose answer was lost is heard of later',
    input: 'publish',
    end: 'saved',
    events: [
      ...online,
      one,
      two,
      broken,
      backOff,
      connected,
      welcome,
      doneEvent('request what arrived', outcomes['request what arrived'].saved[0]),
    ],
  },
  {
    title: 'a first save requests nothing before it sends',
    input: 'publish',
    end: 'online.sending',
    events: online,
  },
  {
    title: 'a resumed save requests first what arrived',
    input: 'resume a save',
    end: 'online.requesting what arrived',
    events: online,
  },
  {
    title: 'a save that was committed before is not sent again',
    input: 'resume a save',
    end: 'saved',
    events: [...online, doneEvent('request what arrived', outcomes['request what arrived'].saved[0])],
  },
  {
    title: 'a commit as a new version is heard of later',
    input: 'resume a save',
    end: 'agreeing on a new version',
    events: [
      ...online,
      doneEvent('request what arrived', outcomes['request what arrived']['version saved'][0]),
    ],
  },
  {
    title: 'a quiz with attempts becomes a new version',
    input: 'publish',
    end: 'saved as a new version',
    events: [...online, needed, version],
  },
  {
    title: 'attempts that came meanwhile are noticed at the end',
    input: 'publish',
    end: 'agreeing on a new version',
    events: [...online, one, two, doneEvent('complete the save', { outcome: 'new version needed' })],
  },
  {
    title: 'no new version means nothing is saved',
    input: 'publish',
    end: 'given up',
    events: [...online, needed, doneEvent('new version', { outcome: 'cancelled' })],
  },
  {
    title: 'a stale revision asks the author',
    input: 'publish',
    end: 'conflict',
    events: [...online, doneEvent('send a batch', outcomes['send a batch'].conflict[0])],
  },
  {
    title: 'the author saves over it',
    input: 'publish',
    end: 'saved',
    events: [
      ...online,
      doneEvent('send a batch', outcomes['send a batch'].conflict[0]),
      { type: 'save over it', saveId: 's2', baseRevision: 4 },
      ...online,
      one,
      two,
      saved,
    ],
  },
  {
    title: 'somebody else saves: this save follows by itself',
    input: 'publish',
    end: 'saved',
    events: [...online, held, aMoment, held, aMoment, one, two, saved],
  },
  {
    title: 'somebody else holds the quiz for very long: the author is asked',
    input: 'publish',
    end: 'refused',
    events: [...online, held, aMoment, delayEvent('a long time', 'question-saving.online.taking turns')],
  },
  {
    title: 'what is refused for now is sent again when the author says so',
    input: 'publish',
    end: 'online.requesting what arrived',
    events: [
      ...online,
      doneEvent('send a batch', outcomes['send a batch'].refused[0]),
      { type: 'try again' },
      connected,
      welcome,
    ],
  },
  {
    title: 'what breaks a rule is not sent again',
    input: 'publish',
    end: 'refused',
    events: [
      ...online,
      one,
      two,
      doneEvent('complete the save', outcomes['complete the save'].refused[0]),
      { type: 'try again' },
    ],
  },
  {
    title: 'sending is cancelled',
    input: 'publish',
    end: 'given up',
    events: [...online, one, { type: 'cancel' }],
  },
  {
    title: 'a commit on its way is not cancelled',
    input: 'publish',
    end: 'online.completing',
    events: [...online, one, two, { type: 'cancel' }],
  },
  {
    title: 'a batch that fails by surprise counts as a break',
    input: 'publish',
    end: 'reconnecting',
    events: [...online, errorEvent('send a batch')],
  },
]
