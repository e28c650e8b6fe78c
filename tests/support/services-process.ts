/** Runs the bundled services as a separate process, for tests that kill them. Started by process-world.ts. */
import { join } from 'node:path'
import type { OidcProvider } from '@quizwright/services/auth/oidc/provider-settings.ts'
import type { LtiPlatform } from '@quizwright/services/lti/platform-settings.ts'
import { startServices } from '@quizwright/services/app.ts'
import { highRates } from './high-limits.ts'
import { populate } from './populate.ts'
import { endWithParent, serveCalls } from './processes.ts'

endWithParent()
const { port, dataDir, databaseUrl, pageOrigins, syncsToDisk, oidcProviders, ltiPlatforms } = JSON.parse(
  process.argv[2] ?? '{}',
) as {
  port: number
  dataDir: string
  databaseUrl?: string
  pageOrigins: string[]
  syncsToDisk: boolean
  oidcProviders: readonly OidcProvider[]
  ltiPlatforms: readonly LtiPlatform[]
}
const services = await startServices({
  port,
  database: databaseUrl ? { url: databaseUrl } : { dataDir },
  files: { folder: join(dataDir, 'files') },
  pageOrigins,
  syncsToDisk,
  oidcProviders,
  ltiPlatforms,
  seed: 'none',
  // In a long test, all attempts begin from the same address.
  limits: { ...highRates, startsPerAddress: 1_000_000, startsPerSession: 1_000_000 },
})
serveCalls(services.url, populate(services.db))
