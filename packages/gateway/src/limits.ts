const KiB = 1024
const MiB = 1024 * KiB
const second = 1_000
const minute = 60 * second

/**
 * Every limit of the gateway that is not one of a row, with its default. The name ends with the unit. Each can
 * be set by the environment, `headersMs` as LIMIT_HEADERS_MS. The comments say what happens when a limit is
 * exceeded: the status, the problem or the WebSocket close code.
 */
export const gatewayLimits = {
  // A request of a caller.
  headerBytes: 16 * KiB, // 431, closed
  headerCount: 100, // 431, closed
  urlBytes: 8 * KiB, // 414, closed
  headersMs: 10 * second, // 408, closed
  requestMs: minute, // 408, closed
  uploadMs: 5 * minute, // 408, closed; also the deadline of relaying an upload
  connectionCheckMs: second, // how often the three above are checked
  keepAliveMs: 72 * second, // closed; longer than the timeout of usual load balancers
  slowReaderMs: 30 * second, // nothing of a response is taken: closed
  pipelinedRequests: 8, // requests ahead of a response of their connection: closed
  requestsPerUser: 300, // a minute; 429
  requestsPerAddress: 1_000, // a minute; 429
  assetsPerAddress: 6_000, // a minute; 429
  rateWindowMs: minute,
  eventLoopDelayMs: 200, // 503 BUSY
  heapPercent: 85, // 503 BUSY

  // A request to an upstream.
  connectMs: 2 * second, // 503 UPSTREAM_DOWN
  answerHeadersMs: 10 * second, // 504 UPSTREAM_TIMEOUT
  answerBodyIdleMs: 10 * second, // 504
  deadlineMs: 15 * second, // 504, retries included
  connectionsPerUpstream: 128,
  waitingPerUpstream: 1_024, // 503 BUSY
  retryPercent: 20, // of the active requests: no retry
  retriesAtLeast: 3,
  breakerFailures: 5, // consecutive: the circuit breaker opens, 503 UPSTREAM_DOWN
  breakerProbeMs: second, // how often an upstream is asked for its readiness meanwhile
  breakerFirstOpenMs: 5 * second, // if requests fail after a probe that succeeded
  breakerLongestOpenMs: 30 * second,
  breakerJitterPercent: 20,
  sessionRememberedMs: second,
  sessionsRemembered: 10_000, // the oldest is removed

  // A WebSocket of the page.
  socketsPerProcess: 10_000, // 1013
  socketsPerUser: 8, // 4429
  socketsUnauthenticated: 200, // a stranger's is closed for the newcomer: 4503
  strangerGraceMs: second / 2, // how long a newcomer is not the first to be closed
  authenticateMs: 5 * second, // silence before the credentials: 4401
  queuedBytes: MiB, // until the token is validated: 1009
  frameBytes: MiB, // 1009; some frames have a smaller limit in the channel table
  brokenFrames: 3, // refused with CONTRACT; the next one: 4400
  messagesPerSecond: 50, // 4429
  messageBurst: 200,
  bufferedBytes: MiB, // to a slow browser: reading from the upstream pauses
  slowBrowserMs: 30 * second, // 4408
  pingMs: 25 * second,
  silentMs: 50 * second, // 1001
  idleMs: 30 * minute, // 1001
  linkIdleMs: 15 * minute, // the upstream connection is closed, the browser's stays open
  linkSilentMs: 25 * second, // no response to a frame: UPSTREAM_TIMEOUT, 1013
  linkEventBytes: 16 * MiB, // UPSTREAM_CONTRACT
  recheckMs: 45 * second, // how often tokens are validated again; invalid: 4401

  // The end of a process.
  drainMs: 30 * second,
  stopIdleMs: 250, // how long an idle connection may still start a request after SIGTERM
  rollIdleMs: 5 * second, // the same in a rolling restart, when a new process has taken over
} as const satisfies Record<string, number>

export type GatewayLimits = Record<keyof typeof gatewayLimits, number>

/** Added to the time for draining: a process that has not ended by then is killed. */
export const closeGraceMs = 5_000

/** `headersMs` is read from LIMIT_HEADERS_MS. */
export const limitVariable = (name: string): string =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
