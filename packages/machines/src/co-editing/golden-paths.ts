import { delayEvent, doneEvent, errorEvent, type GoldenPath } from '../paths/fixtures.ts'
import { coEditingFixtures } from './fixtures.ts'
import type { CoEditingEvent } from './guards-and-actions.ts'
import { defined } from '@quizwright/domain/defined.ts'

const { 'say where the author is': say, 'merge the newer save': merge } = coEditingFixtures.outcomes
const [alone, together] = say['up to date'].map((outcome) => doneEvent('say where the author is', outcome))
const behind = doneEvent('say where the author is', say.behind[0])
const whileComparing = doneEvent('say where the author is', say['behind while comparing'][0])
const refused = doneEvent('say where the author is', say.refused[0])
const unheard = doneEvent('say where the author is', say.unheard[0])
const conflicting = doneEvent('merge the newer save', merge.conflicting[0])
const merged = doneEvent('merge the newer save', merge.merged[0])
const later = (state: string) => delayEvent('a moment', `co-editing.${state}`)
const decided: CoEditingEvent = { type: 'decided' }

export const coEditingGoldenPaths: GoldenPath<CoEditingEvent>[] = [
  { title: 'nobody is there', input: 'quiz', events: [defined(alone, 'alone')], end: 'alone' },
  {
    title: 'somebody comes',
    input: 'quiz',
    events: [defined(alone, 'alone'), later('alone'), defined(together, 'together')],
    end: 'together',
  },
  {
    title: 'what a colleague saved is merged by itself',
    input: 'quiz',
    events: [behind, merged],
    end: 'together',
  },
  {
    title: 'a part that both changed is asked once, not at every moment',
    input: 'quiz',
    events: [behind, conflicting, later('deciding'), behind],
    end: 'deciding',
  },
  {
    title: 'what a colleague saves while the author compares waits until they have chosen',
    input: 'quiz',
    events: [
      behind,
      conflicting,
      later('deciding'),
      whileComparing,
      decided,
      later('together'),
      behind,
      merged,
    ],
    end: 'together',
  },
  { title: 'the author decides', input: 'quiz', events: [behind, conflicting, decided], end: 'together' },
  {
    title: 'a decision while it is asked again is not forgotten',
    input: 'quiz',
    events: [behind, conflicting, later('deciding'), decided, defined(together, 'together')],
    end: 'together',
  },
  {
    title: 'a role may come back',
    input: 'quiz',
    events: [refused, later('role taken away'), defined(together, 'together')],
    end: 'together',
  },
  {
    title: 'a lost connection loses nothing',
    input: 'quiz',
    events: [unheard, later('out of reach'), behind, errorEvent('merge the newer save')],
    end: 'together',
  },
]
