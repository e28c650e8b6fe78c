import { openStraight, openThroughGateway, type Caller, type OpenChannel } from './open-channel.ts'
import type { ChannelName } from '@quizwright/contracts/channels.ts'

type Addresses = { gatewayUrl: string; servicesUrl: string }
/**
 * A way to the services. Every conformance test takes both, so that the gateway is shown to change nothing.
 */
export type Road = {
  name: string
  base: (world: Addresses) => string
  open: (world: Addresses, channel: ChannelName, caller: Caller) => Promise<OpenChannel>
}

export const roads: readonly Road[] = [
  {
    name: 'straight to the services',
    base: (world) => world.servicesUrl,
    open: (world, channel, caller) => openStraight(world.servicesUrl, channel, caller),
  },
  {
    name: 'through the gateway',
    base: (world) => `${world.gatewayUrl}/api`,
    open: (world, channel, caller) => openThroughGateway(world.gatewayUrl, channel, caller),
  },
]
