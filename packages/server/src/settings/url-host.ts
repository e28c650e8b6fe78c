/**
 * Returns the host for the URL of a server that listens on `host`. A server on all interfaces is reached as
 * localhost, and an IPv6 address is put in brackets.
 */
export const urlHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
