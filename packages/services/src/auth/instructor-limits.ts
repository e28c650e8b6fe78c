import { BlockList, isIPv6 } from 'node:net'
import { createCallerLimits } from '@quizwright/server/http/caller-limits.ts'
import type { MountOptions } from '@quizwright/server/routes/mount-rows.ts'
import type { ServiceLimits } from '../context.ts'
import type { Identity } from './identity/identity.ts'

type LimitOptions = {
  limits: Pick<ServiceLimits, 'requestsPerUser' | 'requestsPerAddress'>
  trustedProxies: readonly string[]
}

const minuteMs = 60_000

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

const listOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const written of addresses) {
    const [address = '', bits] = written.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

/**
 * Signs instructors in who may call this port without the gateway, and counts their calls as the gateway does. Where a
 * trusted proxy names no caller, it calls for itself: a gateway that asks whether a token is valid. It asks that for
 * every caller, so the question counts for no user.
 */
export const limitInstructors = (
  identity: Identity,
  { limits, trustedProxies }: LimitOptions,
): MountOptions['authenticate'] => {
  const { perAddress, perUser } = createCallerLimits({ ...limits, windowMs: minuteMs })
  const trusted = listOf(trustedProxies)
  return async (credentials, request, name) => {
    // A socket whose caller has disconnected has no address.
    const { ip = '' } = request as { ip?: string }
    if (!trusted.check(ip, familyOf(ip))) perAddress(request)
    const user = await identity.require(credentials)
    if (name !== 'authenticateFrontendRoute') perUser(user.userId)
    return user
  }
}
