import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect'
import { addInspector } from './inspect-machines.ts'

const secrets = new Set(['token', 'authorization', 'password'])

/** Replaces passwords and tokens, which an inspector must not see. */
export const withoutSecrets = <T extends object | undefined>(data: T): T =>
  data &&
  (Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, secrets.has(key) ? '(hidden)' : value]),
  ) as T)

const isLocalhost = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Opens the inspector named by the query parameter `inspect`: empty for Stately's own in a window, or the URL
 * of a WebSocket receiver, such as `?inspect=ws://localhost:8080`. Only localhost is allowed, so that no link
 * can send data of this page to strangers.
 */
export const openInspector = (receiver: string): void => {
  const options = { sanitizeEvent: withoutSecrets, sanitizeContext: withoutSecrets }
  const url = receiver === '' ? undefined : URL.parse(receiver)
  if (url === null || (url && !isLocalhost(url))) return
  const inspector = url
    ? createWebSocketInspector({ ...options, url: url.href })
    : createBrowserInspector(options)
  addInspector((event) => inspector.inspect.next?.(event))
}
