import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the scripted provider does with one question. */
export type Act =
  | { say: string; finish?: 'stop' | 'length' }
  | { status: number; message?: string }
  | { raw: string }
  | 'stall'
  | 'hang up'

export type Heard = {
  authorization: string | undefined
  model: string
  temperature: number
  top_p: number
  prompt: string
}
export type ScriptedProvider = { url: string; heard: Heard[]; close: () => Promise<void> }

/** A provider on loopback, for tests: it answers as it is told, and remembers what it was asked. */
export const startScriptedProvider = async (
  script: (heard: Heard, no: number) => Act | Promise<Act>,
): Promise<ScriptedProvider> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      const { messages, ...rest } = JSON.parse(text) as Heard & { messages: { content: string }[] }
      const question = {
        ...rest,
        authorization: request.headers.authorization,
        prompt: messages.at(-1)?.content ?? '',
      }
      heard.push(question)
      void Promise.resolve(script(question, heard.length)).then((act) =>
        perform(act, question.model, response),
      )
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const perform = (act: Act, model: string, response: ServerResponse): void => {
  if (act === 'stall') return
  if (act === 'hang up') return void response.destroy()
  response.setHeader('content-type', 'application/json')
  if ('raw' in act) response.end(act.raw)
  else if ('status' in act)
    response
      .writeHead(act.status)
      .end(JSON.stringify({ error: { message: act.message ?? 'no', type: 'error' } }))
  else
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model,
        choices: [
          { index: 0, finish_reason: act.finish ?? 'stop', message: { role: 'assistant', content: act.say } },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
}
