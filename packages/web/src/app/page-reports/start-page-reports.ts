const patienceMs = 1_000

/** Errors met before the watch is loaded: it is no part of what the first screen waits for. */
const waiting: unknown[] = []
let tell = (thrown: unknown): void => void waiting.push(thrown)

/**
 * From now on the gateway hears of errors that nobody caught and, once the first screen has had its time, of
 * how quick the page was.
 */
export const startPageReports = (): void => {
  addEventListener('error', ({ error, message }) => tell(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  const load = async (): Promise<void> => {
    tell = (await import('./page-reporter.ts')).createPageReporter()
    waiting.splice(0).forEach(tell)
  }
  // What cannot be loaded cannot be told either.
  setTimeout(() => void load().catch(() => undefined), patienceMs)
}
