import { lengths } from '@quizwright/domain/limits.ts'
import type { PageReport } from '@quizwright/contracts/schemas/page-report.ts'
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals'
import { findScreen } from '../screens.tsx'

/** Sends a report to the gateway, also while the page unloads. A failure is ignored. */
const sendPageReport = (report: PageReport): void =>
  void navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))

/** The largest number of errors reported per page; later ones are mostly consequences of the first. */
const maxErrors = 10

/**
 * Creates the report of a thrown value, truncated to the limits of the schema. Query strings are removed from
 * URLs, because they may contain search texts.
 */
export const reportOf = (thrown: unknown, screen: string): PageReport => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const sanitize = (text: string): string =>
    text
      .replaceAll(/\?[^\s:)]*/g, '')
      .toWellFormed()
      .slice(0, lengths.description)
  return {
    kind: 'error',
    screen,
    message: sanitize(`${error.name}: ${error.message}`),
    ...(error.stack && { stack: sanitize(error.stack) }),
  }
}

const currentScreen = (): string => findScreen(location.pathname).screen.path

/** Starts reporting web vitals, and returns the function that reports an error. */
export const createPageReporter = (): ((thrown: unknown) => void) => {
  let errorCount = 0
  const reportError = (thrown: unknown): void => {
    errorCount += 1
    if (errorCount <= maxErrors) sendPageReport(reportOf(thrown, currentScreen()))
  }
  const reportVital = ({ name, value }: CLSMetric | INPMetric | LCPMetric): void =>
    sendPageReport({ kind: 'vital', screen: currentScreen(), vital: name, value })
  onCLS(reportVital)
  onINP(reportVital)
  onLCP(reportVital)
  return reportError
}
