import { broadcastMachines } from './broadcast-machines.ts'

/**
 * What a developer sees machines with. It begins before the first machine does, so that nothing is missed.
 */
export const startInspection = async (): Promise<void> => {
  broadcastMachines()
  const asked = new URLSearchParams(location.search).get('inspect')
  if (asked === null) return
  const { openInspector } = await import('./open-inspector.ts')
  openInspector(asked)
}
