import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { type Client } from './client.ts'
import { fillPath } from './prepare-request.ts'
import { clientWithResponse, sent } from './test-clients.ts'

const count = { status: 200, data: { count: 3 } }

describe('a call', () => {
  test('sends the method and path of the row with its parameters filled in', async () => {
    expect(
      await clientWithResponse(200, count).getPublishedCount({ params: { instructorId: 'a b' } }),
    ).toEqual(count)
    expect(sent).toEqual([
      {
        url: '/api/quiz/get-published-count/a%20b',
        method: 'GET',
        headers: { uid: 'ada', authorization: 'token' },
        body: undefined,
      },
    ])
  })
  test('sends the query, and the body as JSON', async () => {
    await clientWithResponse(200, { status: 200, data: { questions: [], total: 0 } }).getQuizQuestions({
      params: { id: 'q' },
      query: { from: 20, count: 10 },
    })
    expect(sent).toMatchObject([{ url: '/api/quiz/get-quiz-questions/q?from=20&count=10', method: 'GET' }])
    await clientWithResponse(200, { status: 200, data: { quiz_type: 'pop' } }).getQuizType({
      body: { quiz_id: 'q' },
    })
    expect(sent).toMatchObject([
      {
        url: '/api/quiz/quiz-type',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"quiz_id":"q"}',
      },
    ])
  })
  test('removes a missing optional parameter with its slash', () => {
    expect([fillPath('stats/:id/:x?', { id: 'q' }), fillPath('stats/:id/:x?', { id: 'q', x: '/' })]).toEqual([
      'stats/q',
      'stats/q/%2F',
    ])
  })
  test('sends a file as a form after its fields', async () => {
    const file = new File(['x'], 'photo.png')
    await clientWithResponse(200, { success: true, data: { link: '/files/1' } }).uploadImage({
      file,
      fields: { userId: 'instructor' },
    })
    expect([...(sent[0]!.body as FormData).keys()]).toEqual(['userId', 'file'])
    expect(sent[0]!.headers).not.toHaveProperty('content-type')
  })
})

test('types: each method takes the arguments of its row and returns its response', () => {
  expectTypeOf<Parameters<Client['getQuizQuestions']>[0]>().toEqualTypeOf<
    { params: { id: string } } & { query?: { from?: number; count?: number } }
  >()
  expectTypeOf<Parameters<Client['uploadCsv']>[0]>().toEqualTypeOf<{ file: File }>()
  expectTypeOf<Client['getGeneralTags']>().toBeCallableWith()
  expectTypeOf<Awaited<ReturnType<Client['getQuizForInstructor']>>['data']['quiz']>().toEqualTypeOf<Quiz>()
  // @ts-expect-error the id is missing
  expectTypeOf<Client['getQuizData']>().toBeCallableWith({ params: {} })
})
