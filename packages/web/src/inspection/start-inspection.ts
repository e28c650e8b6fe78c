import { broadcastMachines } from './broadcast-machines.ts'

/** Starts the developer tools for machines. Called before the first machine starts, so that no event is missed. */
export const startInspection = async (): Promise<void> => {
  broadcastMachines()
  const receiver = new URLSearchParams(location.search).get('inspect')
  if (receiver === null) return
  const { openInspector } = await import('./open-inspector.ts')
  openInspector(receiver)
}
