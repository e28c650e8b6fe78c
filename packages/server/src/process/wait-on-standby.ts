/** Set for a process that loads its program and then waits. */
export const standbyEnvironment = { STANDBY: '1' }
/** What the parent sends when the process is to start. */
export const startMessage = 'start'

/** Whether this process is a spare that its parent holds ready. */
export const isOnStandby = (): boolean =>
  process.env['STANDBY'] === standbyEnvironment.STANDBY && process.send !== undefined

/** For a spare that its parent holds ready: waits until it is to start. Any other process goes on at once. */
export const waitOnStandby = async (): Promise<void> => {
  if (!isOnStandby()) return
  await new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === startMessage) resolve()
    })
  })
}
