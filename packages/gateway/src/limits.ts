const KiB = 1024
const MiB = 1024 * KiB
const second = 1_000
const minute = 60 * second

/**
 * Every limit of the gateway that is not a row's own, with its default. The unit stands in the name; each can
 * be set by the environment, `headersMs` as LIMIT_HEADERS_MS. What happens when one is passed is said beside
 * it.
 */
export const gatewayLimits = {
  // A request on its way in.
  headerBytes: 16 * KiB, // 431, closed
  headerCount: 100, // 431, closed
  urlBytes: 8 * KiB, // 414, closed
  headersMs: 10 * second, // 408, closed
  requestMs: minute, // 408, closed
  uploadMs: 5 * minute, // 408, closed; also the whole deadline of an upload's relay
  connectionCheckMs: second, // how often the two above are looked at
  keepAliveMs: 72 * second, // closed; longer than what usually stands in front
  slowReaderMs: 30 * second, // a socket on which nothing moves: closed
  requestsPerUser: 300, // a minute; 429
  requestsPerAddress: 1_000, // a minute; 429
  rateWindowMs: minute,
  eventLoopDelayMs: 200, // 503 BUSY
  heapPercent: 85, // 503 BUSY

  // A call to an upstream.
  connectMs: 2 * second, // 503 UPSTREAM_DOWN
  answerHeadersMs: 10 * second, // 504 UPSTREAM_TIMEOUT
  answerBodyIdleMs: 10 * second, // 504
  deadlineMs: 15 * second, // 504, retries included
  connectionsPerUpstream: 128,
  waitingPerUpstream: 1_024, // 503 BUSY
  retryPercent: 20, // of the calls under way: no retry
  retriesAtLeast: 3,
  breakerFailures: 5, // in a row: 503 UPSTREAM_DOWN without asking
  breakerFirstOpenMs: 5 * second,
  breakerLongestOpenMs: 30 * second,
  breakerJitterPercent: 20,
  sessionRememberedMs: second,
  sessionsRemembered: 10_000, // the oldest is forgotten

  // A socket of the page.
  socketsPerProcess: 10_000, // 1013
  socketsPerUser: 8, // 4429
  socketsUnauthenticated: 200, // 4401 for the newest
  authenticateMs: 5 * second, // 4401
  queuedBytes: MiB, // before the token is known to hold: 1009
  frameBytes: MiB, // 1009; a control frame has its own, smaller one in the channel table
  brokenFrames: 3, // answered with CONTRACT; the next one: 4400
  messagesPerSecond: 50, // 4429
  messageBurst: 200,
  bufferedBytes: MiB, // to a slow browser: the upstream is not read on
  slowBrowserMs: 30 * second, // 4408
  pingMs: 25 * second,
  silentMs: 50 * second, // 1001
  idleMs: 30 * minute, // 1001
  linkIdleMs: 15 * minute, // the upstream link is closed, the socket stays
  linkSilentMs: 25 * second, // no answer to a frame: UPSTREAM_TIMEOUT, 1013
  linkEventBytes: 16 * MiB, // UPSTREAM_CONTRACT
  recheckMs: 45 * second, // a token that no longer holds: 4401

  // The end of a process.
  drainMs: 30 * second,
  stopIdleMs: 250, // how long an idle connection may still begin a request at SIGTERM
  rollIdleMs: 5 * second, // and at a roll, when a new process has taken over
} as const satisfies Record<string, number>

export type GatewayLimits = Record<keyof typeof gatewayLimits, number>

/** `headersMs` is read from LIMIT_HEADERS_MS. */
export const limitVariable = (name: string): string =>
  `LIMIT_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
