import type { Page, BrowserContext } from '@playwright/test'
import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { type MachineEntry, stateName } from '@quizwright/machines/paths/machine-entry.ts'
import { longPaths, type StepFilter, transitionsTakenBy } from '@quizwright/machines/paths/long-paths.ts'
import { coveringPaths, endState, type MachinePath } from '@quizwright/machines/paths/paths.ts'
import { buildStateGraph, type PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { expect, test, type Console } from '../support/browser-test.ts'
import { isLongForm } from '../support/long-form.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'
import { type MayFollow, pathsInOnePage } from './paths-in-one-page.ts'

/**
 * What a gesture gets: the page, its user, and the steps to come, for which something may have to be
 * prepared.
 */
export type Walk<Stage> = {
  page: Page
  context: BrowserContext
  instructor: Instructor
  world: ProcessWorld
  consoleErrors: Console
  stage: Stage
  input: string
  step: PathStep
  ahead: readonly PathStep[]
}
type Beginning<Stage> = Omit<Walk<Stage>, 'step' | 'stage'>
/** Paths that are walked one after the other in one page. */
type OnePage<Stage> = {
  mayFollow: MayFollow
  /** Brings the page from the end of a path to the start of the next. */
  beginAgain: (walk: Omit<Walk<Stage>, 'step'>, left: string) => Promise<void>
}
/** Whether a step comes next: `isNext(walk, 'failure', 'ask the server')`. */
export const isNext = (
  { ahead: [next] }: Pick<Walk<unknown>, 'ahead'>,
  kind: PathStep['kind'],
  name: string,
): boolean => next?.kind === kind && next.name === name
/**
 * Makes one step happen. A text instead says why no page can make the step; paths that need it are skipped
 * and listed.
 */
type Gesture<Stage> = ((walk: Walk<Stage>) => Promise<void>) | string
/** Checks what a person sees in a state. A text instead says why the state is too short to be seen. */
type StateCheck<Stage> = ((walk: Omit<Walk<Stage>, 'step'>) => Promise<void>) | string

type Fixed = {
  events: Record<string, unknown>
  outcomes: Record<string, Record<string, unknown>>
  inputs: Record<string, unknown>
}
/** A gesture for every event and outcome in a machine's fixtures, and a check for each of its states. */
export type Walking<Stage, F extends Fixed> = {
  /** Prepares the world for a start, and opens the page where the machine starts. */
  begin: { [I in keyof F['inputs']]: (walk: Beginning<Stage>) => Promise<Stage> }
  events: { [E in keyof F['events']]: Gesture<Stage> }
  outcomes: { [A in keyof F['outcomes']]: { [O in keyof F['outcomes'][A]]: Gesture<Stage> } }
  surprises: Record<keyof F['outcomes'], Gesture<Stage>>
  delays: Record<string, Gesture<Stage>>
  sees: Record<string, StateCheck<Stage>>
  /**
   * Says why no page can make a step in the given state or after the earlier steps, although it can
   * elsewhere. Undefined if it can.
   */
  cannot?: (step: PathStep, before: string, earlier: readonly PathStep[]) => string | undefined
  /**
   * Set if gestures leave nothing behind that affects later ones. Then a few long paths replace many short
   * ones.
   */
  goesOn?: true
  /**
   * Set where the invariants of the machine and a journey show in the quick form what the walk shows. Then only the
   * long form takes the paths; the quick form still compares the gestures with the chart.
   */
  longFormOnly?: true
  onePage?: OnePage<Stage>
}
type AnyWalking<Stage> = {
  begin: Record<string, (walk: Beginning<Stage>) => Promise<Stage>>
  events: Record<string, Gesture<Stage>>
  outcomes: Record<string, Record<string, Gesture<Stage>>>
  surprises: Record<string, Gesture<Stage>>
  delays: Record<string, Gesture<Stage>>
  sees: Record<string, StateCheck<Stage>>
  cannot?: (step: PathStep, before: string, earlier: readonly PathStep[]) => string | undefined
  goesOn?: true
  longFormOnly?: true
  onePage?: OnePage<Stage>
}

const gestureOf = <Stage>(walking: AnyWalking<Stage>, { kind, name, outcome }: PathStep): Gesture<Stage> => {
  const found = {
    event: walking.events[name],
    failure: walking.surprises[name],
    delay: walking.delays[name],
    outcome: walking.outcomes[name]?.[outcome ?? ''],
  }[kind]
  if (found === undefined) throw new Error(`No gesture makes the step ${kind} ${name} ${outcome ?? ''}.`)
  return found
}

/** The names of everything that can happen in a machine, found in its chart. */
const namesIn = (entry: MachineEntry) => {
  const { nodes, edges } = buildStateGraph(entry)
  const named = (kind: PathStep['kind']) =>
    [
      ...new Set(
        edges
          .filter(({ step }) => step.kind === kind)
          .map(({ step }) => (kind === 'outcome' ? `${step.name}: ${step.outcome}` : step.name)),
      ),
    ].sort()
  return {
    states: [...new Set(nodes.map(({ snapshot }) => stateName(snapshot)))].sort(),
    events: named('event'),
    outcomes: named('outcome'),
    surprises: named('failure'),
    delays: named('delay'),
  }
}

/**
 * The paths of a machine. An initial state that no path starts from, because others lead through the same
 * states, is checked separately.
 */
const withAllStarts = (entry: MachineEntry, paths: readonly MachinePath[]): MachinePath[] => {
  const alone = Object.keys(entry.fixtures.inputs).filter(
    (input) => !paths.some((path) => path.input === input),
  )
  return [
    ...paths,
    ...alone.map((input) => ({
      title: `${input}: begins in "${endState(entry, input, [])}"`,
      input,
      steps: [],
      end: endState(entry, input, []),
    })),
  ]
}

/** The page in which most steps are taken, for the quick form: the invariants take every path without a page. */
const longestOf = (pages: readonly (readonly MachinePath[])[]): readonly (readonly MachinePath[])[] => {
  const stepsIn = (page: readonly MachinePath[]) => page.reduce((sum, { steps }) => sum + steps.length, 0)
  return pages.toSorted((one, other) => stepsIn(other) - stepsIn(one)).slice(0, 1)
}

/** Takes the steps of a path, in a page that is at its start. */
const takeWith =
  <Stage>(walking: AnyWalking<Stage>) =>
  async (path: MachinePath, given: Omit<Walk<Stage>, 'step' | 'ahead'>): Promise<void> => {
    const look = async (state: string, ahead: readonly PathStep[]): Promise<void> => {
      const check = walking.sees[state]
      if (typeof check === 'function') await check({ ...given, ahead })
    }
    if (path.steps.length === 0) await look(path.end, [])
    for (const [index, step] of path.steps.entries()) {
      const ahead = path.steps.slice(index + 1)
      await test.step(`${step.kind} ${step.name}`, async () => {
        const gesture = gestureOf(walking, step)
        if (typeof gesture !== 'string') await gesture({ ...given, step, ahead })
        await look(step.state, ahead)
      })
    }
  }

/**
 * Registers the browser tests of a machine: one that the walk covers the whole chart, then one for each page
 * with the paths walked in it.
 */
export const walkMachine = <Stage, F extends Fixed>(
  entry: MachineEntry & { fixtures: F },
  given: Walking<Stage, F>,
): void => {
  const walking = given as unknown as AnyWalking<Stage>
  const may: StepFilter = (step, earlier) =>
    typeof gestureOf(walking, step) !== 'string' &&
    walking.cannot?.(step, earlier.at(-1)?.state ?? '', earlier) === undefined
  const isPossible = ({ steps }: MachinePath): boolean =>
    steps.every((step, index) => may(step, steps.slice(0, index)))
  const short = coveringPaths(entry)
  const all = walking.goesOn ? longPaths(entry, may) : short.filter(isPossible)
  const paths = withAllStarts(entry, all)
  const take = takeWith(walking)

  test.describe(entry.name, () => {
    test('the walk covers exactly the states, events, outcomes, failures and delays of the chart', () => {
      const known = {
        states: Object.keys(walking.sees).sort(),
        events: Object.keys(walking.events).sort(),
        outcomes: Object.entries(walking.outcomes)
          .flatMap(([actor, outcomes]) => Object.keys(outcomes).map((outcome) => `${actor}: ${outcome}`))
          .sort(),
        surprises: Object.keys(walking.surprises).sort(),
        delays: Object.keys(walking.delays).sort(),
      }
      expect(known).toEqual(namesIn(entry))
      const taken = transitionsTakenBy(entry, paths)
      expect(
        [...transitionsTakenBy(entry, short.filter(isPossible))].filter((one) => !taken.has(one)),
        'transitions that no path takes any more',
      ).toEqual([])
      const leftOut = short.filter((path) => !isPossible(path))
      if (leftOut.length > 0)
        console.log(
          `Left out of the walks of ${entry.name}, since no page can make them: ` +
            `${leftOut.map(({ title }) => title).join('; ')}`,
        )
    })

    if (walking.longFormOnly && !isLongForm) return
    const pages = pathsInOnePage(paths, walking.onePage?.mayFollow ?? (() => false))
    for (const walked of isLongForm ? pages : longestOf(pages)) {
      const [first, ...others] = walked
      const title =
        defined(first, 'first').title + (others.length > 0 ? `, and ${others.length} more in its page` : '')
      test(title, async ({ page, context, instructor, world, consoleErrors }) => {
        const common = {
          page,
          context,
          instructor,
          world,
          consoleErrors,
          input: defined(first, 'first').input,
        }
        const stage = await entryOf(
          walking.begin,
          defined(first, 'first').input,
        )({ ...common, ahead: defined(first, 'first').steps })
        for (const [index, path] of walked.entries()) {
          await test.step(path.title, async () => {
            const left = walked[index - 1]
            if (left) {
              consoleErrors.expectNoOthers()
              await defined(walking.onePage, 'walking.onePage').beginAgain(
                { ...common, stage, ahead: path.steps },
                left.end,
              )
            }
            await take(path, { ...common, stage })
          })
        }
      })
    }
  })
}
