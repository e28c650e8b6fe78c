import request from 'supertest'
import { emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { describe, expect, test } from 'vitest'
import { openSignedIn } from '../test-support/browser-socket.ts'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json, type Script } from '../test-support/scripted-upstream.ts'
import {
  progress,
  respondWithEvents,
  save,
  savingPath,
  startSocketWorld,
} from '../test-support/socket-world.ts'
import { createRequireAbilities } from './offered-abilities.ts'

const statement = { ...emptyQuestion, _id: 'a', interaction: { kind: 'true_false' } }
const plain = { ...emptyQuestion, _id: 'b' }
const replacement = (questions: object[]) => ({
  quiz_id: 'a-quiz',
  questions,
  is_published: false,
  is_skippable: false,
})
const batchOf = (questions: object[]) => ({
  ...save,
  index: 0,
  total: 1,
  baseRevision: 1,
  questions,
  warnings: [],
  isPublished: false,
  isSkippable: false,
  progress: 0,
})
const saved = { status: 200, data: { needToCreateNewVersion: false, revision: 2 } }
const listing = (...kinds: string[]) => ({
  status: 200,
  data: { kinds: kinds.map((kind) => ({ kind, version: 1 })), features: [] },
})

/** Services that store these kinds; undefined for services that lack the call. */
const services =
  (kinds: string[] | undefined): Script =>
  (asked, response, message) => {
    const isQuestion = asked.url === '/quiz/get-abilities'
    if (!isQuestion) return json(200, saved)(asked, response, message)
    const answer = kinds ? json(200, listing(...kinds)) : json(404, { error: 'Not found' })
    return answer(asked, response, message)
  }

const send = (url: string, questions: object[]) =>
  request(url).post('/api/question/add-questions').set(signedInAs('me')).send(replacement(questions))
const askedFor = (received: readonly { url: string }[]) => received.map(({ url }) => url.split('/').at(-1))

describe('a call with an interaction', () => {
  test.each([undefined, [], ['multiple_answers']])(
    'is refused and not relayed to services that store %j',
    async (kinds) => {
      await using gateway = await startTestGateway(services(kinds))
      const { status, body } = await send(gateway.url, [statement])
      expect([status, body.code]).toEqual([422, 'KIND_NOT_OFFERED'])
      expect(askedFor(gateway.upstream.received)).toEqual(['get-abilities'])
    },
  )

  test('is relayed to services that store the kind, which are asked once', async () => {
    await using gateway = await startTestGateway(services(['true_false']))
    expect((await send(gateway.url, [statement])).status).toBe(200)
    expect((await send(gateway.url, [statement])).status).toBe(200)
    expect(askedFor(gateway.upstream.received)).toEqual(['get-abilities', 'add-questions', 'add-questions'])
  })

  test('is not relayed while the services cannot be asked', async () => {
    await using gateway = await startTestGateway(json(500, { error: 'down' }))
    expect((await send(gateway.url, [statement])).body.code).toBe('UPSTREAM_CONTRACT')
  })
})

test.each([
  ['pages', { page_before: 'Read this first.' }],
  ['feedback', { when_wrong: 'Look it up.' }],
  [
    'drawn_numbers',
    {
      interaction: {
        ...blankNumeric('a'),
        variables: [{ by: 'range', name: 'a', from: '1', to: '9', step: '1' }],
      },
    },
  ],
])('a question that needs %s is not relayed to services that do not know it', async (_, changes) => {
  await using gateway = await startTestGateway(services(['numeric']))
  const { status, body } = await send(gateway.url, [{ ...plain, ...changes }])
  expect([status, body.code]).toEqual([422, 'FEATURE_NOT_OFFERED'])
  expect(askedFor(gateway.upstream.received)).toEqual(['get-abilities'])
})

test('a call without an interaction asks nothing', async () => {
  await using gateway = await startTestGateway(services(undefined))
  expect((await send(gateway.url, [plain])).status).toBe(200)
  expect(askedFor(gateway.upstream.received)).toEqual(['add-questions'])
})

