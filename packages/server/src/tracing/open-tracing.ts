import { noTracing, type Tracing } from './tracing.ts'

/** Tracing for one server of this name, to the OTLP/HTTP receiver at an address; none without one. */
export const openTracing = async (service: string, endpoint: string | undefined): Promise<Tracing> =>
  endpoint === undefined ? noTracing : (await import('./open-telemetry.ts')).openTelemetry(service, endpoint)
