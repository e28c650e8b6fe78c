/** The delay before the reporter is loaded, in milliseconds. The first screen does not need it. */
const loadDelayMs = 1_000

/** Errors thrown before the reporter is loaded. */
const earlyErrors: unknown[] = []
let reportError = (thrown: unknown): void => void earlyErrors.push(thrown)

/** Starts reporting uncaught errors and web vitals to the gateway. */
export const startPageReports = (): void => {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const load = async (): Promise<void> => {
    reportError = (await import('./page-reporter.ts')).createPageReporter()
    earlyErrors.splice(0).forEach(reportError)
  }
  // If the reporter fails to load, there is no way to report that.
  setTimeout(() => void load().catch(() => undefined), loadDelayMs)
}
