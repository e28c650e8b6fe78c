import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ScriptedResponse =
  | { text: string; finish?: 'stop' | 'length' }
  | { status: number; message?: string }
  | { raw: string }
  | 'stall'
  | 'hang up'

export type ReceivedRequest = {
  authorization: string | undefined
  model: string
  temperature: number
  top_p: number
  prompt: string
}
export type ScriptedProvider = { url: string; requests: ReceivedRequest[]; close: () => Promise<void> }

type Script = (request: ReceivedRequest, requestNo: number) => ScriptedResponse | Promise<ScriptedResponse>

/** Starts a fake provider on loopback for tests. It responds by the script and records every request. */
export const startScriptedProvider = async (script: Script): Promise<ScriptedProvider> => {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { messages, ...settings } = (await json(request)) as ReceivedRequest & {
      messages: { content: string }[]
    }
    const received = {
      ...settings,
      authorization: request.headers.authorization,
      prompt: messages.at(-1)?.content ?? '',
    }
    requests.push(received)
    respond(await script(received, requests.length), received.model, response)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const respond = (scripted: ScriptedResponse, model: string, response: ServerResponse): void => {
  if (scripted === 'stall') return
  if (scripted === 'hang up') return void response.destroy()
  response.setHeader('content-type', 'application/json')
  if ('raw' in scripted) {
    response.end(scripted.raw)
  } else if ('status' in scripted) {
    const error = { message: scripted.message ?? 'no', type: 'error' }
    response.writeHead(scripted.status).end(JSON.stringify({ error }))
  } else {
    response.end(JSON.stringify(completionOf(scripted, model)))
  }
}

const completionOf = (
  { text, finish = 'stop' }: { text: string; finish?: 'stop' | 'length' },
  model: string,
) => ({
  id: '1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: text } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
