import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { noTracing, type Tracing } from '@quizwright/server/tracing/tracing.ts'
import { APICallError, generateText, RetryError } from 'ai'
import { type ModelName, providerModels } from './models.ts'

/**
 * A provider that speaks the usual chat protocol. `model` is used for every name, where the provider knows
 * none of them.
 */
export type Provider = { baseUrl: string; apiKey?: string | undefined; model?: string | undefined }

export type Asking = {
  model: ModelName
  temperature: number
  topP: number
  instructions: string
  prompt: string
  signal: AbortSignal
}

/**
 * `unusable`: the provider works and this answer is of no use, another may be. `failed`: it can't be used
 * now, for a reason that can be shown to anybody. Throws only when the signal aborts.
 */
export type Asked =
  | { outcome: 'answered'; text: string }
  | { outcome: 'unusable' }
  | { outcome: 'failed'; reason: string }

export type LanguageModel = { ask: (asking: Asking) => Promise<Asked> }

type Options = { timeoutMs?: number; maxRetries?: number; tracing?: Tracing }

const mostTokens = 2_000

// The SDK writes its warnings to the console, where nobody of ours reads.
globalThis.AI_SDK_LOG_WARNINGS = false

/**
 * The models of a provider. A call that is not answered in `timeoutMs` is given up; one that may succeed
 * later is made again `maxRetries` times.
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
    ask: async ({ model, topP, signal, ...asking }) => {
      const late = AbortSignal.timeout(timeoutMs)
      try {
        const { text, finishReason } = await generateText({
          ...asking,
          topP,
          maxRetries,
          maxOutputTokens: mostTokens,
          model: chatModel(provider.model ?? providerModels[model]),
          abortSignal: AbortSignal.any([signal, late]),
        })
        // An answer that was cut off would end in the middle of a thought.
        return finishReason === 'length' || text.trim() === ''
          ? { outcome: 'unusable' }
          : { outcome: 'answered', text: text.trim() }
      } catch (error) {
        signal.throwIfAborted()
        return late.aborted
          ? { outcome: 'failed', reason: 'The AI provider took too long to answer.' }
          : readFailure(error)
      }
    },
  }
}

/** Each try is a span: of the question and its answer nothing is told. */
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
        const response = await fetch(url, init)
        setAttributes({ 'http.response.status_code': response.status })
        if (!response.ok) setError(String(response.status))
        return response
      },
    )

/** What a provider says is not repeated: it may quote the key or the question. */
const readFailure = (error: unknown): Asked => {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const status = APICallError.isInstance(last) ? last.statusCode : undefined
  if (APICallError.isInstance(last) && status === undefined)
    return { outcome: 'failed', reason: 'The AI provider can not be reached.' }
  if (status === 401 || status === 403)
    return { outcome: 'failed', reason: 'The AI provider refused the key it was given.' }
  if (status === 404) return { outcome: 'failed', reason: 'The AI provider does not know this model.' }
  if (status === 429) return { outcome: 'failed', reason: 'The AI provider takes no more questions now.' }
  if (status !== undefined && status >= 500)
    return { outcome: 'failed', reason: 'The AI provider is not working at the moment.' }
  return { outcome: 'unusable' }
}
