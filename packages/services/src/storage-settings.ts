import * as z from 'zod'

/** The host may be the folder of a socket, in the query. Drivers would guess a name that is missing. */
const isPostgresUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^postgres(?:ql)?:$/.test(url.protocol) &&
    (url.hostname !== '' || Boolean(url.searchParams.get('host'))) &&
    url.pathname.length > 1
  )
}
export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be the address of one host, like postgres://user:password@host:5432/name')

/** Stores put the name into paths and names of hosts. */
export const bucketName = z
  .string()
  .refine(
    (name) => /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i.test(name) && !name.includes('..'),
    'must be the name of a bucket: 3 to 63 letters, digits, hyphens and single dots',
  )
