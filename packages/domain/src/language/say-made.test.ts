import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { madeByGrader } from './made-by-grader.ts'
import { madeByServices } from './made-by-services.ts'
import { madeMessages } from './made-messages.ts'
import { sayMade, speak } from './say.ts'

afterEach(() => {
  speak()
})

const speakWith = (catalogue: Record<string, string>): void => {
  speak({ language: 'es', catalogue, made: madeMessages })
}

test('says a message as it is, or by its pattern with what it fills in', () => {
  speakWith({
    'Question text can not be empty': 'Falta el texto',
    'Options # {one} and # {other} are equal': 'Las opciones {one} y {other} son iguales',
  })
  expect(sayMade('Question text can not be empty')).toBe('Falta el texto')
  expect(sayMade('Options # 2 and # 4 are equal')).toBe('Las opciones 2 y 4 son iguales')
})

test('says the message within a message', () => {
  speakWith({
    'Option text can not be empty': 'Falta el texto',
    '{message} at option # {no}': '{message} (opción {no})',
    '{message} at Question # {no}': 'Pregunta {no}: {message}',
  })
  expect(sayMade('Option text can not be empty at option # 3 at Question # 12')).toBe(
    'Pregunta 12: Falta el texto (opción 3)',
  )
})

test('leaves what no pattern fits, and what authors wrote', () => {
  speakWith({ Published: 'Publicado', '{marker} has no answer': '{marker} no tiene respuesta' })
  expect(sayMade('The database is on fire')).toBe('The database is on fire')
  expect(sayMade('Published has no answer')).toBe('Published no tiene respuesta')
})

test('leaves English as it is', () => {
  expect(sayMade('Options # 2 and # 4 are equal')).toBe('Options # 2 and # 4 are equal')
})

const packages = join(import.meta.dirname, '..', '..', '..')

const sourcesIn = (folder: string): string =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(packages, folder, file), 'utf8'))
    .join('\n')

test.each([
  [madeMessages, ['domain/src/rules', 'domain/src/kinds', 'contracts/src/validation', 'services/src']],
  [madeByServices, ['services/src', 'formats/src', 'gateway/src']],
  [madeByGrader, ['services/src/grading']],
])('every pattern is of a message that is made', (made, folders) => {
  // A long message is written in pieces, which a `+` joins.
  const sources = folders
    .map(sourcesIn)
    .join('\n')
    .replaceAll(/['`]\s*\+\s*['`]/g, '')
  const parts = made.flatMap((text) =>
    text
      .split(/\{\w+\}|\. | # | and | to /)
      .map((part) => part.trim())
      .filter((part) => part.length > 9),
  )
  expect(parts.filter((part) => !sources.includes(part))).toEqual([])
})

test('says what a service made, by the pattern that is most exact', () => {
  speak({
    language: 'es',
    catalogue: {
      'Lacks {words}.': 'Le falta {words}.',
      'Lacks {words} and others.': 'Le faltan {words} y otras.',
      "Lacks the solution's number {number}.": 'Le falta el número {number}.',
    },
    made: madeByServices,
  })
  expect(['Lacks "a".', 'Lacks "a", "b" and others.', "Lacks the solution's number 7."].map(sayMade)).toEqual(
    ['Le falta "a".', 'Le faltan "a", "b" y otras.', 'Le falta el número 7.'],
  )
})

test('English is said better where its catalogue has a sentence, and as it came elsewhere', () => {
  const made = ['Prompt {no} has no right choice', '{field} is required', '{message} at Question # {no}']
  const catalogue = { 'Prompt {no} has no right choice': 'Prompt {no} has no correct choice' }
  speak({ language: 'en', catalogue, made, fields: { name: 'Name' } })
  expect(sayMade('Prompt 2 has no right choice at Question # 7')).toBe(
    'Prompt 2 has no correct choice at Question # 7',
  )
  // A specification quotes it.
  expect(sayMade('name is required')).toBe('name is required')
})

test('a field is named by its label in another language', () => {
  const catalogue = { '{field} is required': '{field} ضروری ہے', Name: 'نام' }
  speak({ language: 'ur', catalogue, made: ['{field} is required'], fields: { name: 'Name' } })
  expect(sayMade('name is required').replaceAll(/[\u2068\u2069]/g, '')).toBe('نام ضروری ہے')
})

test('says the message behind the name of a file in a zip, and leaves what only looks like one', () => {
  const made = ['{path}: {message}']
  speak({ language: 'es', catalogue: { 'It is empty.': 'Está vacío.' }, made })
  expect(sayMade('week 1/part.b.xml: It is empty.')).toBe('week 1/part.b.xml: Está vacío.')
  expect(sayMade('Note: It is empty.')).toBe('Note: It is empty.')
})
