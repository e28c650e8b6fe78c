import type * as z from 'zod/mini'
import { channels, type ChannelName, type Frame } from '../channels.ts'
import { socketLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '../problem.ts'
import { validateInput } from '../validation/validate-input.ts'
import { readJson } from '../http/strict-json.ts'

export type Side = 'fromBrowser' | 'fromService'
type EventRow = { data: z.core.$ZodType; acknowledged?: true; maxBytes?: number }
export type FrameResult<C extends ChannelName, S extends Side> =
  | ({ ok: true } & Frame<C, S>)
  | { ok: false; problem: Problem }

/** Returns the definition of an event, or undefined if this side of the channel does not send it. */
export const eventRow = (channel: ChannelName, side: Side, event: string): EventRow | undefined => {
  const events: Record<string, EventRow> = channels[channel][side]
  return Object.hasOwn(events, event) ? events[event] : undefined
}

/** The maximum length of an event's frame, in bytes. */
export const frameLimit = (channel: ChannelName, side: Side, event: string): number =>
  eventRow(channel, side, event)?.maxBytes ?? socketLimits.controlBytes

const refused = (...problem: ConstructorParameters<typeof Problem>) => ({
  ok: false as const,
  problem: new Problem(...problem),
})

type Validate = typeof validateInput

/** Validates an event with parsed data, as socket.io delivers it. Servers give their own, faster `validate`. */
export const readEvent = <C extends ChannelName, S extends Side>(
  channel: C,
  side: S,
  event: string,
  data: unknown,
  validate: Validate = validateInput,
): FrameResult<C, S> => {
  const row = eventRow(channel, side, event)
  if (!row)
    return refused('CONTRACT', { errors: [{ field: 'event', messages: ['event is not known here'] }] })
  const checked = validate(row.data, data)
  if (!checked.ok) return refused('CONTRACT', { errors: checked.errors })
  // The event's own schema has validated the data. The compiler cannot infer it from an event name of type string.
  return { ok: true, event, data: checked.data } as FrameResult<C, S>
}

/**
 * Parses and validates the text of a WebSocket frame, `{ event, data }`, for one side of a channel. Never
 * throws.
 */
export const readFrame = <C extends ChannelName, S extends Side>(
  channel: C,
  side: S,
  raw: string,
  validate?: Validate,
): FrameResult<C, S> => {
  const json = readJson(raw)
  if (!json.ok) return refused('MALFORMED', { message: json.problem })
  if (typeof json.value !== 'object' || json.value === null)
    return refused('MALFORMED', {
      message: 'The frame is not a JSON object. Send {"event": ..., "data": ...}.',
    })
  const { event, data, ...rest } = json.value as { event?: unknown; data?: unknown }
  if (typeof event !== 'string' || Object.keys(rest).length > 0)
    return refused('CONTRACT', {
      errors: [{ field: 'event', messages: ['event is required, with data beside it'] }],
    })
  if (raw.length > frameLimit(channel, side, event)) return refused('BODY_TOO_LARGE')
  return readEvent(channel, side, event, data, validate)
}

export const writeFrame = <C extends ChannelName, S extends Side, F extends Frame<C, S>>(
  _channel: C,
  _side: S,
  event: F['event'],
  data: Extract<F, { event: F['event'] }>['data'],
): string => JSON.stringify({ event, data })
