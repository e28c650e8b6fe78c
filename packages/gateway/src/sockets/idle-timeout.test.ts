import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeSilence } from './idle-timeout.ts'

const limits = { pingMs: 25, silentMs: 50, idleMs: 1_000 }
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const watch = (state: { paused?: boolean; working?: boolean } = {}) => {
  const events: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    ping: () => {
      events.push('ping')
    },
  })
  let time = 0
  const silence = noticeSilence(
    socket as unknown as WebSocket,
    limits,
    {
      silent: () => {
        events.push('silent')
      },
      idle: () => {
        events.push('idle')
      },
      isPaused: () => state.paused ?? false,
      isWorking: () => state.working ?? false,
    },
    () => time,
  )
  const pass = (ms: number, answers = false) => {
    for (let passed = 0; passed < ms; passed += limits.pingMs) {
      if (answers) socket.emit('pong')
      time += limits.pingMs
      vi.advanceTimersByTime(limits.pingMs)
    }
  }
  return { events, silence, pass, last: () => events.at(-1) }
}

test('a browser is pinged, and one that answers stays', () => {
  const { events, pass } = watch()
  pass(200, true)
  expect(new Set(events)).toEqual(new Set(['ping']))
})

test('one that answers nothing is gone', () => {
  const { events, pass } = watch()
  pass(50)
  expect(events).toEqual(['ping', 'silent'])
})

test('one that is not listened to is not judged', () => {
  const { pass, last } = watch({ paused: true })
  pass(500)
  expect(last()).toBe('ping')
})

test('one that has long had nothing to do is idle, and work makes it new', () => {
  const { pass, last, silence } = watch()
  pass(900, true)
  silence.worked()
  pass(900, true)
  expect(last()).toBe('ping')
  pass(100, true)
  expect(last()).toBe('idle')
})

test('work that takes long is not idleness', () => {
  const { pass, last } = watch({ working: true })
  pass(2_000, true)
  expect(last()).toBe('ping')
})

test('after the end nobody is pinged', () => {
  const { events, pass, silence } = watch()
  silence.stop()
  pass(100)
  expect(events).toEqual([])
})
