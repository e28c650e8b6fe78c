import { afterEach, expect, test } from 'vitest'
import { isOfReasons, sayEvaluation, storedEvaluation } from './say-evaluation.ts'
import { speak } from './say.ts'

const reasons = ['Uses 1 of the 4 main words of the solution.', 'Lacks "heat", "metal".']
const plain = reasons.join(' ')
const noted = `${plain} (Written offline, without an AI model.)`

afterEach(() => speak())
const speakFrench = (): void =>
  speak({
    language: 'fr',
    catalogue: {
      'Uses {found} of the {count} main words of the solution.':
        'Utilise {found} des {count} mots principaux de la solution.',
      'Lacks {words}.': 'Il lui manque {words}.',
      '(Written offline, without an AI model.)': '(Rédigé hors ligne.)',
    },
  })

test('what the offline grader says is said in the language of the page, with or without its note', () => {
  speakFrench()
  const said = 'Utilise 1 des 4 mots principaux de la solution. Il lui manque "heat", "metal".'
  expect(sayEvaluation(plain, reasons)).toBe(said)
  expect(sayEvaluation(noted, reasons)).toBe(`${said} (Rédigé hors ligne.)`)
})

test.each([`${plain} Read chapter 2.`, 'Good.', ''])('what a person wrote stays as it is: %j', (written) => {
  speakFrench()
  expect(isOfReasons(written, reasons)).toBe(false)
  expect(sayEvaluation(written, reasons)).toBe(written)
  expect(sayEvaluation(plain, undefined)).toBe(plain)
})

test('a comment that nobody changed is stored as the grader wrote it, so that others read it in their language', () => {
  speakFrench()
  expect(storedEvaluation(sayEvaluation(noted, reasons), noted, reasons)).toBe(noted)
  expect(storedEvaluation('Il lui manque tout.', noted, reasons)).toBe('Il lui manque tout.')
  expect(storedEvaluation('', undefined, undefined)).toBe('')
})
