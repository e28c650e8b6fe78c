import { channels } from '@quizwright/contracts/channels.ts'
import type { GatewayLimits } from '../limits.ts'
import { startTestGateway, type TestGateway } from './gateway.ts'
import { json, type Script } from './scripted-upstream.ts'
import { startScriptedService, type ScriptedService, type Talk } from './scripted-service.ts'

export const saving = channels.questionSaving.path
export const reading = channels.csvUpload.path
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
  session?: Script
  refuse?: () => { code: string } | undefined
  channel?: keyof typeof channels
}
export type SocketWorld = AsyncDisposable & { url: string; gateway: TestGateway; service: ScriptedService }

/** A gateway before a service that answers what a link says. */
export const startSocketWorld = async (
  talk: Talk = () => {},
  { limits, session, refuse, channel = 'questionSaving' }: Options = {},
): Promise<SocketWorld> => {
  const gateway = await startTestGateway(json(200, { success: true }), {
    ...(limits && { limits }),
    ...(session && { session }),
  })
  const service = await startScriptedService(gateway.upstream.server, channel, talk, refuse)
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

/** Answers each event of the browser with some of the service. */
export const answering =
  (answers: Record<string, [string, unknown][]>): Talk =>
  ({ event }, link) => {
    for (const [name, data] of answers[event] ?? []) link.emit(name, data)
  }
