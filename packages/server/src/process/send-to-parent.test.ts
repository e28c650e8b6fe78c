import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const moduleUrl = new URL('./send-to-parent.ts', import.meta.url).href

const run = async (script: string) => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `const { sendToParent } = await import('${moduleUrl}'); ${script}`],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  const [code] = (await once(child, 'exit')) as [number]
  return { code, messages }
}

test('sends a message to the process that started this one', async () => {
  expect(await run("sendToParent('ready'); process.disconnect()")).toEqual({ code: 0, messages: ['ready'] })
})

test('given that the connection to it has ended, then the message is dropped without an error', async () => {
  const script = "process.once('disconnect', () => sendToParent('ready')); process.disconnect()"
  expect(await run(script)).toEqual({ code: 0, messages: [] })
})
