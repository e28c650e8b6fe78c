import { elementAt } from '@quizwright/domain/defined.ts'
import { isIPv6 } from 'node:net'

/** An IPv4 address as a dual-stack socket reports it. */
const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i
const groupsOfAddress = 8
const groupsOfNetwork = 4

const groupsIn = (part: string): string[] => part.split(':').filter((group) => group !== '')

/**
 * Returns the key by which limits count an IP address. A household gets a network of 2^64 IPv6 addresses (RFC 6177)
 * and can use a new one for each request, so IPv6 addresses are counted by network: `2001:db8:1:2::/64`. IPv4
 * addresses, the loopback address and texts that are no address are returned unchanged. A socket whose caller has
 * disconnected has no address any more; all of them count as one.
 */
export const toNetwork = (address: string | undefined): string => {
  if (!address?.includes(':')) return address ?? ''
  const ofIPv4 = mapped.exec(address)?.[1]
  if (ofIPv4 !== undefined) return ofIPv4
  if (!isIPv6(address) || address === '::1') return address
  const [head = '', tail] = elementAt(address.split('%'), 0).split('::')
  const [above, below] = [groupsIn(head), groupsIn(tail ?? '')]
  const left = tail === undefined ? 0 : groupsOfAddress - above.length - below.length
  const groups = [...above, ...Array<string>(Math.max(0, left)).fill('0'), ...below]
  const network = groups.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
