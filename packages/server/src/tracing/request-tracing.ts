import fp from 'fastify-plugin'
import type { Span, Tracing } from './tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined
  }
}

/** Health checks, the page's own reports and its files are not traced. */
const untraced = /^\/(?:healthz|readyz|reports|traces|tracing\.js|assets\/.*)$/

/**
 * Records a span for each request. Its name is the method and the route, never the requested path. It continues the
 * caller's trace if the request has a `traceparent`.
 */
export const requestTracing = fp<{ tracing: Tracing }>(
  async (app, { tracing }) => {
    if (!tracing.isEnabled) return
    app.decorateRequest('span')
    app.addHook('onRequest', (request, reply, done) => {
      // The channel of a WebSocket starts its span.
      if (untraced.test(request.url) || request.headers.upgrade) return done()
      const { url: route = 'none' } = request.routeOptions
      const span = tracing.startSpan({
        name: `${request.method} ${route}`,
        kind: 'server',
        parent: request.headers.traceparent,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'quizwright.request_id': request.id,
        },
      })
      request.span = span
      reply.raw.once('close', () => {
        span.setAttributes({ 'http.response.status_code': reply.statusCode })
        if (reply.statusCode >= 500) span.setError(String(reply.statusCode))
        span.end()
      })
      span.run(done)
    })
    // The body arrives in socket events, outside the context of the span. The later hooks run inside the context
    // again.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.span) request.span.run(done)
      else done()
    })
  },
  { name: 'request-tracing' },
)
