import { afterEach, describe, expect, test } from 'vitest'
import { type Asking, openLanguageModel } from './language-model.ts'
import { type Act, type ScriptedProvider, startScriptedProvider } from './scripted-provider.ts'

let provider: ScriptedProvider | undefined
afterEach(() => provider?.close())

const key = 'a-key-that-nobody-may-read'
const asking = (changes: Partial<Asking> = {}): Asking => ({
  model: 'openai_gpt_4o',
  temperature: 1,
  topP: 0.5,
  instructions: 'Explain.',
  prompt: 'Why is the sky blue?',
  signal: new AbortController().signal,
  ...changes,
})
const open = async (script: (no: number) => Act, model?: string) => {
  provider = await startScriptedProvider((_heard, no) => script(no))
  return openLanguageModel({ baseUrl: provider.url, apiKey: key, model }, { timeoutMs: 300, maxRetries: 0 })
}

test('asks the provider under its own name for the model, with the key and the figures given', async () => {
  const { ask } = await open(() => ({ say: ' Blue light is scattered most. ' }))
  expect(await ask(asking())).toEqual({ outcome: 'answered', text: 'Blue light is scattered most.' })
  expect(provider!.heard).toEqual([
    expect.objectContaining({
      authorization: `Bearer ${key}`,
      model: 'gpt-4o',
      temperature: 1,
      top_p: 0.5,
      prompt: 'Why is the sky blue?',
    }),
  ])
})

test('a model that the environment names is used for every name', async () => {
  const { ask } = await open(() => ({ say: 'Yes.' }), 'llama')
  await ask(asking({ model: 'gpt-3.5' }))
  expect(provider!.heard[0]!.model).toBe('llama')
})

describe('answers of no use', () => {
  test.each<[string, Act]>([
    ['nothing', { say: '  ' }],
    ['half an answer', { say: 'Because the', finish: 'length' }],
    ['no JSON', { raw: '<html>Hello</html>' }],
    ['JSON of another kind', { raw: '{"answer":42}' }],
    ['a refusal of the question', { status: 400 }],
  ])('%s', async (_, act) => {
    const { ask } = await open(() => act)
    expect(await ask(asking())).toEqual({ outcome: 'unusable' })
  })
})

describe('a provider that can not be used', () => {
  test.each<[string, Act, RegExp]>([
    ['stalls', 'stall', /too long/],
    ['hangs up', 'hang up', /can not be reached/],
    ['is broken', { status: 500 }, /not working/],
    ['is busy', { status: 429 }, /no more questions/],
    ['does not know the model', { status: 404 }, /does not know this model/],
    ['does not know the key', { status: 401, message: `Incorrect key: ${key}` }, /refused the key/],
  ])('%s', async (_, act, reason) => {
    const { ask } = await open(() => act)
    const asked = await ask(asking())
    expect(asked).toEqual({ outcome: 'failed', reason: expect.stringMatching(reason) })
    expect(JSON.stringify(asked)).not.toContain(key)
  })

  test('is asked again where that may help', async () => {
    provider = await startScriptedProvider((_heard, no) => (no === 1 ? { status: 503 } : { say: 'Now.' }))
    expect(await openLanguageModel({ baseUrl: provider.url }, { maxRetries: 1 }).ask(asking())).toEqual({
      outcome: 'answered',
      text: 'Now.',
    })
    expect(provider.heard[0]!.authorization).toBeUndefined()
  })
})

test('a caller who no longer wants the answer gets none', async () => {
  const { ask } = await open(() => 'stall')
  const controller = new AbortController()
  const asked = ask(asking({ signal: controller.signal }))
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
