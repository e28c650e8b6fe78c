import { APICallError, RetryError } from 'ai'

type Failure = { outcome: 'unusable' } | { outcome: 'failed'; reason: string }

/**
 * Describes an error of a provider in our own words: its message may quote the key or the prompt. Only what
 * concerns the single request, like a refused prompt, is `unusable`.
 */
export const describeFailure = (error: unknown): Failure => {
  const lastError = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(lastError)) return { outcome: 'unusable' }
  const reason = describeStatus(lastError.statusCode)
  return reason === undefined ? { outcome: 'unusable' } : { outcome: 'failed', reason }
}

/** `status` is undefined when no response came. */
const describeStatus = (status: number | undefined): string | undefined => {
  if (status === undefined) return 'The AI provider can not be reached.'
  if (status === 401 || status === 403) return 'The AI provider refused the key it was given.'
  if (status === 404) return 'The AI provider does not know this model.'
  if (status === 429) return 'The AI provider takes no more questions now.'
  if (status >= 500) return 'The AI provider is not working at the moment.'
  return undefined
}
