import { noTracing, type Tracing } from './tracing.ts'

/**
 * Opens tracing for one server. `serviceName` becomes `service.name` of its spans; they go to the OTLP/HTTP
 * receiver at `endpoint`. Tracing is disabled without an endpoint.
 */
export const openTracing = async (serviceName: string, endpoint: string | undefined): Promise<Tracing> => {
  if (endpoint === undefined) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(serviceName, endpoint)
}
