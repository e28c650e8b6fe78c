import { expect, test } from 'vitest'
import { printedLanguage } from './printed-language.ts'

const quiz = (question: string) => ({ title: '', questions: [{ question }] })

test.each([
  ['Where is Lahore?', undefined, 'ur', 'en'],
  ['Where is Lahore?', undefined, 'hi', 'en'],
  ['Où est Lyon ?', undefined, 'fr', 'fr'],
  ['Où est Lyon ?', undefined, undefined, 'en'],
  ['لاہور کہاں ہے؟', undefined, 'fr', 'ur'],
  ['لاہور کہاں ہے؟', 'ar', 'en', 'ar'],
  ['¿Dónde está Lima?', 'es-PE', 'ur', 'es'],
  ['Onde fica Lisboa?', 'pt', 'fr', 'en'],
])('%s, stated %s, from a page in %s, is printed with words in %s', (question, stated, page, language) => {
  expect(printedLanguage({ ...quiz(question), stated, page })).toBe(language)
})
