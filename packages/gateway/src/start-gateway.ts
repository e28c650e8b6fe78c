import { buildGateway } from './app.ts'
import type { Config, Upstreams } from './config.ts'
import { gatewayLimits, type GatewayLimits } from './limits.ts'
import { publicAddresses, type PublicAddresses } from './public-addresses.ts'

export type GatewayOptions = {
  host?: string
  /** 0, the default, listens on any free port. */
  port?: number
  upstreams: Upstreams
  /** The folder of the built page. Without it no page is served. */
  page?: string | false
  addresses?: Partial<PublicAddresses>
  limits?: Partial<GatewayLimits>
  pageOrigins?: string[]
  trustedProxies?: string[]
  logLevel?: Config['logLevel']
  /** The OTLP/HTTP receiver of traces. Without it tracing is disabled. */
  otlpEndpoint?: string
  wording?: Config['wording']
}

/** Starts a gateway inside this process for tests. `close` stops it after the active requests. */
export const startGateway = async ({
  host = '127.0.0.1',
  port = 0,
  upstreams,
  page = false,
  addresses,
  limits,
  pageOrigins = [],
  trustedProxies = [],
  logLevel = 'silent',
  otlpEndpoint,
  wording,
}: GatewayOptions): Promise<{ url: string; close: () => Promise<void> }> => {
  const { app, drain } = await buildGateway({
    host,
    port,
    workers: 0,
    operationsPort: undefined,
    operationsHost: host,
    missingAddresses: [],
    logLevel,
    upstreams,
    page,
    pageOrigins,
    trustedProxies,
    otlpEndpoint,
    wording,
    addresses: { ...publicAddresses(upstreams.auth, {}), ...addresses },
    limits: { ...gatewayLimits, ...limits },
  })
  const url = await app.listen({ host, port })
  return { url, close: () => drain.start(0) }
}
