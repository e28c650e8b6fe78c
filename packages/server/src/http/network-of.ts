import { isIPv6 } from 'node:net'

/** An IPv4 address as a socket for both versions tells it. */
const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i
const groupsOfAddress = 8
const groupsOfNetwork = 4

const groupsIn = (part: string): string[] => part.split(':').filter((group) => group !== '')

/**
 * Whom to count an IP address with. Everybody at home is given a network of 2^64 addresses of IPv6 (RFC 6177) and
 * may come from a new one each time, so these are counted by network: `2001:db8:1:2::/64`. One of IPv4, and that of
 * this machine, stands for itself; so does what is no address.
 */
export const networkOf = (address: string): string => {
  const ofIPv4 = mapped.exec(address)?.[1]
  if (ofIPv4 !== undefined) return ofIPv4
  if (!isIPv6(address) || address === '::1') return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const [above, below] = [groupsIn(head), groupsIn(tail ?? '')]
  const left = tail === undefined ? 0 : groupsOfAddress - above.length - below.length
  const groups = [...above, ...Array<string>(Math.max(0, left)).fill('0'), ...below]
  const network = groups.slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
