import type { PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { act } from '@testing-library/react'

/** How a test causes and checks the steps of a machine's paths. */
type Gestures = {
  events: Record<string, () => void>
  outcomes: Record<string, Record<string, () => void>>
  failures: Record<string, () => void>
  /** Lets the page react. */
  settle: () => Promise<unknown>
  /** What a person sees in each state. */
  sees: Record<string, () => void>
}

const findGesture = ({ kind, name, outcome = '' }: PathStep, { events, outcomes, failures }: Gestures) => {
  if (kind === 'event') return events[name]
  return kind === 'failure' ? failures[name] : outcomes[name]?.[outcome]
}

/** Takes a step of a path on the page, and checks what the page then shows. */
export const takeStep = async (step: PathStep, gestures: Gestures): Promise<void> => {
  const gesture = findGesture(step, gestures)
  if (!gesture) throw new Error(`No gesture makes the step ${step.kind} ${step.name} ${step.outcome ?? ''}.`)
  await act(async () => gesture())
  await gestures.settle()
  const check = gestures.sees[step.state]
  if (!check) throw new Error(`Nothing checks the state ${step.state}.`)
  check()
}
