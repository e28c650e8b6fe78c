import { Problem } from '@quizwright/contracts/problem.ts'
import { pageReport } from '@quizwright/contracts/schemas/page-report.ts'
import { createRareLines } from '@quizwright/server/logging/rare-lines.ts'
import fp from 'fastify-plugin'
import * as z from 'zod/mini'
import type { Metrics } from '../observability/metrics.ts'

const maxReportBytes = 8 * 1_024
/** The number of label values must be bounded, because a caller may invent screens. */
const maxScreens = 100
/** Different errors that are logged in a minute. All are counted. */
const maxLines = 60

/** Returns a function that gives the label of a screen: its name for the first hundred screens, then `another`. */
const createScreenLabels = (): ((screen: string) => string) => {
  const screens = new Set<string>()
  return (screen) => {
    if (screens.size < maxScreens) screens.add(screen)
    return screens.has(screen) ? screen : 'another'
  }
}

/**
 * POST /reports logs errors of the page and records its web vitals. Anybody may send reports, so nothing in them is
 * trusted. The same error is logged once a minute.
 */
export const pageReports = fp<{ metrics: Pick<Metrics, 'pageErrors' | 'pageVitals'> }>(
  async (app, { metrics: { pageErrors, pageVitals } }) => {
    const labelOf = createScreenLabels()
    const mayLog = createRareLines(maxLines)
    app.post('/reports', { bodyLimit: maxReportBytes }, async (request, reply) => {
      const parsed = z.safeParse(pageReport, request.body)
      if (!parsed.success) throw new Problem('CONTRACT')
      const report = parsed.data
      const screen = labelOf(report.screen)
      if (report.kind === 'error') {
        const { message, stack } = report
        if (mayLog(`${screen} ${message}`))
          request.log.warn({ screen: report.screen, page: message, stack }, 'an error in the page')
        pageErrors.inc({ screen })
      } else pageVitals.observe({ vital: report.vital, screen }, report.value)
      return reply.code(204).send()
    })
  },
  { name: 'page-reports', dependencies: ['rate-limits'] },
)
