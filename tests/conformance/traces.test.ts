import { channels } from '@quizwright/contracts/channels.ts'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { startGateway } from '@quizwright/gateway/start-gateway.ts'
import { startServices } from '@quizwright/services/app.ts'
import type { ServicesOptions } from '@quizwright/services/services-options.ts'
import { startScriptedProvider } from '@quizwright/services/ai/testing/scripted-provider.ts'
import { readDump } from '@quizwright/services/database/testing/test-database.ts'
import { startBucketServer } from '@quizwright/services/test-support/bucket-server.ts'
import { ulid } from 'ulid'
import { expect, test, vi } from 'vitest'
import { createSpanBatcher } from '../../packages/web/src/tracing/span-batcher.ts'
import { type RequestApis, instrumentRequests } from '../../packages/web/src/tracing/instrument-requests.ts'
import { populate } from '../support/populate.ts'
import { smallPng } from '../support/images.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { type ReceivedSpan, startTraceReceiver } from '../support/trace-receiver.ts'
import { highLimits } from '../support/high-limits.ts'
import { type Instructor, peopled } from '../support/world.ts'

const startTracedWorld = async (
  otlpEndpoint: string,
  beside: Pick<ServicesOptions, 'aiProvider' | 'files'> = {},
) => {
  const services = await startServices({ database: { dump: await readDump() }, otlpEndpoint, ...beside })
  const gateway = await startGateway({
    upstreams: { quiz: services.url, main: services.url, auth: services.url },
    limits: highLimits,
    otlpEndpoint,
  })
  return {
    ...peopled({ gatewayUrl: gateway.url, servicesUrl: services.url }, populate(services.db)),
    /** Flushes the remaining spans of both servers. */
    close: async () => {
      await gateway.close()
      await services.close()
    },
  }
}

