import { elementAt } from '@quizwright/domain/defined.ts'
import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { errorEvent, doneEvent } from './fixtures.ts'
import type { MachineEntry } from './machine-entry.ts'

export type StepKind = 'event' | 'outcome' | 'failure' | 'delay'

/**
 * An event that may happen: an event from the host, the outcome or the failure of an actor, or the end of a
 * delay. `sample` is the number of the sample in the fixtures, from 1.
 */
export type PossibleEvent = {
  kind: StepKind
  name: string
  outcome?: string
  sample: number
  event: { type: string }
}

const actorDone = 'xstate.done.actor.'
const actorFailed = 'xstate.error.actor.'
const delayPassed = 'xstate.after.'

const samplesOf = (type: string, { events, outcomes }: MachineEntry['fixtures']): PossibleEvent[] => {
  if (type.startsWith(actorDone)) {
    const actor = type.slice(actorDone.length)
    return Object.entries(outcomes[actor] ?? {}).flatMap(([outcome, outputs]) =>
      outputs.map((output, index): PossibleEvent => ({
        kind: 'outcome',
        name: actor,
        outcome,
        sample: index + 1,
        event: doneEvent(actor, output),
      })),
    )
  }
  if (type.startsWith(actorFailed))
    return [
      {
        kind: 'failure',
        name: type.slice(actorFailed.length),
        sample: 1,
        event: errorEvent(type.slice(actorFailed.length)),
      },
    ]
  if (type.startsWith(delayPassed))
    return [
      {
        kind: 'delay',
        name: elementAt(type.slice(delayPassed.length).split('.'), 0),
        sample: 1,
        event: { type },
      },
    ]
  return (events[type] ?? []).map((event, index) => ({ kind: 'event', name: type, sample: index + 1, event }))
}

/** All events from the fixtures for which the chart has a transition in this snapshot. */
export const possibleEvents = (
  snapshot: AnyMachineSnapshot,
  fixtures: MachineEntry['fixtures'],
): PossibleEvent[] => {
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  types.delete('')
  return [...types].flatMap((type) => samplesOf(type, fixtures))
}

const nameEvent = ({ kind, name, outcome }: PossibleEvent): string => {
  switch (kind) {
    case 'outcome':
      return `${name}: ${outcome}`
    case 'failure':
      return `${name} fails`
    case 'delay':
      return `${name} ends`
    case 'event':
      return name
  }
}

/**
 * The readable name of a step: `log in`, `ask the server: refused`, `connect fails`, `back-off ends`; `choose
 * files (2)` for the second sample.
 */
export const describeStep = (step: PossibleEvent): string =>
  nameEvent(step) + (step.sample > 1 ? ` (${step.sample})` : '')
