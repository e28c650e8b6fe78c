import { expect, test } from '../support/browser-test.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

/** As a teacher writes it, with Urdu numerals, letters in brackets and the answer by its letter. */
const list = `۱۔ پاکستان کا دارالحکومت کیا ہے؟
(الف) لاہور
(ب) اسلام آباد
(ج) کراچی
(د) کوئٹہ
جواب: ب

۲۔ ہوا میں سب سے زیادہ کون سی گیس ہے؟
(الف) آکسیجن
(ب) ہائیڈروجن
(ج) نائٹروجن
(د) کاربن ڈائی آکسائیڈ
جواب: ج`

const questions = [
  {
    question: 'پاکستان کا دارالحکومت کیا ہے؟',
    options: ['لاہور', 'اسلام آباد', 'کراچی', 'کوئٹہ'],
    right: 'اسلام آباد',
  },
  {
    question: 'ہوا میں سب سے زیادہ کون سی گیس ہے؟',
    options: ['آکسیجن', 'ہائیڈروجن', 'نائٹروجن', 'کاربن ڈائی آکسائیڈ'],
    right: 'نائٹروجن',
  },
]

test(
  'a list in Urdu is pasted, published, taken and downloaded as it was written',
  { tag: '@long' },
  async ({ page, browser, instructor }) => {
    page.setDefaultTimeout(15_000)
    const quizId = await addQuiz(instructor, { ...openNow(), name: 'اردو پرچہ' }, [], false)
    await page.goto('/quiz/quiz-landing?lang=ur')
    await page.getByRole('link', { name: 'اردو پرچہ', exact: true }).click()
    await page.getByRole('button', { name: 'سوال پیسٹ کریں' }).first().click()
    await page.getByRole('textbox', { name: 'آپ کے سوال' }).fill(list)
    await page.getByRole('button', { name: /2.* سوال شامل کریں/ }).click()
    await page.getByRole('button', { name: 'محفوظ کر کے شائع کریں' }).click()
    await expect(page.getByText('تمام تبدیلیاں محفوظ ہیں')).toBeVisible()

    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const student = await context.newPage()
    await student.goto(`${data.link}?lang=ur`)
    const details = ['Bo', 'bo@example.org', '+92 300 1234567', 'Pakistan', 'Lahore', 'Punjab College']
    for (const [index, label] of ['نام', 'ای میل', 'فون', 'ملک', 'شہر', 'ادارہ'].entries())
      await student.getByLabel(label, { exact: true }).fill(details[index]!)
    await student.getByRole('button', { name: 'شروع کریں' }).click()
    for (const [index, { question, right }] of questions.entries()) {
      await expect(student.getByText(question, { exact: true })).toBeVisible()
      await student.getByRole('radio', { name: right }).check()
      if (index === 0) await student.getByRole('button', { name: 'اگلا', exact: true }).click()
    }
    await student.getByRole('button', { name: 'جمع کرائیں' }).click()
    await student.getByRole('dialog').getByRole('button', { name: 'جمع کرائیں' }).click()
    await expect(student.getByText('\u20682\u2069 میں سے \u20682\u2069')).toBeVisible()
    await context.close()

    const file = await instructor.direct.exportQuiz({ params: { quizId, format: 'json' } })
    const written = JSON.parse(Buffer.from(file.data.base64, 'base64').toString('utf8')) as {
      questions: { question: string; options: { option: string; is_correct: boolean }[] }[]
    }
    expect(
      written.questions.map(({ question, options }) => ({
        question,
        options: options.map(({ option }) => option),
        right: options.find((option) => option.is_correct)?.option,
      })),
    ).toEqual(questions)
  },
)
