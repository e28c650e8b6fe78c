import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The error of listening on a port; undefined if it is free. */
export const listenError = (port: number, host: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** A sentence that says why a port cannot be used; undefined if it can. */
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

/** Waits until an address responds with 200. Returns false if the signal aborts first. */
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
