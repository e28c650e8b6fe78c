import { doneEvent, errorEvent, type GoldenPath } from '../paths/fixtures.ts'
import { handingOverFixtures } from './fixtures.ts'
import type { HandingOverEvent } from './guards-and-actions.ts'

const { 'count what goes along': count, 'hand the quiz over': hand } = handingOverFixtures.outcomes
const counted = doneEvent('count what goes along', count.counted[0])
const handOver: HandingOverEvent = { type: 'hand over' }
const tryAgain: HandingOverEvent = { type: 'try again' }
const cancel: HandingOverEvent = { type: 'cancel' }
const input = 'to a colleague'

export const handingOverGoldenPaths: GoldenPath<HandingOverEvent>[] = [
  {
    title: 'the owner looks at what goes along and hands the quiz over',
    input,
    events: [counted, handOver, doneEvent('hand the quiz over', hand['handed over'][0])],
    end: 'handed over',
  },
  { title: 'the owner keeps the quiz', input, events: [counted, cancel], end: 'kept' },
  {
    title: 'two hand-overs cross: the second is told who has the quiz',
    input,
    events: [counted, handOver, doneEvent('hand the quiz over', hand.overtaken[0]), cancel],
    end: 'not the owner any more',
  },
  {
    title: 'the account of the colleague was disabled meanwhile',
    input,
    events: [counted, handOver, doneEvent('hand the quiz over', hand.refused[0]), cancel],
    end: 'kept',
  },
  {
    title: 'after a lost connection it is counted again first, because it may have been handed over',
    input,
    events: [counted, handOver, errorEvent('hand the quiz over'), tryAgain],
    end: 'previewing',
  },
]
