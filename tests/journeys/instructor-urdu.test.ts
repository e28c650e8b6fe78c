import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'

test('an instructor turns the page into Urdu, writes a question, publishes it and marks an answer', async ({
  page,
  instructor,
}) => {
  page.setDefaultTimeout(15_000)
  await addQuiz(instructor, { name: 'روشنی' }, [soundQuestion(1)], false)
  const essays = await addQuiz(instructor, { name: 'مضامین', quiz_type: 'daq' }, [essayQuestion(1)], true)
  const given = [{ words: 'Because it counts.', waits: true, marks: 6 }]
  const { resultId } = await instructor.handIn({ quizId: essays, name: 'Bo', given })

  // The language is chosen in the menu of the account. Nothing typed is lost, and no page is loaded again.
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('searchbox', { name: 'Find quizzes' }).fill('روشنی')
  await page.getByRole('button', { name: instructor.name }).click()
  await page.getByRole('menuitem', { name: 'اردو' }).click()
  await expect(page.locator('html[lang=ur][dir=rtl]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'کوئز' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'کوئز کا نام' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'کوئز تلاش کریں' })).toHaveValue('روشنی')
  expect(await findViolations(page)).toEqual([])

  // The editor: a second question, then publishing.
  await page.getByRole('link', { name: 'روشنی', exact: true }).click()
  await page.getByRole('button', { name: 'سوال شامل کریں', exact: true }).last().click()
  const card = page.getByRole('region', { name: /^سوال \u2068?2/ })
  await card
    .getByRole('textbox', { name: /^\u2068?سوال/ })
    .first()
    .fill('روشنی کی رفتار کیا ہے؟')
  for (const [index, words] of ['تین لاکھ', 'تین سو', 'تین', 'تیس'].entries())
    await card
      .getByRole('textbox', { name: new RegExp(`^[\u2067\u2068]?آپشن \u2068?${index + 1}`) })
      .fill(words)
  await card.getByRole('radio', { name: /^آپشن \u2068?1\u2069? درست ہے/ }).click()
  await card.getByRole('button', { name: 'ٹیگ شامل کریں' }).click()
  await card.getByRole('combobox', { name: 'ٹیگ شامل کریں' }).fill('روشنی')
  await page.getByRole('option', { name: /روشنی/ }).click()
  await expect(page.getByText('غیر محفوظ تبدیلیاں').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)

  await page.getByRole('button', { name: 'محفوظ کر کے شائع کریں' }).click()
  await expect(page.getByText('شائع ہو گیا').or(page.getByText('شائع شدہ')).first()).toBeVisible()
  await expect(page.getByText('تمام تبدیلیاں محفوظ ہیں')).toBeVisible()

  // Marking, in the same language after the page was loaded again.
  await page.goto('/quiz/to-mark')
  await page.getByRole('link', { name: 'نمبر لگائیں', exact: true }).click()
  await page.getByRole('button', { name: /^\u2068?6\u2069? کی تصدیق/ }).click()
  await expect(page.getByRole('heading', { name: 'تمام جوابوں پر نمبر لگ گئے' })).toBeVisible()
  await expect(page.getByText('تمام نمبر محفوظ ہیں')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const { result } = (await instructor.direct.getDaqResult({ params: { id: resultId } })).data
  expect(result.questions[0]).toMatchObject({ obtained_marks: 6 })
})
