/**
 * The host of a URL at which a server can be reached that listens on `host`: a server on all interfaces is
 * reached as localhost, an IPv6 address is put in brackets.
 */
export const urlHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
