import { afterAll, expect, test, vi } from 'vitest'
import { quotedTexts } from './quoted-texts.ts'
import { plainTexts } from './plain-wording.ts'

const odd = /plz|Coppied|Assesment|occured|Atleast|option be|Sharable|Version\(s\)|Oh ho/
afterAll(() => vi.resetModules())

test('each has the place of a quoted text, and every odd spelling has one', () => {
  const quoted = Object.values(quotedTexts).flat()
  expect(Object.keys(plainTexts).filter((text) => !quoted.includes(text))).toEqual([])
  expect(quoted.filter((text) => odd.test(text) && plainTexts[text] === undefined)).toEqual([])
  expect(Object.values(plainTexts).filter((text) => odd.test(text))).toEqual([])
})

test('given no choice of wording, then the quoted texts are shown', async () => {
  vi.resetModules()
  const { toasts, quizTypeNames } = await import('./texts.ts')
  const { inThisWording } = await import('./this-wording.ts')
  expect([toasts.linkCopied, quizTypeNames.daq, inThisWording('Link Coppied')]).toEqual([
    'Link Coppied',
    'AI Assesment',
    'Link Coppied',
  ])
})

test('given plain wording, then labels, toasts and what rules find are good English', async () => {
  vi.resetModules()
  const { applyPlainWording } = await import('./plain-wording.ts')
  applyPlainWording()
  const { inThisWording } = await import('./this-wording.ts')
  const { labels, toasts, quizTypeNames } = await import('./texts.ts')
  const { detailsFindings } = await import('./rules/quiz.ts')
  expect([toasts.linkCopied, labels.versions, quizTypeNames.daq]).toEqual([
    'Link copied',
    'Version history',
    'AI Assessment',
  ])
  expect(detailsFindings({ quiz_type: 'full' }).map(({ message }) => message)).toContain(
    'Select at least one faculty',
  )
  expect([inThisWording('plz select a quiz first'), inThisWording('Optics')]).toEqual([
    'Select a quiz first',
    'Optics',
  ])
  expect(labels.publishedOn('today')).toBe('Published on today')
})
