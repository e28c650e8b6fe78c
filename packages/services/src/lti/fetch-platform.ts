import { isLoopback } from '@quizwright/server/settings/setting-schemas.ts'
import { isSafeAddress } from './platform-settings.ts'

const timeoutMs = 10_000
const MiB = 1024 * 1024

/** A platform could not be reached, or answered nothing that could be read. */
export class PlatformUnreachable extends Error {
  override name = 'PlatformUnreachable'
}

/** What a platform answered, with the whole body as text. */
export type PlatformAnswer = { status: number; headers: Headers; text: string }

/**
 * Addresses come from tokens, too, so only those are called that nobody can read or change on the way. One of this
 * machine is called only for a platform that an operator has registered here, so that no other makes us call ourselves.
 */
const requireSafe = (address: string, trusted: string): URL => {
  const isHere = (text: string): boolean => isLoopback(URL.parse(text)?.hostname ?? '')
  if (isSafeAddress(address) && (!isHere(address) || isHere(trusted))) return new URL(address)
  throw new PlatformUnreachable('The address of the platform is not an https: address.')
}

const readLimited = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new PlatformUnreachable('The platform sent more than is read.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** An address of the platform that was registered, if this one was named by its messages. */
  trusted?: string
  maxBytes?: number
}

/**
 * Sends a request to a learning platform: the only way out of the services for LTI. It follows no redirect, reads at
 * most a megabyte unless told otherwise, and ends after ten seconds. Throws PlatformUnreachable.
 */
export const fetchPlatform = async (
  address: string,
  { method = 'GET', headers = {}, body, trusted = address, maxBytes = MiB }: Asked = {},
): Promise<PlatformAnswer> => {
  const url = requireSafe(address, trusted)
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, headers: response.headers, text: await readLimited(response, maxBytes) }
  } catch (error) {
    if (error instanceof PlatformUnreachable) throw error
    throw new PlatformUnreachable('The platform did not answer.', { cause: error })
  }
}
