import { callerLimitDefaults } from '@quizwright/server/http/caller-limits.ts'

const KiB = 1024
const MiB = 1024 * KiB
const second = 1_000
const minute = 60 * second

/**
 * The limits of the gateway that do not belong to a row, with their defaults. Names end with the unit. An
 * environment variable sets each: LIMIT_HEADERS_MS sets `headersMs`. The comments say what happens beyond a limit:
 * the status, the problem or the WebSocket close code.
 */
export const gatewayLimits = {
  // Requests of callers.
  headerBytes: 16 * KiB, // 431, closed
  headerCount: 100, // 431, closed
  urlBytes: 8 * KiB, // 414, closed
  headersMs: 10 * second, // 408, closed
  requestMs: minute, // 408, closed; also if nothing more of an upload arrives for as long
  uploadMs: 5 * minute, // 408, closed; also the deadline of relaying an upload
  connectionCheckMs: second, // how often the three limits above are checked
  keepAliveMs: 72 * second, // closed; longer than the usual timeouts of load balancers
  slowReaderMs: 30 * second, // the caller reads nothing of a response: closed
  pipelinedRequests: 8, // requests of a connection that wait for an earlier response: closed
  ...callerLimitDefaults, // requestsPerUser and requestsPerAddress, a minute; 429
  assetsPerAddress: 6_000, // a minute; 429
  rateWindowMs: minute,
  eventLoopDelayMs: 200, // 503 BUSY
  heapPercent: 85, // 503 BUSY

  // Requests to an upstream.
  connectMs: 2 * second, // 503 UPSTREAM_DOWN
  answerHeadersMs: 10 * second, // 504 UPSTREAM_TIMEOUT
  answerBodyIdleMs: 10 * second, // 504
  deadlineMs: 15 * second, // 504, retries included
  connectionsPerUpstream: 128,
  longConnections: 64, // for uploads, exports and other slow calls, which must not hold those of the other calls
  longCallsPerUser: 12, // of those, under way in one process: 429
  fileConnections: 96, // for images and videos; more than the streams, so that small files are still read
  fileStreams: 64, // files that are passed on while they arrive; beyond it a stalled one is cut off, else 503 BUSY
  fileStreamsPerAddress: 32, // beyond it a stalled one is cut off, else 429
  fileStalledMs: 2 * second, // how old a stream must be to count as stalled when its caller reads nothing
  keptFileBytes: 2 * MiB, // the largest file that is answered from memory
  keptFilesBytes: 24 * MiB, // all of them; beyond it the least recently used is forgotten
  waitingPerUpstream: 1_024, // 503 BUSY
  retryPercent: 20, // of the active requests; beyond it: no retry
  retriesAtLeast: 3,
  breakerFailures: 5, // consecutive: the circuit breaker opens, 503 UPSTREAM_DOWN
  breakerProbeMs: second, // how often the upstream's readiness is probed while the breaker is open
  breakerFirstOpenMs: 5 * second, // how long it stays open if requests fail after a successful probe
  breakerLongestOpenMs: 30 * second,
  breakerJitterPercent: 20,
  sessionRememberedMs: second,
  sessionsRemembered: 10_000, // beyond it the oldest is removed

  // WebSockets of the page.
  socketsPerProcess: 10_000, // 1013
  socketsPerUser: 8, // 4429
  socketsUnauthenticated: 200, // an unauthenticated socket is closed for a newcomer: 4503
  unauthenticatedGraceMs: second / 2, // how long a new socket is preferred to older silent ones
  authenticateMs: 5 * second, // silence before the credentials: 4401
  queuedBytes: MiB, // until the token is validated: 1009
  frameBytes: MiB, // 1009; some frames have a smaller limit in the channel table
  brokenFrames: 3, // frames refused with CONTRACT; the next one: 4400
  messagesPerSecond: 50, // 4429
  messageBurst: 200,
  bufferedBytes: MiB, // unsent frames to a slow browser; beyond it: reading from the upstream pauses
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
  stopIdleMs: 250, // after SIGTERM, an idle connection may start a request for this long
  rollIdleMs: 5 * second, // the same in a rolling restart, when a new process has already started
} as const satisfies Record<string, number>

export type GatewayLimits = Record<keyof typeof gatewayLimits, number>

/** Added to the time for draining. A process that has not ended by then is killed. */
export const closeGraceMs = 5_000

/** Returns the variable of a limit: LIMIT_HEADERS_MS for `headersMs`. */
export const limitVariable = (name: string): string =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
