import { channels } from '@quizwright/contracts/channels.ts'
import type { GatewayLimits } from '../limits.ts'
import { startTestGateway, type TestGateway } from './gateway.ts'
import { startScriptedService, type EventScript, type ScriptedService } from './scripted-service.ts'
import { json, type Script } from './scripted-upstream.ts'

export const savingPath = channels.questionSaving.path
export const importPath = channels.csvUpload.path
export const save = { saveId: 'the-save', quizId: 'the-quiz' }
export const file = { fileLink: 'the-file', quizId: 'the-quiz' }
export const progress = (percent: number) => ({ saveId: save.saveId, progress: percent, received: [0] })
export const saved = {
  saveId: save.saveId,
  quiz_id: 'the-quiz',
  revision: 2,
  is_published: true,
  questions: 1,
}

type Options = {
  limits?: Partial<GatewayLimits>
  tokenScript?: Script
  refuse?: () => { code: string } | undefined
  channel?: keyof typeof channels
}
export type SocketWorld = AsyncDisposable & { url: string; gateway: TestGateway; service: ScriptedService }

/** Starts a gateway in front of a service that responds to socket.io events by a script. */
export const startSocketWorld = async (
  script: EventScript = () => {},
  { limits, tokenScript, refuse, channel = 'questionSaving' }: Options = {},
): Promise<SocketWorld> => {
  const gateway = await startTestGateway(json(200, { success: true }), {
    ...(limits && { limits }),
    ...(tokenScript && { tokenScript }),
  })
  const service = startScriptedService(gateway.upstream.server, channel, script, refuse)
  return {
    url: gateway.url,
    gateway,
    service,
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await service[Symbol.asyncDispose]()
      await gateway[Symbol.asyncDispose]()
    },
  }
}

/** Responds to each event of the browser with the given events of the service. */
export const respondWithEvents =
  (responses: Record<string, [string, unknown][]>): EventScript =>
  ({ event }, connection) => {
    for (const [name, data] of responses[event] ?? []) connection.emit(name, data)
  }
