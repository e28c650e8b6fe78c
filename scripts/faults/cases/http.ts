import { type FaultCase, from } from './fault-case.ts'

const gateway = 'packages/gateway/src'
const server = 'packages/server/src'
const services = 'packages/services/src'

/** Part A of the requirements: what may reach the gateway over HTTP. */
export const httpCases: readonly FaultCase[] = [
  {
    code: 'A1',
    what: 'requests that two servers would read in two ways',
    provenBy: [
      ...from(`${gateway}/http/http-parser.test.ts`),
      ...from(`${services}/http-server.test.ts`, 'bytes that are not an HTTP request'),
    ],
  },
  {
    code: 'A2',
    what: 'a request hidden in the body of another',
    provenBy: from(`${gateway}/rest/forwarded-requests.test.ts`, 'that hides another request in its body'),
  },
  {
    code: 'A3',
    what: 'headers, addresses and numbers of headers above the limits',
    provenBy: [
      ...from(`${gateway}/plugins/request-guard.test.ts`),
      ...from(`${services}/http-server.test.ts`, 'given a student’s request with'),
    ],
  },
  {
    code: 'A4',
    what: 'headers that are for one hop only',
    provenBy: from(
      `${gateway}/rest/forwarded-requests.test.ts`,
      'keeps its credentials even if its header Connection names them',
      'with only the allowed headers',
    ),
  },
  {
    code: 'A5',
    what: 'forged headers of proxies, credentials sent twice',
    provenBy: [
      ...from(`${gateway}/plugins/rate-limits.test.ts`, 'whatever their headers are'),
      ...from(`${server}/routes/mount-rows.test.ts`, 'is required if the headers are'),
      ...from('packages/services/src/mail/mails.test.ts', 'add no recipient and no header'),
    ],
  },
  {
    code: 'A6',
    what: 'tricks with paths',
    provenBy: from(`${gateway}/plugins/request-guard.test.ts`, 'is not forwarded'),
  },
  {
    code: 'A7',
    what: 'line breaks in what becomes a header',
    provenBy: [
      ...from('packages/contracts/src/schemas/text.test.ts', 'only characters that a header allows'),
      ...from(`${server}/routes/mount-rows.test.ts`, 'is required if the headers are'),
      ...from('packages/services/src/mail/mails.test.ts', 'add no recipient and no header'),
    ],
  },
  {
    code: 'A8',
    what: 'bodies of another media type, or packed',
    provenBy: [
      ...from(`${gateway}/rest/refused-requests.test.ts`, 'of the media type'),
      ...from(`${server}/routes/refused-requests.test.ts`, 'if the body is compressed', 'for a JSON body'),
    ],
  },
  {
    code: 'A9',
    what: 'broken, deep and odd JSON',
    provenBy: [
      ...from('packages/contracts/src/http/reading.test.ts'),
      ...from('packages/contracts/src/validation/validate.test.ts'),
      ...from('packages/contracts/src/validation/validate-input.test.ts'),
      ...from(`${server}/routes/refused-requests.test.ts`, 'strict JSON', 'if a key is repeated'),
    ],
  },
  {
    code: 'A10',
    what: 'bodies outside the contract, for every row',
    provenBy: [
      ...from('tests/conformance/refusals.test.ts'),
      ...from('tests/conformance/fuzzed-requests.test.ts'),
    ],
  },
  {
    code: 'A11',
    what: 'queries with repeated, listed or too many keys',
    provenBy: from(`${gateway}/rest/refused-requests.test.ts`, 'with the query'),
  },
  {
    code: 'A12',
    what: 'methods that no row has, and CONNECT',
    provenBy: from(
      `${gateway}/plugins/request-guard.test.ts`,
      'the header Allow names the methods',
      'CONNECT closes the connection',
    ),
  },
  {
    code: 'A13',
    what: 'slow headers, slow bodies and slow readers',
    provenBy: [
      ...from(`${gateway}/http/client-error.test.ts`),
      ...from(`${gateway}/plugins/connection-limits.test.ts`),
      ...from(`${services}/http-server.test.ts`, 'in time', 'too many pipelined requests', 'is cut off'),
    ],
  },
  {
    code: 'A14',
    what: 'one user, or one address, with too many requests',
    provenBy: [
      ...from(`${gateway}/plugins/rate-limits.test.ts`),
      ...from(`${gateway}/rates/share-counts.test.ts`),
      ...from(`${gateway}/server.test.ts`, 'is refused by both'),
    ],
    notTried: 'the sum over several gateways: the limits are of each machine, as was decided',
  },
  {
    code: 'A15',
    what: 'a page of another site that sends calls',
    provenBy: [
      ...from(`${server}/routes/refused-requests.test.ts`, 'for a JSON body'),
      ...from(`${gateway}/sockets/relay-sign-in.test.ts`, 'is refused before the upgrade'),
    ],
    notTried: 'a hostile page in a browser: what it could send is sent by hand',
  },
  {
    code: 'A16',
    what: 'a response for one user that another gets',
    provenBy: [
      ...from(`${gateway}/rest/token-cache.test.ts`, 'a token that is valid for one uid'),
      ...from(`${server}/http/base-plugins.test.ts`, 'a refusal has security headers'),
      ...from(`${server}/routes/mount-rows.test.ts`, 'reaches its handler with every part parsed'),
    ],
  },
]
