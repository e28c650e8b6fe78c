import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { WebSocket } from 'ws'
import type { Instructor, World } from '../../tests/support/world.ts'
import { createRandom, type Random } from './random.ts'
import { spoil, spoilText } from './spoil.ts'
import { createTally, note, type Tally } from './tally.ts'
import { type Schema, vary } from './vary.ts'

/** Frames per socket. The gateway ends a socket after three broken frames anyway. */
const framesPerSocket = 6
/** Some frames get no reply, so this is how long to wait after the last message, in milliseconds. */
const quietMs = 400
const patienceMs = 10_000

const drawFrame = (channel: ChannelName, quizId: string, random: Random): string => {
  const events = Object.entries(channels[channel].fromBrowser).filter(([name]) => name !== 'authenticate')
  const [event, { data: schema }] = random.pick(events)
  const varied = vary(schema as unknown as Schema, random)
  const data = typeof varied === 'object' && varied !== null ? { ...varied, quizId } : varied
  const frame = { event, data: random.chance(40) ? data : spoil(data, random) }
  const text = JSON.stringify(random.chance(85) ? frame : spoil(frame, random)) ?? ''
  return random.chance(85) ? text : spoilText(text, random)
}

/**
 * Signs in on a socket, sends frames, and resolves with the received messages when the socket is quiet or
 * closed.
 */
const converse = (
  url: string,
  { uid, token }: Instructor,
  frames: readonly string[],
): Promise<{ heard: string[]; opened: boolean }> =>
  new Promise((resolve) => {
    const heard: string[] = []
    let opened = false
    const socket = new WebSocket(url, { origin: new URL(url.replace('ws', 'http')).origin })
    const end = () => {
      clearTimeout(timer)
      socket.terminate()
      resolve({ heard, opened })
    }
    let timer = setTimeout(end, patienceMs)
    socket.on('error', end)
    socket.on('close', end)
    socket.on('open', () => socket.send(JSON.stringify({ event: 'authenticate', data: { uid, token } })))
    socket.on('message', (raw) => {
      heard.push(String(raw))
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
      if (heard.length === 1) {
        opened = true
        for (const frame of frames) socket.send(frame)
      } else if (heard.length > frames.length) end()
    })
  })

/**
 * Sends generated and broken frames over real channels. Each must get a reply of the contract, and none an
 * INTERNAL problem.
 */
export const fuzzFrames = async (
  { gatewayUrl }: World,
  instructor: Instructor,
  quizId: string,
  count: number,
  seed: number,
): Promise<Tally> => {
  const random = createRandom(seed)
  const tally = createTally()
  while (tally.tried < count) {
    const channel = random.pick(Object.keys(channels) as ChannelName[])
    const frames = Array.from({ length: framesPerSocket }, () => drawFrame(channel, quizId, random))
    const { heard, opened } = await converse(
      `${gatewayUrl.replace('http', 'ws')}${channels[channel].path}`,
      instructor,
      frames,
    )
    tally.tried += frames.length
    if (!opened) note(tally.differences, `no socket opened after ${tally.tried} frames`)
    for (const text of heard) {
      const { event, data } = JSON.parse(text) as { event: string; data: { code?: string } }
      if (event !== 'error') tally.accepted++
      if (data.code === 'INTERNAL') note(tally.serverErrors, `${text} for one of ${frames.join(' ')}`)
    }
  }
  return tally
}
