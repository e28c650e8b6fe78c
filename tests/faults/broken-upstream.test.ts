import { allRows } from '../conformance/rows.ts'
import { problems, type ProblemCode } from '@quizwright/contracts/problems.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { startGateway, type GatewayOptions } from '@quizwright/gateway/app.ts'
import {
  json,
  startScriptedUpstream,
  type Script,
} from '@quizwright/gateway/test-support/scripted-upstream.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillPlaceholders } from '../support/placeholders.ts'
import { sendRow, type Parts } from '../support/send-row.ts'
import { highLimits } from '../support/high-limits.ts'

const uid = 'U1'
const headers = { uid, authorization: `good-${uid}` }
const question = {
  _id: 'X1',
  ind_number: 1,
  question: 'Why?',
  equation: '',
  image_url: '',
  topic: '',
  tags: [],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [],
  weightage: 1,
  self_assigned_weightage: false,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
}
const file = { name: 'a.csv', type: 'text/csv', content: Buffer.from('a') }
const names = JSON.stringify(allRows.map(({ row }) => row.example)).match(/\$[A-Za-z0-9]+/g) ?? []
/** Ids of the right form are all that a gateway asks for. */
const objects = {
  ...Object.fromEntries(names.map((name) => [name, 'X1'])),
  $instructor: uid,
  $email: 'ada@example.org',
  $csv: file,
  $image: file,
  $practiceQuestion: question,
}

const secret = 'select * from accounts /srv/app/index.js:12'
const raw =
  (status: number, type: string, body: string): Script =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)
const silence: Script = () => {}
const faults: Record<string, { script: Script; code: ProblemCode }> = {
  'answers half of a JSON text': {
    script: raw(200, 'application/json', '{"status":200,"da'),
    code: 'UPSTREAM_CONTRACT',
  },
  'answers nothing': { script: raw(200, 'application/json', ''), code: 'UPSTREAM_CONTRACT' },
  'answers another shape': { script: json(200, { status: secret }), code: 'UPSTREAM_CONTRACT' },
  'answers an error page': {
    script: raw(500, 'text/html', `<html><h1>Error</h1><pre>${secret}</pre></html>`),
    code: 'UPSTREAM_CONTRACT',
  },
  'sends elsewhere': {
    script: (_request, response) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    code: 'UPSTREAM_CONTRACT',
  },
  'hangs up': { script: (_request, response) => void response.destroy(), code: 'UPSTREAM_DOWN' },
  'says nothing for too long': { script: silence, code: 'UPSTREAM_TIMEOUT' },
  'begins and never ends': {
    script: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":'),
    code: 'UPSTREAM_TIMEOUT',
  },
}

let upstream: Awaited<ReturnType<typeof startScriptedUpstream>>
type Gateway = Awaited<ReturnType<typeof startGateway>>
const gateways = new Map<'patient' | 'hasty', Gateway>()
const start = (limits: GatewayOptions['limits']): Promise<Gateway> =>
  startGateway({
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    limits: { ...highLimits, breakerFailures: 1_000_000, ...limits },
  })
beforeAll(async () => {
  upstream = await startScriptedUpstream()
  gateways.set('patient', await start({}))
  gateways.set(
    'hasty',
    await start({ answerHeadersMs: 60, answerBodyIdleMs: 60, deadlineMs: 120, uploadMs: 120 }),
  )
})
afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.close()
  await upstream[Symbol.asyncDispose]()
})

describe.each(Object.entries(faults))('a service that %s', (_what, { script, code }) => {
  // The question before a navigation is what the script answers by itself, to let callers in.
  for (const { row, title } of allRows.filter(({ name }) => name !== 'authenticateFrontendRoute')) {
    test(title, async () => {
      upstream.answer(script)
      const { url } = gateways.get(code === 'UPSTREAM_TIMEOUT' ? 'hasty' : 'patient')!
      const answer = await sendRow(
        `${url}/api`,
        row,
        fillPlaceholders(row.example, objects) as Parts,
        row.access === 'public' ? {} : headers,
      )
      expect(validate(problemBody, answer.body)).toMatchObject({ ok: true })
      expect(answer.body).toMatchObject({
        status: problems[code].status,
        code,
        message: problems[code].message,
      })
      expect(answer.text).not.toContain(secret)
    })
  }
})
