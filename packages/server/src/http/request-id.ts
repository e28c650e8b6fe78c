/**
 * A caller may name its request in the header `x-request-id`, as the gateway does when it calls a service:
 * one name leads through the logs of both. Anything but a plain name is replaced.
 */
export const requestIdOf = ({
  headers,
}: {
  headers: Readonly<Record<string, string | string[] | undefined>>
}): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
