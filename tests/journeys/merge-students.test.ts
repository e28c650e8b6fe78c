import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'

test(
  'two records of one student are merged, count as one, and are separated again',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [soundQuestion(1)], true)
    const at = (day: number) => `2026-01-0${day}T10:00:00Z`
    await instructor.handIn({ quizId, name: 'Ada Shah', email: 'ada@old.example', given: [0], at: at(1) })
    await instructor.handIn({ quizId, name: 'Ada Shah', email: 'ada@new.example', given: [1], at: at(2) })
    await instructor.handIn({ quizId, name: 'Bo Li', given: [1], at: at(3) })
    await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
    const rows = page.getByRole('table', { name: 'Results' }).getByRole('row', { name: /Ada Shah/ })
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Attempt 2' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Merge duplicate students' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge duplicate students' })
    await expect(dialog.getByText('They share the same name.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Select Ada Shah and Ada Shah' }).click()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    const undo = dialog.getByRole('button', { name: 'Undo the merge of Ada Shah into Ada Shah' })
    await expect(undo).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows.filter({ hasText: 'Attempt 2' })).toHaveCount(1)

    await page.getByRole('button', { name: 'Merge duplicate students' }).click()
    await undo.click()
    await expect(undo).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Attempt 2' })).toHaveCount(0)
  },
)
