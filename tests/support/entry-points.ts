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

/**
 * The conformance tests run at both entry points, because the gateway must not change responses of the
 * services. On a real Postgres they run at one, because both lead to the same statements.
 */
export const entryPoints: readonly EntryPoint[] =
  process.env['TEST_DATABASE_URL'] && !isLongForm ? [viaGateway] : [direct, viaGateway]
