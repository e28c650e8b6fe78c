import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { socketLimits } from '@quizwright/domain/limits.ts'
import { frameLimit, readEvent, readFrame, writeFrame } from './frames.ts'

const read = (raw: string) => {
  const frame = readFrame('questionSaving', 'fromBrowser', raw)
  return frame.ok
    ? frame
    : { code: frame.problem.code, fields: frame.problem.errors?.map((error) => error.field) }
}

describe('frames', () => {
  test('reading never throws, whatever the text is', () => {
    const nearly = fc
      .record({ event: fc.constantFrom('resume', 'questions', 'complete', 'x'), data: fc.jsonValue() })
      .map((frame) => JSON.stringify(frame))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), nearly), (raw) => {
        expect(readFrame('questionSaving', 'fromBrowser', raw).ok).toBe(false)
      }),
    )
  })
  test('a serialized frame is read back unchanged', () => {
    const raw = writeFrame('questionSaving', 'fromBrowser', 'resume', { saveId: 's1', quizId: 'q1' })
    expect(raw).toBe('{"event":"resume","data":{"saveId":"s1","quizId":"q1"}}')
    expect(read(raw)).toEqual({ ok: true, event: 'resume', data: { saveId: 's1', quizId: 'q1' } })
  })
  test.each(['', 'hello', '2["resume",{}]', '[]', 'null', '['.repeat(100_000)])(
    'given text %# that is not a frame, then it is refused',
    (raw) => {
      expect(['MALFORMED', 'CONTRACT']).toContain((read(raw) as { code: string }).code)
    },
  )
  test('rejects unknown events, events of the other side and unknown fields', () => {
    expect(read('{"event":"nonsense","data":{}}')).toEqual({ code: 'CONTRACT', fields: ['event'] })
    expect(read('{"event":"saved","data":{}}')).toEqual({ code: 'CONTRACT', fields: ['event'] })
    expect(read('{"event":"toString","data":{}}')).toEqual({ code: 'CONTRACT', fields: ['event'] })
    expect(read('{"event":"resume","data":{},"more":1}')).toEqual({ code: 'CONTRACT', fields: ['event'] })
    expect(read('{"data":{}}')).toEqual({ code: 'CONTRACT', fields: ['event'] })
  })
  test('rejects data that does not match its event', () => {
    expect(read('{"event":"resume","data":{"saveId":"s1","extra":1}}')).toEqual({
      code: 'CONTRACT',
      fields: ['quizId', 'extra'],
    })
    expect(read('{"event":"resume"}')).toEqual({ code: 'CONTRACT', fields: [''] })
  })
  test('rejects a frame that is longer than its event allows', () => {
    const long = JSON.stringify({
      event: 'resume',
      data: { saveId: 's'.repeat(socketLimits.controlBytes), quizId: 'q' },
    })
    expect(read(long)).toEqual({ code: 'BODY_TOO_LARGE', fields: undefined })
    expect(frameLimit('questionSaving', 'fromBrowser', 'questions')).toBe(socketLimits.batchBytes)
  })
  test('a parsed event is validated in the same way, and unknown fields from services are kept', () => {
    expect(
      readEvent('questionSaving', 'fromService', 'needToCreateNewVersion', {
        saveId: 's',
        quizId: 'q',
        since: 3,
      }),
    ).toEqual({ ok: true, event: 'needToCreateNewVersion', data: { saveId: 's', quizId: 'q', since: 3 } })
    expect(
      readEvent('questionSaving', 'fromService', 'progress', { saveId: 's', progress: 140, received: [] }),
    ).toMatchObject({ ok: false, problem: { code: 'CONTRACT' } })
  })
})

test('the type of a read frame depends on its event', () => {
  const frame = readFrame(
    'questionSaving',
    'fromService',
    '{"event":"saved","data":{"saveId":"s","quiz_id":"q","revision":2,"is_published":true,"questions":3}}',
  )
  expect(frame.ok && frame.event === 'saved' && frame.data.revision).toBe(2)
  if (frame.ok && frame.event === 'saved') expectTypeOf(frame.data.is_published).toEqualTypeOf<boolean>()
  // @ts-expect-error a browser does not send `saved`
  const wrong = () => writeFrame('questionSaving', 'fromBrowser', 'saved', {})
  expect(wrong).toBeTypeOf('function')
})
