import type { InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

const watchers = new Set<Watcher>()

/**
 * Given to every machine that the page starts; their children are seen through them. In development whoever
 * watches hears of all that the machines do. In the built page nobody does, and nothing of this is in it.
 */
export const inspectOptions: { inspect?: Watcher } = import.meta.env.DEV
  ? { inspect: (event) => watchers.forEach((watch) => watch(event)) }
  : {}

/** Hears of everything that machines do from now on. */
export const watchMachines = (watcher: Watcher): void => void watchers.add(watcher)