/** The page's own tracing, with Node's equivalents of browser APIs. */
const startPage = (gatewayUrl: string) => {
  const page = {
    fetch,
    WebSocket,
    location: { href: `${gatewayUrl}/quiz`, origin: gatewayUrl },
  } as RequestApis
  let sent: Promise<Response> | undefined
  const sender = createSpanBatcher((told) => {
    sent = fetch(`${gatewayUrl}/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(told),
    })
  })
  instrumentRequests(page, sender.add)
  return {
    page,
    leave: async () => {
      sender.flush()
      return (await sent)?.status
    },
  }
}

/** Saves over the channel as a page does. Resolves when the socket has closed. */
const save = (
  { page }: ReturnType<typeof startPage>,
  gatewayUrl: string,
  { uid, token }: Instructor,
  quizId: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const names = { saveId: ulid(), quizId }
    // A browser sets the origin of a socket itself; Node gets it through the parameter for protocols.
    const socket = new page.WebSocket(`${gatewayUrl.replace('http', 'ws')}${channels.questionSaving.path}`, {
      headers: { origin: gatewayUrl },
    } as never)
    const send = (event: string, data: object): void => socket.send(JSON.stringify({ event, data }))
    socket.onopen = () => send('authenticate', { uid, token })
    socket.onerror = () => reject(new Error('The socket broke.'))
    socket.onclose = () => resolve()
    socket.onmessage = ({ data }) => {
      const { event } = JSON.parse(String(data)) as { event: string }
      if (event === 'authenticated')
        send('questions', {
          ...names,
          index: 0,
          total: 1,
          baseRevision: 1,
          questions: soundQuestions(2),
          warnings: [],
          isPublished: false,
          isSkippable: false,
          progress: 100,
        })
      else if (event === 'progress') send('complete', names)
      else if (event === 'saved') socket.close()
      else reject(new Error(event))
    }
  })

/** The names of a span and all its ancestors, the page's first. */
const chainOf = (spans: readonly ReceivedSpan[], span: ReceivedSpan): string[] => {
  const above = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId)
  return [...(above ? chainOf(spans, above) : []), `${span.service}: ${span.name}`]
}

test('traces a call and a save from the page to the database, without any text of a question', async () => {
  await using receiver = await startTraceReceiver()
  const world = await startTracedWorld(receiver.url)
  const instructor = await world.addInstructor()
  const quizId = await addQuiz(instructor, {}, [])
  const tab = startPage(world.gatewayUrl)
  const client = createClient({
    baseUrl: `${world.gatewayUrl}/api/`,
    headers: () => instructor.headers,
    fetch: (...given) => tab.page.fetch(...given),
  })
  await client.getQuizData({ params: { id: quizId } })
  await save(tab, world.gatewayUrl, instructor, quizId)
  await expect.poll(tab.leave).toBe(204)
  await world.close()

  const spans = receiver.spans()
  const chainsTo = (name: string) =>
    spans.filter((span) => span.name === name).map((span) => chainOf(spans, span))
  expect(chainsTo('SELECT quizzes')).toContainEqual([
    'quizwright-page: GET',
    'quizwright-gateway: GET /api/quiz/get-quiz-data/:id',
    'quizwright-gateway: GET quiz',
    'quizwright-services: GET /quiz/get-quiz-data/:id',
    'quizwright-services: SELECT quizzes',
  ])
  const channel = ['quizwright-page: WS /ws/question-saving', 'quizwright-gateway: WS /ws/question-saving']
  expect(chainsTo('INSERT staged_batches')).toEqual([
    [
      ...channel,
      'quizwright-services: /question-saving questions',
      'quizwright-services: INSERT staged_batches',
    ],
  ])
  expect(chainsTo('INSERT questions')).toEqual([
    [...channel, 'quizwright-services: /question-saving complete', 'quizwright-services: INSERT questions'],
  ])
  // The queue of jobs, the sweeps and the health checks start no traces.
  expect(
    spans.filter(
      ({ parentSpanId, service, name }) =>
        parentSpanId === '' && service === 'quizwright-services' && !/^(?:GET|POST|PUT) \/|^job /.test(name),
    ),
  ).toEqual([])

  for (const secret of [instructor.token, instructor.email, 'How much is', 'Sums of two'])
    expect(receiver.bytes()).not.toContain(secret)
})

test('traces calls of the AI provider and the bucket, without the question and the key', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  await using receiver = await startTraceReceiver()
  await using store = await startBucketServer()
  const provider = await startScriptedProvider(() => ({ text: 'It counts.' }))
  const world = await startTracedWorld(receiver.url, {
    files: { bucket: store.bucket },
    aiProvider: { baseUrl: provider.url, apiKey: 'a-key-of-theirs' },
  })
  const instructor = await world.addInstructor()
  const { content, name, type } = await smallPng()
  await instructor.direct.uploadImage({
    file: new File([new Uint8Array(content)], name, { type }),
    fields: { userId: instructor.uid },
  })
  const quizIds = [await addQuiz(instructor, {}, soundQuestions(1))]
  const { _id: id } = (
    await instructor.direct.getSolutionAi({
      body: { quizIds, modalType: 'openai_gpt_4o', open_ai_params: { temperature: 1, top_p: 1 } },
    })
  ).data.job
  await expect
    .poll(async () => (await instructor.direct.getJob({ params: { id } })).data.job.state)
    .toBe('done')
  expect(provider.requests).toHaveLength(1)
  await world.close()
  await provider.close()
  vi.unstubAllEnvs()

  const spans = receiver.spans()
  const told = (name: string) =>
    spans
      .filter((span) => span.name === name)
      .map((span) => [...chainOf(spans, span), span.words['http.response.status_code']])
  expect(told('POST ai')).toEqual([
    ['quizwright-services: job solutions', 'quizwright-services: POST ai', '200'],
  ])
  expect(told('S3 PutObject')).toEqual([
    ['quizwright-services: POST /uploader/uploadImageToS3', 'quizwright-services: S3 PutObject', '200'],
  ])
  for (const secret of ['a-key-of-theirs', 'How much is', 'It counts.', ...store.keys()])
    expect(receiver.bytes()).not.toContain(secret)
})
