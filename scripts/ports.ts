import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The error of whoever tries to listen on a port; undefined when it can be listened on. */
export const listenError = (port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** Why a port cannot be listened on, as a sentence; undefined when it can. */
export const whyNotFree = async (
  port: number,
  host: string,
  variable: string,
): Promise<string | undefined> => {
  const error = await listenError(port, host)
  if (!error) return undefined
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or set ${variable} to another.`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Set ${variable} to one above 1023.`
  return `Nothing can listen on ${host}, port ${port} (${error.message}). Set HOST and ${variable} to others.`
}

/** Waits until an address responds with 200: true then, false when the signal aborts before. */
export const waitUntilHealthy = async (address: string, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const ok = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await sleep(50)
  }
  return false
}
