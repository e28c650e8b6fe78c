import type { ProblemCode } from '@quizwright/contracts/problems.ts'
import { json, type Script } from '@quizwright/gateway/test-support/scripted-upstream.ts'

/** Internals of a service that must never reach a user: a statement and a path. */
export const secret = 'select * from accounts /srv/app/index.js:12'

const raw =
  (status: number, type: string, body: string): Script =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const neverRespond: Script = () => {}
const neverFinish: Script = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":')
const closeConnection: Script = (_request, response) => void response.destroy()
const redirect: Script = (_request, response) =>
  void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
const errorPage = `<html><h1>Error</h1><pre>${secret}</pre></html>`

/** The ways in which a service may be broken, and the gateway's problem for each. */
export const upstreamFaults: Readonly<Record<string, { script: Script; code: ProblemCode }>> = {
  'truncated JSON': { script: raw(200, 'application/json', '{"status":200,"da'), code: 'UPSTREAM_CONTRACT' },
  'an empty body': { script: raw(200, 'application/json', ''), code: 'UPSTREAM_CONTRACT' },
  'a body of another shape': { script: json(200, { status: secret }), code: 'UPSTREAM_CONTRACT' },
  'an error page': { script: raw(500, 'text/html', errorPage), code: 'UPSTREAM_CONTRACT' },
  'a redirect': { script: redirect, code: 'UPSTREAM_CONTRACT' },
  'a closed connection': { script: closeConnection, code: 'UPSTREAM_DOWN' },
  'no response': { script: neverRespond, code: 'UPSTREAM_TIMEOUT' },
  'a body that never ends': { script: neverFinish, code: 'UPSTREAM_TIMEOUT' },
}
