import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { errorEvent, doneEvent } from './fixtures.ts'
import type { MachineEntry } from './machine-entry.ts'

export type StepKind = 'event' | 'outcome' | 'failure' | 'delay'

/**
 * One thing that may happen: something the host sends, how an actor came out, an actor that failed, a delay
 * that passed. `sample` counts the samples that the fixtures have of it, from 1.
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
      { kind: 'delay', name: type.slice(delayPassed.length).split('.')[0]!, sample: 1, event: { type } },
    ]
  return (events[type] ?? []).map((event, index) => ({ kind: 'event', name: type, sample: index + 1, event }))
}

/** All that the fixtures know to happen in this snapshot and that the chart has an answer to. */
export const possibleEvents = (
  snapshot: AnyMachineSnapshot,
  fixtures: MachineEntry['fixtures'],
): PossibleEvent[] => {
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  types.delete('')
  return [...types].flatMap((type) => samplesOf(type, fixtures))
}

const whatHappens = ({ kind, name, outcome }: PossibleEvent): string =>
  kind === 'outcome'
    ? `${name}: ${outcome}`
    : kind === 'failure'
      ? `${name} breaks`
      : kind === 'delay'
        ? `${name} passes`
        : name

/**
 * How a step reads: `log in`, `ask the server: refused`, `connect breaks`, `back-off passes`; `choose files
 * (2)` for the second sample.
 */
export const describeStep = (step: PossibleEvent): string =>
  whatHappens(step) + (step.sample > 1 ? ` (${step.sample})` : '')
