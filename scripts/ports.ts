import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Why a port cannot be listened on, as a sentence; undefined when it can. */
export const whyNotFree = (port: number, host: string, variable: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        resolve(`Port ${port} is taken. Stop what uses it, or set ${variable} to another.`)
      else if (code === 'EACCES')
        resolve(`Port ${port} may not be used by this user. Set ${variable} to one above 1023.`)
      else
        resolve(
          `Nothing can listen on ${host}, port ${port} (${message}). Set HOST and ${variable} to others.`,
        )
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** Waits until an address responds with 200: true then, false when the signal aborts before. */
export const waitUntilHealthy = async (address: string, signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    const ok = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await sleep(100)
  }
  return false
}
