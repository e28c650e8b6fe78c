import { expect, test } from 'vitest'
import { detectLanguage, languageOfWriting } from './language-of-writing.ts'

test.each([
  ['روشنی کی رفتار کیا ہے؟ c = 3', 'ur'],
  ['ما سرعة الضوء؟', 'ar'],
  ['प्रकाश की गति क्या है?', 'hi'],
  ['سرعت نور چقدر است؟ گروه', undefined],
  ['What is the speed of light, in Urdu روشنی?', undefined],
  ['¿Qué es la luz?', undefined],
  ['12 + 3 = ?', undefined],
])('"%s" is written in %s', (text, language) => {
  expect(languageOfWriting(text)).toBe(language)
})

test.each([
  ['¿Qué es la luz?', 'es', 'es'],
  ['روشنی کیا ہے؟', 'ar', 'ur'],
  ['په تیاره کې رڼا', 'ps', 'ps'],
  ['What is light?', 'ur', undefined],
  ['12 + 3 = ?', 'ur', 'ur'],
  ['ما الضوء؟', 'en', 'ar'],
  ['Was ist Licht?', undefined, undefined],
])('"%s" in a quiz in %s is in %s', (text, stated, language) => {
  expect(detectLanguage(text, stated)).toBe(language)
})
