import { APICallError, RetryError } from 'ai'

type Failure = { outcome: 'unusable' } | { outcome: 'failed'; reason: string }

/**
 * Describes a provider's error in our own words, because its message may quote the key or the prompt. The outcome is
 * `unusable` only if the error concerns this single request, such as a refused prompt.
 */
export const describeFailure = (error: unknown): Failure => {
  const lastError = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(lastError)) return { outcome: 'unusable' }
  const reason = describeStatus(lastError.statusCode)
  return reason === undefined ? { outcome: 'unusable' } : { outcome: 'failed', reason }
}

/** `status` is undefined if no response arrived. Redirects are not followed. */
const describeStatus = (status: number | undefined): string | undefined => {
  if (status === undefined || (status >= 300 && status < 400)) return 'The AI provider can not be reached.'
  if (status === 401 || status === 403) return 'The AI provider refused the key it was given.'
  if (status === 404) return 'The AI provider does not know this model.'
  if (status === 429) return 'The AI provider takes no more questions now.'
  if (status >= 500) return 'The AI provider is not working at the moment.'
  return undefined
}
