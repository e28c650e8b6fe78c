import { type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { broke, came } from './fixtures.ts'
import type { MachineEntry } from './machine-entry.ts'

export type StepKind = 'event' | 'outcome' | 'surprise' | 'delay'

/** One thing that may happen: something the host sends, how an actor came out, an actor that failed, a delay that passed. */
export type PossibleEvent = { kind: StepKind; name: string; outcome?: string; event: { type: string } }

const actorDone = 'xstate.done.actor.'
const actorFailed = 'xstate.error.actor.'
const delayPassed = 'xstate.after.'

const samplesOf = (type: string, { events, outcomes }: MachineEntry['fixtures']): PossibleEvent[] => {
  if (type.startsWith(actorDone)) {
    const actor = type.slice(actorDone.length)
    const samples = Object.entries(outcomes[actor] ?? {}).flatMap(([outcome, outputs]) => outputs.map((output) => ({ outcome, output })))
    return samples.map(({ outcome, output }) => ({ kind: 'outcome', name: actor, outcome, event: came(actor, output) }))
  }
  if (type.startsWith(actorFailed)) return [{ kind: 'surprise', name: type.slice(actorFailed.length), event: broke(type.slice(actorFailed.length)) }]
  if (type.startsWith(delayPassed)) return [{ kind: 'delay', name: type.slice(delayPassed.length).split('.')[0]!, event: { type } }]
  return (events[type] ?? []).map((event) => ({ kind: 'event', name: type, event }))
}

/** All that the fixtures know to happen in this snapshot and that the chart has an answer to. */
export const possibleEvents = (snapshot: AnyMachineSnapshot, fixtures: MachineEntry['fixtures']): PossibleEvent[] => {
  const types = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType))
  types.delete('')
  return [...types].flatMap((type) => samplesOf(type, fixtures))
}

/** How a step reads: `log in`, `ask the server: allowed`, `ask the server breaks`, `back-off passes`. */
export const stepText = ({ kind, name, outcome }: PossibleEvent): string =>
  kind === 'outcome' ? `${name}: ${outcome}` : kind === 'surprise' ? `${name} breaks` : kind === 'delay' ? `${name} passes` : name
