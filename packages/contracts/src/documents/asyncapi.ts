import type * as z from 'zod/mini'
import messages from '../recorded-messages.json' with { type: 'json' }
import { channels, type ChannelName } from '../channels.ts'
import { createConverter, type Json } from './json-schemas.ts'
import { frameLimit, type Side } from '../sockets/frames.ts'
import type { Info } from './openapi.ts'

type EventRow = {
  summary: string
  data: z.core.$ZodType
  acknowledged?: true
  isLast?: true
  after?: readonly string[]
}

/**
 * Returns an AsyncAPI 3 document of both socket channels from the gateway's view: it receives the browser's
 * messages and sends the service's messages.
 */
export const asyncApiDocument = (info: Info): Json => {
  const { convert, components } = createConverter()
  const names = Object.keys(channels) as ChannelName[]
  const messagesOf = (name: ChannelName) => [
    ...sideMessages(name, 'fromBrowser', convert),
    ...sideMessages(name, 'fromService', convert),
  ]
  return {
    asyncapi: '3.0.0',
    info: {
      ...info,
      description:
        'Frames are JSON texts `{ event, data }`. The first one is `authenticate`, within 5 seconds.',
    },
    servers: {
      gateway: { host: 'localhost:4000', protocol: 'ws', description: 'The gateway that serves the page.' },
    },
    channels: Object.fromEntries(
      names.map((name) => [
        name,
        {
          address: channels[name].path,
          title: name,
          description: channels[name].summary,
          messages: Object.fromEntries(messagesOf(name)),
        },
      ]),
    ),
    operations: Object.fromEntries(
      names.flatMap((name) => [operation(name, 'fromBrowser'), operation(name, 'fromService')]),
    ),
    components: { schemas: components() },
  }
}

const sideMessages = (
  name: ChannelName,
  side: Side,
  convert: (schema: z.core.$ZodType) => Json,
): [string, Json][] =>
  Object.entries<EventRow>(channels[name][side]).map(([event, row]) => [
    event,
    {
      name: event,
      summary: row.acknowledged ? `${row.summary} Acknowledged before the next one is sent.` : row.summary,
      description: [
        row.after && `Only after ${row.after.join(' or ')}.`,
        row.isLast && 'The last event of the requested job.',
        `At most ${frameLimit(name, side, event)} bytes.`,
      ]
        .filter(Boolean)
        .join(' '),
      contentType: 'application/json',
      payload: {
        type: 'object',
        properties: { event: { const: event }, data: convert(row.data) },
        required: ['event', 'data'],
        additionalProperties: false,
      },
      ...exampleOf(name, event),
    },
  ])

/** The recorded example of an event. scripts/record-responses.ts writes it. */
const exampleOf = (name: ChannelName, event: string): Json => {
  const data = (messages as Partial<Record<ChannelName, Json>>)[name]?.[event]
  return data === undefined ? {} : { examples: [{ payload: { event, data } }] }
}

const operation = (name: ChannelName, side: Side): [string, Json] => [
  `${name}.${side}`,
  {
    action: side === 'fromBrowser' ? 'receive' : 'send',
    channel: { $ref: `#/channels/${name}` },
    messages: Object.keys(channels[name][side]).map((event) => ({
      $ref: `#/channels/${name}/messages/${event}`,
    })),
  },
]
