/** The environment of a process that loads its program and then waits for its start message. */
export const standbyEnvironment = { STANDBY: '1' }
/** The parent sends this message to start the waiting process. */
export const startMessage = 'start'

/** Whether this process is a spare that its parent keeps ready. */
export const isOnStandby = (): boolean =>
  process.env['STANDBY'] === standbyEnvironment.STANDBY && process.send !== undefined

/** In a spare process, waits until the parent starts it. In any other process, returns at once. */
export const waitOnStandby = async (): Promise<void> => {
  if (!isOnStandby()) return
  await new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === startMessage) resolve()
    })
  })
}
