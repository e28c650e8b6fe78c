import { lengths } from '@quizwright/contracts/limits.ts'
import type { PageReport } from '@quizwright/contracts/schemas/page-report.ts'
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals'
import { findScreen } from '../screens.tsx'
import { sendPageReport } from './send-page-report.ts'

/** Errors of one page that are told. The first few explain the rest. */
const errorsAtMost = 10

/**
 * What was thrown, cut to what the gateway takes. Addresses lose their query: it may hold what a person
 * searched for.
 */
export const reportOf = (thrown: unknown, screen: string): PageReport => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cut = (text: string): string =>
    text
      .replaceAll(/\?[^\s:)]*/g, '')
      .toWellFormed()
      .slice(0, lengths.description)
  return {
    kind: 'error',
    screen,
    message: cut(`${error.name}: ${error.message}`),
    ...(error.stack && { stack: cut(error.stack) }),
  }
}

const screenHere = (): string => findScreen(location.pathname).screen.path

/** Measures how quick the page is, and gives what tells the gateway of an error. */
export const createPageReporter = (): ((thrown: unknown) => void) => {
  let told = 0
  const tell = (thrown: unknown): void => {
    told += 1
    if (told <= errorsAtMost) sendPageReport(reportOf(thrown, screenHere()))
  }
  const measure = ({ name, value }: CLSMetric | INPMetric | LCPMetric): void =>
    sendPageReport({ kind: 'vital', screen: screenHere(), vital: name, value })
  onCLS(measure)
  onINP(measure)
  onLCP(measure)
  return tell
}
