import fp from 'fastify-plugin'
import type { HttpMetrics } from '../metrics/http-metrics.ts'

/** Where browsers report what a page's content security policy forbade; the policies of all pages name it. */
export const policyReportsPath = '/policy-reports'

const mediaTypes = ['application/csp-report', 'application/reports+json', 'application/json']
const maxBytes = 32 * 1_024
/** A browser sends several reports at once by the newer way. */
const maxReports = 20

/** The directives that our policies have: label values must be bounded. */
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

/** The reports in a body of either form: one under `csp-report`, or a list with a `body` in each. */
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

/**
 * Collects reports of browsers: each is counted by its directive and logged. Anybody may send them, so nothing
 * in them is trusted, and nothing is said about them.
 */
export const policyReports = fp<{ metrics: Pick<HttpMetrics, 'policyReports'> }>(
  async (app, { metrics }) => {
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
        request.log.warn({ directive, blocked }, 'a page was kept from something by its policy')
      }
      return reply.code(204).send()
    })
  },
  { name: 'policy-reports', encapsulate: true },
)
