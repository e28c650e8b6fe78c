import { createQuizFindings } from '@quizwright/domain/rules/quiz.ts'
import { expect, test } from 'vitest'
import { toCreateQuizBody } from './details-on-the-wire.ts'
import { newDetails, withTitle } from './new-details.ts'

const now = new Date('2030-01-01T08:00:00Z')
const typed = (name: string, before = newDetails(now)) => ({ ...before, ...withTitle(before, name) })

test('a practice quiz needs only a title and a type, the other types also a faculty', () => {
  const missing = (details: ReturnType<typeof newDetails>) =>
    createQuizFindings(toCreateQuizBody(details, 'someone')).map(({ field }) => field)
  expect(missing({ ...typed('Optics'), quiz_type: 'practice' })).toEqual([])
  expect(missing(typed('Optics'))).toEqual(['faculties'])
  expect(missing({ ...typed(''), quiz_type: 'practice' })).toEqual(['name'])
})

test('the description follows the title until the author writes another; the session keeps its name', () => {
  const first = typed('Opt')
  expect(typed('Optics', first)).toMatchObject({ session_name: 'First session', description: 'Optics' })
  const own = { ...first, description: 'Light and lenses' }
  expect(typed('Optics', own)).toMatchObject({ description: 'Light and lenses' })
})
