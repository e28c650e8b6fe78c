import type { PageReport } from '@quizwright/contracts/schemas/page-report.ts'

/**
 * Tells the gateway, also while the page is being left. Nobody waits for it, and it is no matter when it
 * fails.
 */
export const sendPageReport = (report: PageReport): void =>
  void navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))
