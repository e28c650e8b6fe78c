import { isLoopback } from '@quizwright/server/settings/setting-schemas.ts'

const timeoutMs = 10_000
const maxBytes = 1024 * 1024

/** A platform could not be reached, or answered nothing that could be read. */
export class PlatformUnreachable extends Error {
  override name = 'PlatformUnreachable'
}

/** What a platform answered, with the whole body as text. */
export type PlatformAnswer = { status: number; headers: Headers; text: string }

/** Addresses come from tokens, too, so only those are called that nobody can read or change on the way. */
const requireSafe = (address: string): URL => {
  const url = URL.parse(address)
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))) return url
  throw new PlatformUnreachable('The address of the platform is not an https: address.')
}

const readLimited = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new PlatformUnreachable('The platform sent more than a megabyte.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Sends a request to a learning platform: the only way out of the services for LTI. It follows no redirect, reads at
 * most a megabyte, and ends after ten seconds. Throws PlatformUnreachable.
 */
export const fetchPlatform = async (
  address: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<PlatformAnswer> => {
  const url = requireSafe(address)
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, headers: response.headers, text: await readLimited(response) }
  } catch (error) {
    if (error instanceof PlatformUnreachable) throw error
    throw new PlatformUnreachable('The platform did not answer.', { cause: error })
  }
}
