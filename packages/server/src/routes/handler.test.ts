import type { ResponseOf } from '@quizwright/contracts/define.ts'
import type { Endpoints } from '@quizwright/contracts/endpoints.ts'
import { expectTypeOf, test } from 'vitest'
import type { Handlers } from './handler.ts'

test('types: a handler gets the parts of its row and returns its response, and every row needs a handler', () => {
  type SignIn = Parameters<Handlers<'auth'>['signIn']>[0]
  expectTypeOf<SignIn['user']>().toEqualTypeOf<undefined>()
  expectTypeOf<SignIn['body']>().toEqualTypeOf<{ email: string; password: string; role: 'instructor' }>()
  expectTypeOf<Parameters<Handlers<'quiz'>['getQuizData']>[0]['user']>().toEqualTypeOf<{ userId: string }>()
  expectTypeOf<ReturnType<Handlers<'main'>['uploadImage']>>().toEqualTypeOf<
    Promise<ResponseOf<Endpoints['uploadImage']>>
  >()
  expectTypeOf<keyof Handlers<'auth'>>().toEqualTypeOf<'signIn' | 'signOut' | 'authenticateFrontendRoute'>()
})
