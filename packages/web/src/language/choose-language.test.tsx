import { say, sayMade, speak } from '@quizwright/domain/language/say.ts'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import { afterEach, expect, test } from 'vitest'
import {
  chooseLanguage,
  loadEnglish,
  loadFileTexts,
  preferredLanguage,
  showPageLanguage,
} from './choose-language.ts'

afterEach(async () => {
  await showPageLanguage('en')
  speak()
  localStorage.clear()
})

// First here, because the better English is loaded once.
test('what is shown of services in English is worded better once that is loaded, and quoted texts stay', async () => {
  await showPageLanguage('en')
  const refusal = 'This quiz was changed elsewhere meanwhile. Compare the two and save again.'
  const shown: string[] = []
  const show = (): unknown => shown.push(sayMade(refusal))
  show()
  addEventListener(languageChosen, show, { once: true })
  await loadEnglish()
  expect(shown[0]).toBe(refusal)
  expect(shown[1]).toBe('This quiz has been changed elsewhere. Compare the two versions, then save again.')
  expect([say('Link Coppied'), say('GO'), sayMade('name is required')]).toEqual([
    'Link Coppied',
    'GO',
    'name is required',
  ])
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
  expect(sayMade(message)).toBe('فائل خالی ہے۔ سوال دوبارہ برآمد کریں۔')
  await chooseLanguage('es')
  expect(sayMade(message)).toBe('El archivo está vacío. Exporta las preguntas de nuevo.')
})

const alertText = 'The file is empty. Export the questions again.'

test('a language that is chosen while the better English loads stays', async () => {
  await showPageLanguage('en')
  await Promise.all([chooseLanguage('ur'), loadEnglish()])
  expect([document.documentElement.lang, sayMade(alertText)]).toEqual([
    'ur',
    'فائل خالی ہے۔ سوال دوبارہ برآمد کریں۔',
  ])
})

test('given plain wording, then quoted texts are in good English, also after another language', async () => {
  document.documentElement.dataset['wording'] = 'plain'
  await showPageLanguage('en')
  await chooseLanguage('es')
  await chooseLanguage('en')
  const { toasts, labels, quizTypeNames } = await import('@quizwright/domain/texts.ts')
  expect([toasts.linkCopied, labels.versions, quizTypeNames.daq, labels.publishedOn('today')]).toEqual([
    'Link copied',
    'Version history',
    'AI Assessment',
    'Published on today',
  ])
  expect([say('PASS'), sayMade('faculty: Atleast one faculty should be selected')]).toEqual([
    'Pass',
    'Select at least one faculty',
  ])
  delete document.documentElement.dataset['wording']
})
