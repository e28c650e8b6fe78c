import { expect, test } from 'vitest'
import { dataMoment, notingAge } from './data-age.ts'

const respondWith = (headers: Record<string, string>) =>
  notingAge(async () => new Response(null, { headers }))('/api/a')

test('the moment of old data is kept until current data comes; other responses say nothing about it', async () => {
  await respondWith({ age: '0' })
  expect(dataMoment()).toBe(undefined)
  await respondWith({ age: '90' })
  const ageMs = Date.now() - Number(dataMoment())
  expect(Math.round(ageMs / 1_000)).toBe(90)
  await respondWith({})
  expect(dataMoment()).not.toBe(undefined)
  await respondWith({ age: '9' })
  expect(dataMoment()).toBe(undefined)
})
