import { afterEach, describe, expect, test } from 'vitest'
import { type ModelRequest, openLanguageModel } from './language-model.ts'
import {
  type ScriptedProvider,
  type ScriptedResponse,
  startScriptedProvider,
} from './testing/scripted-provider.ts'

let provider: ScriptedProvider | undefined
afterEach(() => provider?.close())

const key = 'a-secret-key'
const requestWith = (changes: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'openai_gpt_4o',
  temperature: 1,
  topP: 0.5,
  instructions: 'Explain.',
  prompt: 'Why is the sky blue?',
  signal: new AbortController().signal,
  ...changes,
})
/** Opens a model with a timeout long enough for a busy machine. Only a provider that stalls uses all of it. */
const open = async (
  script: (requestNo: number) => ScriptedResponse,
  { model, timeoutMs = 30_000 }: { model?: string; timeoutMs?: number } = {},
) => {
  provider = await startScriptedProvider((_request, requestNo) => script(requestNo))
  return openLanguageModel({ baseUrl: provider.url, apiKey: key, model }, { timeoutMs, maxRetries: 0 })
}

test('sends the key, the parameters and the provider’s name of the model', async () => {
  const { generate } = await open(() => ({ text: ' Blue light is scattered most. ' }))
  expect(await generate(requestWith())).toEqual({
    outcome: 'generated',
    text: 'Blue light is scattered most.',
  })
  expect(provider!.requests).toEqual([
    expect.objectContaining({
      authorization: `Bearer ${key}`,
      model: 'gpt-4o',
      temperature: 1,
      top_p: 0.5,
      prompt: 'Why is the sky blue?',
    }),
  ])
})

test('a configured model replaces the model of every request', async () => {
  const { generate } = await open(() => ({ text: 'Yes.' }), { model: 'llama' })
  await generate(requestWith({ model: 'gpt-3.5' }))
  expect(provider!.requests[0]!.model).toBe('llama')
})

describe('these responses are unusable', () => {
  test.each<[string, ScriptedResponse]>([
    ['without text', { text: '  ' }],
    ['when it was cut off', { text: 'Because the', finish: 'length' }],
    ['that is no JSON', { raw: '<html>Hello</html>' }],
    ['of another JSON schema', { raw: '{"answer":42}' }],
    ['that refuses the prompt', { status: 400 }],
  ])('%s', async (_, response) => {
    const { generate } = await open(() => response)
    expect(await generate(requestWith())).toEqual({ outcome: 'unusable' })
  })
})

describe('returns the reason without the key if the provider', () => {
  test.each<[string, ScriptedResponse, RegExp]>([
    ['stalls', 'stall', /too long/],
    ['hangs up', 'hang up', /can not be reached/],
    ['redirects', { status: 302 }, /can not be reached/],
    ['is broken', { status: 500 }, /not working/],
    ['is busy', { status: 429 }, /no more questions/],
    ['does not know the model', { status: 404 }, /does not know this model/],
    ['does not know the key', { status: 401, message: `Incorrect key: ${key}` }, /refused the key/],
  ])('%s', async (_, response, reason) => {
    const { generate } = await open(() => response, response === 'stall' ? { timeoutMs: 100 } : {})
    const result = await generate(requestWith())
    expect(result).toEqual({ outcome: 'failed', reason: expect.stringMatching(reason) })
    expect(JSON.stringify(result)).not.toContain(key)
  })

  test('retries a transient failure', async () => {
    provider = await startScriptedProvider((_request, requestNo) =>
      requestNo === 1 ? { status: 503 } : { text: 'Now.' },
    )
    expect(
      await openLanguageModel({ baseUrl: provider.url }, { maxRetries: 1 }).generate(requestWith()),
    ).toEqual({
      outcome: 'generated',
      text: 'Now.',
    })
    expect(provider.requests[0]!.authorization).toBeUndefined()
  })
})

test('an aborted request rejects with AbortError', async () => {
  const { generate } = await open(() => 'stall')
  const controller = new AbortController()
  const aborted = generate(requestWith({ signal: controller.signal }))
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
})
