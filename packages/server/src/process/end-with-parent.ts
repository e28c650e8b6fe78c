/**
 * Ends this process like SIGTERM when its parent is gone. The parent must have started it with an IPC channel
 * (scripts/keep-running.ts). Otherwise the children of a killed parent would keep its ports and folders in use.
 */
export const endWithParent = (): void => {
  const end = (): void => void process.kill(process.pid, 'SIGTERM')
  if (process.connected === false) end()
  process.once('disconnect', end)
}
