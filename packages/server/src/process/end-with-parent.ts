/**
 * Ends this process, as SIGTERM does, when the one that started it with a channel (scripts/keep-running.ts)
 * is gone: one that was killed could end nobody, and its children would keep ports and folders.
 */
export const endWithParent = (): void => {
  const end = (): void => void process.kill(process.pid, 'SIGTERM')
  if (process.connected === false) end()
  process.once('disconnect', end)
}
