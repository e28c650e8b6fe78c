import { speak } from '@quizwright/domain/language/say.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { sendRequest } from './send-request.ts'

afterEach(() => {
  speak()
  document.documentElement.lang = 'en'
  vi.unstubAllGlobals()
})

const refuse = async (message: string): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'QUIZ_CLOSED', message }, { status: 409 }))
  return sendRequest({ method: 'GET', path: 'quiz' }, {}).catch((error: Error) => error.message)
}

test('a refusal is worded better than it travels, and one of an operator’s own services stays', async () => {
  document.documentElement.lang = 'en'
  expect(
    await refuse('This quiz is archived, so it can not be taken now. Ask your instructor about it.'),
  ).toBe('This quiz is archived, so you can’t take it now. Ask your instructor about it.')
  expect(await refuse('Come to room 7.')).toBe('Come to room 7.')
})

test('a refusal is said in the language of the page', async () => {
  document.documentElement.lang = 'ur'
  const message = 'Type your name, then begin.'
  speak({ language: 'ur', catalogue: { [message]: 'اپنا نام لکھیں، پھر شروع کریں۔' } })
  expect(await refuse(message)).toBe('اپنا نام لکھیں، پھر شروع کریں۔')
})
