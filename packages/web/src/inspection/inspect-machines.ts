import type { InspectionEvent } from 'xstate'

type Inspector = (event: InspectionEvent) => void

const inspectors = new Set<Inspector>()

/**
 * The options with which the page starts every machine. Child actors are inspected through their parents.
 * Empty in the production build.
 */
export const inspectOptions: { inspect?: Inspector } = import.meta.env.DEV
  ? { inspect: (event) => inspectors.forEach((inspect) => inspect(event)) }
  : {}

/** Calls the inspector with every inspection event of every machine from now on. */
export const addInspector = (inspector: Inspector): void => void inspectors.add(inspector)
