import type { PageReport } from '@quizwright/contracts/schemas/page-report.ts'

/** Sends a report to the gateway, also while the page unloads. A failure is ignored. */
export const sendPageReport = (report: PageReport): void =>
  void navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
