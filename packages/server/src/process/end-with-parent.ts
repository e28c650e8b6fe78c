/**
 * Ends this process, as SIGTERM does, when its parent is gone that started it with an IPC channel
 * (scripts/keep-running.ts). A parent that was killed cannot end its children, and they would keep its ports
 * and folders.
 */
export const endWithParent = (): void => {
  const end = (): void => void process.kill(process.pid, 'SIGTERM')
  if (process.connected === false) end()
  process.once('disconnect', end)
}
