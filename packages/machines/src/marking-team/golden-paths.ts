import { doneEvent, errorEvent, type GoldenPath } from '../paths/fixtures.ts'
import { markingTeamFixtures } from './fixtures.ts'
import type { MarkingTeamEvent } from './guards-and-actions.ts'

const { events, outcomes } = markingTeamFixtures
const shareOut = events['share out'][0]
const [save, stop, confirm, cancel] = [
  events.save[0],
  events['stop sharing'][0],
  events.confirm[0],
  events.cancel[0],
]
const alone = events.choose[1]
const done = {
  saved: doneEvent('save the division', outcomes['save the division'].saved[0]),
  changed: doneEvent('save the division', outcomes['save the division'].changed[0]),
  ended: doneEvent('end the division', outcomes['end the division'].ended[0]),
  notEnded: doneEvent('end the division', outcomes['end the division'].changed[0]),
  notDecided: doneEvent('save the decision', outcomes['save the decision'].refused[0]),
}

export const markingTeamGoldenPaths: GoldenPath<MarkingTeamEvent>[] = [
  { title: 'answers are shared out', input: 'quiz', events: [shareOut, save, done.saved], end: 'looking' },
  {
    title: 'one marker alone can not mark twice',
    input: 'quiz',
    events: [shareOut, alone, save],
    end: 'choosing',
  },
  {
    title: 'who was slower keeps the choice, and saves it over the newer team',
    input: 'quiz',
    events: [shareOut, save, done.changed, save, done.saved],
    end: 'looking',
  },
  { title: 'saving twice saves once', input: 'quiz', events: [shareOut, save, save], end: 'saving' },
  {
    title: 'sharing out ends once that is confirmed',
    input: 'quiz',
    events: [stop, confirm, done.ended],
    end: 'looking',
  },
  {
    title: 'a team that changed meanwhile is not ended unseen',
    input: 'quiz',
    events: [stop, confirm, done.notEnded],
    end: 'asking',
  },
  { title: 'it may go on', input: 'quiz', events: [stop, cancel], end: 'looking' },
  {
    title: 'a decision that was not saved can be made again',
    input: 'quiz',
    events: [events.decide[0], done.notDecided, events.decide[0], errorEvent('save the decision')],
    end: 'looking',
  },
  {
    title: 'nothing else begins while a decision is saved',
    input: 'quiz',
    events: [events.decide[0], shareOut, events.decide[0]],
    end: 'deciding',
  },
]
