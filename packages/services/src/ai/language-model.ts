import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { APICallError, generateText, RetryError } from 'ai'
import { guardedFetch } from '../http/guarded-fetch.ts'
import { type ModelName, providerModels } from './models.ts'

type Failure = { outcome: 'unusable' } | { outcome: 'failed'; reason: string }

/**
 * Describes a provider's error in our own words, because its message may quote the key or the prompt. The outcome is
 * `unusable` only if the error concerns this single request, such as a refused prompt.
 */
const describeFailure = (error: unknown): Failure => {
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

/**
 * A provider whose API is compatible with OpenAI's chat completions. `model` replaces every model name, for
 * providers that do not know ours.
 */
export type Provider = { baseUrl: string; apiKey?: string | undefined; model?: string | undefined }

export type ModelRequest = {
  model: ModelName
  temperature: number
  topP: number
  instructions: string
  prompt: string
  signal: AbortSignal
}

/**
 * `unusable`: the provider works, but its text cannot be used; another request may give a better one. `failed`: the
 * provider cannot be used now, for a reason that may be shown to users.
 */
export type ModelResult =
  | { outcome: 'generated'; text: string }
  | { outcome: 'unusable' }
  | { outcome: 'failed'; reason: string }

/** `generate` throws only if the signal of the request aborts. */
export type LanguageModel = { generate: (request: ModelRequest) => Promise<ModelResult> }

type Options = { timeoutMs?: number; maxRetries?: number; tracing?: Tracing }

const maxOutputTokens = 2_000

// The SDK would write its warnings to the console instead of our log.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * Connects to the models of a provider. A request fails after `timeoutMs`. Transient failures are retried up to
 * `maxRetries` times.
 */
export const openLanguageModel = (
  provider: Provider,
  { timeoutMs = 90_000, maxRetries = 2, tracing = noTracing }: Options = {},
): LanguageModel => {
  const { chatModel } = createOpenAICompatible({
    name: 'provider',
    baseURL: provider.baseUrl,
    fetch: tracedFetch(tracing),
    ...(provider.apiKey && { apiKey: provider.apiKey }),
  })
  return {
    generate: async ({ model, topP, signal, ...request }) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const { text, finishReason } = await generateText({
          ...request,
          topP,
          maxRetries,
          maxOutputTokens,
          model: chatModel(provider.model ?? providerModels[model]),
          abortSignal: AbortSignal.any([signal, timeout]),
        })
        // A text cut off at the limit ends in the middle of a sentence.
        const isCutOff = finishReason === 'length'
        if (isCutOff || text.trim() === '') return { outcome: 'unusable' }
        return { outcome: 'generated', text: text.trim() }
      } catch (error) {
        signal.throwIfAborted()
        if (timeout.aborted) return { outcome: 'failed', reason: 'The AI provider took too long to answer.' }
        return describeFailure(error)
      }
    },
  }
}

/** Records a span for each HTTP request. Neither the prompt nor the generated text is recorded. */
const tracedFetch =
  ({ withSpan }: Tracing): typeof fetch =>
  async (url, init) =>
    withSpan(
      {
        name: 'POST ai',
        kind: 'client',
        attributes: { 'http.request.method': 'POST', 'server.address': new URL(String(url)).hostname },
      },
      async ({ setAttributes, setError }) => {
        const response = await guardedFetch(url, init)
        setAttributes({ 'http.response.status_code': response.status })
        if (!response.ok) setError(String(response.status))
        return response
      },
    )
