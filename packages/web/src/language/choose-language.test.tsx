import { say, sayMade, speak } from '@quizwright/domain/language/say.ts'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage, loadFileTexts, preferredLanguage, showPageLanguage } from './choose-language.ts'

afterEach(async () => {
  await showPageLanguage('en')
  speak()
  localStorage.clear()
})

test.each([
  ['ur', 'محفوظ کریں اور اگلا', 'rtl'],
  ['ar', 'حفظ والتالي', 'rtl'],
  ['hi', 'सहेजें और अगला', 'ltr'],
  ['es', 'Guardar y siguiente', 'ltr'],
  ['fr', 'Enregistrer, suivant', 'ltr'],
] as const)('an instructor reads the page in %s, now and next time', async (language, text, direction) => {
  await chooseLanguage(language)
  const { lang, dir } = document.documentElement
  expect([say('Save and next'), lang, dir, preferredLanguage()]).toEqual([
    text,
    language,
    direction,
    language,
  ])
})

test('what is said about question files comes when it is needed, and with each language after', async () => {
  await chooseLanguage('ur')
  const message = 'The file is empty. Export the questions again.'
  await loadFileTexts()
  expect(sayMade(message)).toBe('فائل خالی ہے۔ سوال دوبارہ ایکسپورٹ کریں۔')
  await chooseLanguage('es')
  expect(sayMade(message)).toBe('El archivo está vacío. Exporte las preguntas de nuevo.')
})
