import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect'
import { watchMachines } from './inspect-machines.ts'

const secrets = new Set(['token', 'authorization', 'password'])

/** What an inspector may see: everything but what signs somebody in. */
export const withoutSecrets = <T extends object | undefined>(given: T): T =>
  given &&
  (Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, secrets.has(key) ? '(hidden)' : value]),
  ) as T)

const isOnThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Opens the inspector that `?inspect` asks for: Stately's own in a window, or with
 * `?inspect=ws://localhost:8080` a receiver on this machine. Other routes get nothing: a link must not
 * send what happens here to strangers.
 */
export const openInspector = (asked: string): void => {
  const options = { sanitizeEvent: withoutSecrets, sanitizeContext: withoutSecrets }
  const url = asked === '' ? undefined : URL.parse(asked)
  if (url === null || (url && !isOnThisMachine(url))) return
  const inspector = url
    ? createWebSocketInspector({ ...options, url: url.href })
    : createBrowserInspector(options)
  watchMachines((event) => inspector.inspect.next?.(event))
}
