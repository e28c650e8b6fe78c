import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIdleTimeout } from './idle-timeout.ts'

const limits = { pingMs: 25, silentMs: 50, idleMs: 1_000 }
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (state: { isPaused?: boolean; isWorking?: boolean } = {}) => {
  const events: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    ping: () => {
      events.push('ping')
    },
  })
  let time = 0
  const timeout = startIdleTimeout(
    socket as unknown as WebSocket,
    limits,
    {
      onUnresponsive: () => {
        events.push('unresponsive')
      },
      onIdle: () => {
        events.push('idle')
      },
      isPaused: () => state.isPaused ?? false,
      isWorking: () => state.isWorking ?? false,
    },
    () => time,
  )
  const advance = (ms: number, respondsToPings = false) => {
    for (let passed = 0; passed < ms; passed += limits.pingMs) {
      if (respondsToPings) socket.emit('pong')
      time += limits.pingMs
      vi.advanceTimersByTime(limits.pingMs)
    }
  }
  return { events, timeout, advance, lastEvent: () => events.at(-1) }
}

test('a browser that responds to pings stays connected', () => {
  const { events, advance } = start()
  advance(200, true)
  expect(new Set(events)).toEqual(new Set(['ping']))
})

test('a browser that does not respond to pings is unresponsive', () => {
  const { events, advance } = start()
  advance(50)
  expect(events).toEqual(['ping', 'unresponsive'])
})

test('a browser is not unresponsive while reading from it is paused', () => {
  const { advance, lastEvent } = start({ isPaused: true })
  advance(500)
  expect(lastEvent()).toBe('ping')
})

test('a browser without a job is idle after the time limit, which restarts with each job', () => {
  const { advance, lastEvent, timeout } = start()
  advance(900, true)
  timeout.recordWork()
  advance(900, true)
  expect(lastEvent()).toBe('ping')
  advance(100, true)
  expect(lastEvent()).toBe('idle')
})

test('a browser with a long job is not idle', () => {
  const { advance, lastEvent } = start({ isWorking: true })
  advance(2_000, true)
  expect(lastEvent()).toBe('ping')
})

test('nothing is pinged after `stop`', () => {
  const { events, advance, timeout } = start()
  timeout.stop()
  advance(100)
  expect(events).toEqual([])
})
