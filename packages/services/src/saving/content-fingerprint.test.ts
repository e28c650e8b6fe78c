import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintQuestion } from './content-fingerprint.ts'
import { draft } from './fixtures.ts'

test('given the same content with its keys in another order, when it is hashed, then the hash is the same', () => {
  const question = draft('a')
  const turned = Object.fromEntries(Object.entries(question).reverse()) as typeof question
  expect(Object.keys(turned)).not.toEqual(Object.keys(question))
  expect(fingerprintQuestion(turned).contentHash).toBe(fingerprintQuestion(question).contentHash)
  const other = draft('a', { question: 'Another?' })
  expect(fingerprintQuestion(other).contentHash).not.toBe(fingerprintQuestion(question).contentHash)
})

/** The schemas of a question refuse this key, and so does each reader of JSON. */
const refusedKey = '__proto__'
const key = fc.string().filter((name) => name !== refusedKey)
const value = fc.jsonValue().filter((one) => !JSON.stringify(one).includes(refusedKey))

test('given any content, when it is serialized and parsed, then it is unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.string(), (extra, text) => {
      const { content, json } = fingerprintQuestion({ ...extra, ...draft('a', { question: text }) })
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(content)))
    }),
  )
})

test('given objects with as many keys but others, then the keys of each are sorted', () => {
  const option = { option: 'A', equation: '', image_url: '', is_correct: true, is_selected: false }
  const aiConfig = {
    writing_skill: true,
    content: false,
    understanding: true,
    evidence: false,
    organization: true,
  }
  const { json } = fingerprintQuestion(draft('a', { options: [option, option], ai_config: aiConfig }))
  expect(json).toContain('{"equation":"","image_url":"","is_correct":true,"is_selected":false,"option":"A"}')
  expect(json).toContain(
    '{"content":false,"evidence":false,"organization":true,"understanding":true,"writing_skill":true}',
  )
})

test('given a field without a value, when the content is serialized, then the field is left out', () => {
  const { json } = fingerprintQuestion(draft('a', { allow_ocr: undefined }))
  expect(JSON.parse(json)).not.toHaveProperty('allow_ocr')
})
