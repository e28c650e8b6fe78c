import { afterAll, expect, test, vi } from 'vitest'
import { quotedTexts } from './quoted-texts.ts'
import { plainTexts } from './plain-wording.ts'

const odd = /plz|Coppied|Assesment|occured|Atleast|option be|Sharable|Version\(s\)|Oh ho/
afterAll(() => vi.resetModules())

test('every odd spelling has a plain text, and every plain text replaces a quoted text', () => {
  const quoted = Object.values(quotedTexts).flat()
  expect(Object.keys(plainTexts).filter((text) => !quoted.includes(text))).toEqual([])
  expect(quoted.filter((text) => odd.test(text) && plainTexts[text] === undefined)).toEqual([])
  expect(Object.values(plainTexts).filter((text) => odd.test(text))).toEqual([])
})

test('given no wording setting, then the quoted texts are shown', async () => {
  vi.resetModules()
  const { toasts, quizTypeNames } = await import('@quizwright/domain/texts.ts')
  const { inThisWording } = await import('./this-wording.ts')
  expect([toasts.linkCopied, quizTypeNames.daq, inThisWording('Link Coppied')]).toEqual([
    'Link Coppied',
    'AI Assesment',
    'Link Coppied',
  ])
})

test('given plain wording, then labels, toasts and the messages of rules are in good English', async () => {
  vi.resetModules()
  const { applyPlainWording } = await import('./plain-wording.ts')
  applyPlainWording()
  const { inThisWording } = await import('./this-wording.ts')
  const { labels, toasts, quizTypeNames } = await import('@quizwright/domain/texts.ts')
  const { detailsFindings } = await import('@quizwright/domain/rules/quiz.ts')
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
