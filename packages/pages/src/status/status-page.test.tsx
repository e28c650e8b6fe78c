import { expect, test } from 'vitest'
import type { ProcessStatus } from './process-status.ts'
import { renderStatusPage } from './status-page.tsx'
import { statusStyle } from './status-style.ts'

const status: ProcessStatus = {
  pid: 42,
  version: '1.2.3',
  startedAt: '2030-03-01T12:00:00.000Z',
  upstreams: {
    quiz: { origin: 'http://quiz.test/<b>', breaker: 'open', latencyMs: null },
    auth: { origin: 'http://auth.test', breaker: 'closed', latencyMs: 12 },
  },
  channels: { 'csv-upload': { open: 3, working: 1 } },
}

test('shows every process with its upstreams and sockets as text', () => {
  const page = renderStatusPage([status])
  expect(page).toContain(
    '<td>42</td><td>quiz</td><td>http://quiz.test/&lt;b></td><td>OPEN: calls are refused</td><td>not asked yet</td>',
  )
  expect(page).toContain('<td>closed</td><td>12 ms</td>')
  expect(page).toContain('<td>42</td><td>csv-upload</td><td>3</td><td>1</td>')
  expect(page).toContain('<td>42</td><td>2030-03-01T12:00:00.000Z</td><td>1.2.3</td>')
})

test('reloads itself, and its style survives the escaping of text', () => {
  const page = renderStatusPage([])
  expect(page).toContain('<meta http-equiv="refresh" content="5"/>')
  expect(page).toContain(statusStyle)
  expect(page).toContain('No process answers.')
})

test('given the address of the outbox, links to it', () => {
  expect(renderStatusPage([], 'http://127.0.0.1:4003/outbox')).toContain(
    'href="http://127.0.0.1:4003/outbox"',
  )
})
