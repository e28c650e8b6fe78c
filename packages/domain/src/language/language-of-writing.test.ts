import { expect, test } from 'vitest'
import { languageOfWriting } from './language-of-writing.ts'

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
