import { expect, test } from '../support/browser-test.ts'
import { textsToTranslate } from '@quizwright/domain/translations/translate.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false, viewport: { width: 390, height: 844 } })

test('a student takes a quiz in Urdu, on a page that runs from right to left', async ({
  page,
  instructor,
}) => {
  const first = soundQuestion(1)
  const texts = textsToTranslate(first, 'ur').map(({ field, original: of }, index) => ({
    field,
    of,
    text: `ترجمہ ${index + 1}`,
  }))
  const translated = { ...first, translations: [{ language: 'ur', texts }] }
  const quizId = await addQuiz(instructor, openNow(), [translated, soundQuestion(2)], true)
  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  await page.goto(`${data.link}?lang=ur`)
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  await page.getByRole('button', { name: 'شروع کریں' }).click()
  await expect(page.getByText('\u2068نام\u2069 ضروری ہے')).toBeVisible()
  const details = ['Bo', 'bo@example.org', '+92 300 1234567', 'Pakistan', 'Lahore', 'Punjab College']
  for (const [index, label] of ['نام', 'ای میل', 'فون', 'ملک', 'شہر', 'ادارہ'].entries())
    await page.getByLabel(label, { exact: true }).fill(details[index]!)
  // Another language, and back: what is typed stays.
  await page.getByLabel('زبان').selectOption('en')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bo')
  await page.getByLabel('Language').selectOption('ur')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'شروع کریں' }).click()
  // The questions follow the page's language, until the student chooses another for them.
  await expect(page.locator('.question-content', { hasText: 'ترجمہ 1' })).toHaveAttribute('lang', 'ur')
  await page.getByLabel('سوال کس زبان میں').selectOption({ index: 0 })
  await expect(page.getByText(first.question)).toBeVisible()
  await page.getByLabel('سوال کس زبان میں').selectOption('ur')
  await page.getByRole('radio').first().check()
  await expect(page.getByText('تمام جواب محفوظ ہیں')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'جمع کرائیں' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'جمع کرائیں' }).click()
  await expect(page.getByText('آپ کے جواب', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
