import { Problem } from '@quizwright/contracts/problem.ts'
import { pageReport } from '@quizwright/contracts/schemas/page-report.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Metrics } from '../observability/metrics.ts'

const longestReport = 8 * 1_024
/** Screens that are counted by name. A page that makes names up must not fill our memory. */
const screensAtMost = 100

/**
 * POST /reports: what went wrong in a browser is logged, what was measured there is counted. Anybody may send
 * it, so nothing in it is believed.
 */
export const takePageReports = (app: FastifyInstance, { pageErrors, pageVitals }: Metrics): void => {
  const screens = new Set<string>()
  const nameOf = (screen: string): string => {
    if (screens.size < screensAtMost) screens.add(screen)
    return screens.has(screen) ? screen : 'another'
  }
  app.post('/reports', { bodyLimit: longestReport }, async (request, reply) => {
    const read = z.safeParse(pageReport, request.body)
    if (!read.success) throw new Problem('CONTRACT')
    const report = read.data
    if (report.kind === 'error') {
      request.log.warn(
        { screen: report.screen, page: report.message, stack: report.stack },
        'the page met an error',
      )
      pageErrors.inc({ screen: nameOf(report.screen) })
    } else pageVitals.observe({ vital: report.vital, screen: nameOf(report.screen) }, report.value)
    return reply.code(204).send()
  })
}
