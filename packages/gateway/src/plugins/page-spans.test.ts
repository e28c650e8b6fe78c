import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  method: 'GET',
  path: '/api/coursetag/get',
  startedAt: 1_000,
  ms: 12.5,
  status: 200,
}
const unusedOrigin = 'http://127.0.0.1:9'

const sendSpans = (url: string, body: unknown) =>
  request(url)
    .post('/traces')
    .send(body as object)
const pageIn = async (folder: string): Promise<string> => {
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html><head><script type="module" src="/assets/page.js"></script></head></html>',
  )
  return folder
}

test('with tracing, traces are continued, the page loads its script, and only valid spans are accepted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-traced-'))
  {
    await using gateway = await startTestGateway(undefined, {
      otlpEndpoint: unusedOrigin,
      page: await pageIn(folder),
    })
    await request(gateway.url)
      .get('/api/coursetag/get')
      .set({ ...signedInAs('me'), traceparent })
    const [received] = gateway.upstream.received
    expect(received?.headers['traceparent']).toMatch(
      new RegExp(`^00-${span.traceId}-(?!${span.spanId})[0-9a-f]{16}-01$`),
    )
    expect((await request(gateway.url).get('/')).text).toContain(
      '<head><script type="module" src="/tracing.js"></script><script',
    )

    expect((await sendSpans(gateway.url, { sentAt: 2_000, spans: [span] })).status).toBe(204)
    const invalidSpans = [
      { ...span, email: 'ada@example.com' },
      { ...span, path: '/api/quiz?search=what' },
      { ...span, path: `/${'a'.repeat(300)}` },
      { ...span, traceId: '0'.repeat(32) },
      { ...span, method: 'EVIL' },
      { ...span, ms: -1 },
    ]
    for (const invalid of invalidSpans)
      expect(
        (await sendSpans(gateway.url, { sentAt: 2_000, spans: [invalid] })).status,
        JSON.stringify(invalid),
      ).toBe(422)
    expect(
      (await sendSpans(gateway.url, { sentAt: 2_000, spans: Array.from({ length: 51 }, () => span) })).status,
    ).toBe(422)
    expect(
      (await sendSpans(gateway.url, { sentAt: 2_000, spans: [], more: 'x'.repeat(20_000) })).status,
    ).toBe(413)
  }
  await rm(folder, { recursive: true })
})

test('without tracing, no trace is forwarded, the page loads no script, and /traces takes none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-untraced-'))
  {
    await using gateway = await startTestGateway(undefined, { page: await pageIn(folder) })
    await request(gateway.url)
      .get('/api/coursetag/get')
      .set({ ...signedInAs('me'), traceparent })
    expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('traceparent')
    expect((await request(gateway.url).get('/')).text).not.toContain('tracing')
    expect((await sendSpans(gateway.url, { sentAt: 2_000, spans: [span] })).status).toBe(405)
  }
  await rm(folder, { recursive: true })
})

// prom-client depends on OpenTelemetry's API, which does nothing without the SDK.
test('without tracing, neither server loads OpenTelemetry’s SDK', () => {
  const module = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({
      resolve: (name, context, next) => {
        const isSdk = name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api'
        if (isSdk) throw new Error('It loads ' + name)
        return next(name, context)
      },
    })
    const { startGateway } = await import(${module('../start-gateway.ts')})
    const origin = '${unusedOrigin}'
    const gateway = await startGateway({ upstreams: { quiz: origin, main: origin, auth: origin } })
    await gateway.close()
    await import(${module('../../../services/src/app.ts')})
    process.stdout.write('fine')
    process.exit(0)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect(stdout, stderr).toBe('fine')
})
