import { openDirect, openViaGateway, type Caller, type OpenChannel } from './open-channel.ts'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import { isLongForm } from './long-form.ts'

type Addresses = { gatewayUrl: string; servicesUrl: string }

/** Where a client sends its requests. */
export type EntryPoint = {
  name: string
  baseUrl: (world: Addresses) => string
  open: (world: Addresses, channel: ChannelName, caller: Caller) => Promise<OpenChannel>
}

const direct: EntryPoint = {
  name: 'direct to the services',
  baseUrl: (world) => world.servicesUrl,
  open: (world, channel, caller) => openDirect(world.servicesUrl, channel, caller),
}
const viaGateway: EntryPoint = {
  name: 'via the gateway',
  baseUrl: (world) => `${world.gatewayUrl}/api`,
  open: (world, channel, caller) => openViaGateway(world.gatewayUrl, channel, caller),
}

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/**
 * For suites that try the checks of each server: both repeat them, because each may have other callers. On a real
 * Postgres one is enough, because both lead to the same statements.
 */
export const bothEntryPoints: readonly EntryPoint[] =
  isOnPostgres && !isLongForm ? [viaGateway] : [direct, viaGateway]

/**
 * For suites about what an instructor may reach. Only the services decide it; that the gateway passes the caller on
 * is shown by the examples and refusals of every row.
 */
export const entryPointsOfAccess: readonly EntryPoint[] = isLongForm ? bothEntryPoints : [direct]

/**
 * For all other suites: through the gateway, and so through the services too. That the gateway changes nothing is
 * shown by the examples and refusals of every row.
 */
export const entryPoints: readonly EntryPoint[] = isLongForm ? bothEntryPoints : [viaGateway]
