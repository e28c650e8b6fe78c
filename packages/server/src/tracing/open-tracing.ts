import { noTracing, type Tracing } from './tracing.ts'

/**
 * Opens tracing for one server. `serviceName` becomes the `service.name` of its spans, and `endpoint` is the
 * OTLP/HTTP receiver. Without an endpoint tracing is disabled.
 */
export const openTracing = async (serviceName: string, endpoint: string | undefined): Promise<Tracing> => {
  if (endpoint === undefined) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(serviceName, endpoint)
}
