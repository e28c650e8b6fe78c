import { openDirect, openViaGateway, type Caller, type OpenChannel } from './open-channel.ts'
import type { ChannelName } from '@quizwright/contracts/channels.ts'

type Addresses = { gatewayUrl: string; servicesUrl: string }

/**
 * Where a client sends its requests. The conformance tests run at both entry points: the gateway must not
 * change what the services respond.
 */
export type EntryPoint = {
  name: string
  baseUrl: (world: Addresses) => string
  open: (world: Addresses, channel: ChannelName, caller: Caller) => Promise<OpenChannel>
}

export const entryPoints: readonly EntryPoint[] = [
  {
    name: 'direct to the services',
    baseUrl: (world) => world.servicesUrl,
    open: (world, channel, caller) => openDirect(world.servicesUrl, channel, caller),
  },
  {
    name: 'via the gateway',
    baseUrl: (world) => `${world.gatewayUrl}/api`,
    open: (world, channel, caller) => openViaGateway(world.gatewayUrl, channel, caller),
  },
]