describe('details with an arrangement', () => {
  const change = (url: string, arrangement: object | null) =>
    request(url).put('/api/quiz/update-quiz').set(signedInAs('me')).send({ quiz_id: 'a-quiz', arrangement })
  const knowing =
    (...features: string[]): Script =>
    (asked, response, message) =>
      json(200, asked.url === '/quiz/get-abilities' ? { status: 200, data: { kinds: [], features } } : saved)(
        asked,
        response,
        message,
      )

  test('are refused and not relayed to services that do not know one of its rules', async () => {
    await using gateway = await startTestGateway(knowing('another'))
    const { status, body } = await change(gateway.url, { shuffle_options: true })
    expect([status, body.code]).toEqual([422, 'FEATURE_NOT_OFFERED'])
    expect(askedFor(gateway.upstream.received)).toEqual(['get-abilities'])
  })

  test('are relayed to services that know them', async () => {
    await using gateway = await startTestGateway(knowing('shuffling'))
    await change(gateway.url, { shuffle_options: true })
    expect(askedFor(gateway.upstream.received)).toEqual(['get-abilities', 'update-quiz'])
  })

  test('ask nothing if there is none', async () => {
    await using gateway = await startTestGateway(knowing())
    await change(gateway.url, null)
    expect(askedFor(gateway.upstream.received)).toEqual(['update-quiz'])
  })
})

test('questions with feedback are relayed only to services that store it', async () => {
  const said = { ...plain, when_wrong: 'Read on.' }
  const listingOf =
    (...features: string[]): Script =>
    (asked, response, message) =>
      json(200, asked.url === '/quiz/get-abilities' ? { status: 200, data: { kinds: [], features } } : saved)(
        asked,
        response,
        message,
      )
  await using lacking = await startTestGateway(listingOf('shuffling'))
  const { status, body } = await send(lacking.url, [said])
  expect([status, body.code]).toEqual([422, 'FEATURE_NOT_OFFERED'])
  await using knowing = await startTestGateway(listingOf('feedback'))
  await send(knowing.url, [said])
  expect(askedFor(knowing.upstream.received)).toEqual(['get-abilities', 'add-questions'])
})

const need = (...kinds: string[]) => ({ kinds, features: [] })

test('the services are asked again after a minute', async () => {
  let at = 0
  let asked = 0
  const quiz = {
    send: async () => {
      asked += 1
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(listing('true_false'))) }
    },
  }
  const requireAbilities = createRequireAbilities(quiz as never, () => at)
  const caller = { uid: 'me', token: 't', requestId: 'r' }
  for (at of [0, 59_999, 60_001]) await requireAbilities(need('true_false'), caller)
  expect(asked).toBe(2)
  await expect(requireAbilities(need('cloze'), caller)).rejects.toMatchObject({ code: 'KIND_NOT_OFFERED' })
})

describe('a batch of a save', () => {
  test('with a kind that is not stored is refused, and the socket stays open for the next save', async () => {
    await using world = await startSocketWorld(
      respondWithEvents({ questions: [['progress', progress(100)]] }),
    )
    world.gateway.upstream.respondBy(services(undefined))
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('questions', batchOf([statement]))
    expect(await socket.next()).toMatchObject({ event: 'error', data: { code: 'KIND_NOT_OFFERED' } })
    expect(world.service.received).toEqual([])
    socket.send('questions', batchOf([plain]))
    expect(await socket.next()).toMatchObject({ event: 'progress' })
  })

  test('with a kind that is stored arrives before the frames that follow it', async () => {
    await using world = await startSocketWorld(respondWithEvents({ complete: [['progress', progress(100)]] }))
    world.gateway.upstream.respondBy(services(['true_false']))
    using socket = await openSignedIn(world.url, savingPath)
    socket.send('questions', batchOf([statement]))
    socket.send('complete', save)
    await socket.next()
    expect(world.service.received.map(({ event }) => event)).toEqual(['questions', 'complete'])
  })
})
