import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createRareLines } from '../logging/rare-lines.ts'
import type { HttpMetrics } from '../metrics/http-metrics.ts'

/** The URL to which browsers report violations of a page's content security policy. All policies name it. */
export const policyReportsPath = '/policy-reports'

const mediaTypes = ['application/csp-report', 'application/reports+json', 'application/json']
const maxBytes = 32 * 1_024
/** The Reporting API sends several reports in one request. */
const maxReports = 20

/** The directives of our policies. Only these become label values, so that their number is bounded. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (fields: Fields, ...names: string[]): string => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.slice(0, 200) : ''
}

/** Returns the reports of a body in either format: one under `csp-report`, or a list of entries with a `body`. */
const reportsIn = (body: unknown): Fields[] => {
  if (Array.isArray(body))
    return body
      .slice(0, maxReports)
      .flatMap((entry) => (isFields(entry) && isFields(entry['body']) ? [entry['body']] : []))
  return isFields(body) && isFields(body['csp-report']) ? [body['csp-report']] : []
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type PolicyReportsOptions = {
  metrics: Pick<HttpMetrics, 'policyReports'>
  /** Counts a request, for a server that does not count all of them. */
  limit?: (request: FastifyRequest) => Promise<void>
}

/**
 * Collects policy reports of browsers. Each is counted by its directive and logged. Anybody may send reports, so
 * nothing in them is trusted, and every response is the same. A directive is logged once a minute; `limit` refuses
 * callers who report too much.
 */
export const policyReports = fp<PolicyReportsOptions>(
  async (app, { metrics, limit }) => {
    const mayLog = createRareLines(directives.size + 1)
    if (limit) app.addHook('onRequest', limit)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(mediaTypes, { parseAs: 'string' }, (_request, text, done) =>
      done(null, parse(String(text))),
    )
    app.post(policyReportsPath, { bodyLimit: maxBytes }, async (request, reply) => {
      for (const report of reportsIn(request.body)) {
        const named = textOf(report, 'effective-directive', 'effectiveDirective', 'violated-directive')
        const directive = directives.has(named) ? named : 'another'
        metrics.policyReports.inc({ directive })
        const blocked = textOf(report, 'blocked-uri', 'blockedURL')
        if (!mayLog(directive)) continue
        request.log.warn({ directive, blocked }, 'a page violated its content security policy')
      }
      return reply.code(204).send()
    })
  },
  { name: 'policy-reports', encapsulate: true },
)
