import type { EventPayloadMap, StoreExtension } from '@xstate/store'
import { undoRedo } from '@xstate/store/undo'
import type { Draft } from './document.ts'
import { runOf } from './typing.ts'

/** How many undo steps are kept. Steps share all that did not change, so a step costs what it changed. */
export const undoSteps = 1_000

/** Undo and redo bring back what was written, never what was saved or which run of typing went on. */
export const withUndo = <Events extends EventPayloadMap>(): StoreExtension<
  Draft,
  Events,
  { undo: null; redo: null },
  never
> =>
  undoRedo<Draft, Events, never>({
    strategy: 'snapshot',
    historyLimit: undoSteps,
    skipEvent: (event, { context }) => {
      const isNoEdit = event.type === 'saved' || event.type === 'endTyping'
      return isNoEdit || (context.run !== undefined && runOf(event) === context.run)
    },
    restore: ({ current, next }) => ({ ...next, saved: current.saved, base: current.base, run: undefined }),
  })

/** An edit that changes nothing is no undo step, keeps redo as it was and wakes nobody. */
export const withoutEmptySteps =
  <Events extends EventPayloadMap>(): StoreExtension<Draft, Events, Record<never, never>, never> =>
  (logic) => ({
    ...logic,
    transition: (snapshot, event) => {
      const result = logic.transition(snapshot, event as Parameters<typeof logic.transition>[1])
      return result[0].context === snapshot.context ? [snapshot, []] : result
    },
  })
