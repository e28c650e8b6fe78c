import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type ExportedJWKSCache,
  type JWTVerifyGetKey,
  jwksCache,
} from 'jose'
import { fetchPlatform } from '../fetch-platform.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The keys of a platform can't be read now, and none were read in the last day. */
export class KeysUnreadable extends Error {
  override name = 'KeysUnreadable'
}

const asResponse = async (url: string): Promise<Response> => {
  const { status, text } = await fetchPlatform(url)
  return new Response(text, { status })
}

/**
 * The keys of a platform by its address. They are read again after ten minutes, and at most each half minute for a key
 * that is not among them, because the platform may have changed its keys. While it can't be reached, those of the last
 * day go on. Rejects with KeysUnreadable, or with jose's error for a key that is not there.
 */
export const platformKeys = (url: string): JWTVerifyGetKey => {
  const cache: Partial<ExportedJWKSCache> = {}
  const remote = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 10 * minuteMs,
    cooldownDuration: minuteMs / 2,
    [jwksCache]: cache as ExportedJWKSCache,
    [customFetch]: (address) => asResponse(address),
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error
      if (cache.jwks && cache.uat !== undefined && Date.now() - cache.uat < dayMs)
        return await createLocalJWKSet(cache.jwks)(header, token)
      throw new KeysUnreadable('The keys of the platform could not be read.', { cause: error })
    }
  }
}
