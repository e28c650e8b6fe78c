const secondMs = 1_000

/** A platform answered a call of its services with an error. */
export class PlatformRefused extends Error {
  override name = 'PlatformRefused'
  readonly status: number
  readonly part: 'token' | 'item' | 'result' | 'score'
  /** The milliseconds that it asks to wait. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, part: PlatformRefused['part'], headers?: Headers) {
    super(`The platform answered ${status} to a call for a ${part}.`)
    this.status = status
    this.part = part
    const seconds = Number(headers?.get('retry-after') ?? '')
    this.retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * secondMs : undefined
  }
}
