import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from './tracing.ts'

/** What is asked every second by whoever watches over us, the page's own reports, and its files. */
const unseen = /^\/(?:healthz|readyz|reports|traces|tracing\.js|favicon\.svg|assets\/.*)$/

/**
 * A span for each request, named after the route it met and never after the address it asked for; it goes on
 * in the trace of a caller that names one.
 */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  if (!tracing.isEnabled) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    // A socket's span is its channel's own.
    if (unseen.test(request.url) || request.headers.upgrade) return done()
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
    spans.set(request, span)
    reply.raw.once('close', () => {
      span.setAttributes({ 'http.response.status_code': reply.statusCode })
      if (reply.statusCode >= 500) span.setError(String(reply.statusCode))
      span.end()
    })
    span.run(done)
  })
  // A body arrives in events of its socket, which know nothing of the span: whoever goes on after it is put
  // back inside.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
}
