import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { csvOf, soundRow, soundRows } from '../support/csv-files.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { entryPoints } from '../support/entry-points.ts'
import { importFile } from '../support/import-csv.ts'
import { teachersFiles } from '../support/teachers-files.ts'
import {
  chooseCsv,
  continueToEditor,
  createInWizard,
  publish,
  questionCard,
  uploadFile,
  wizard,
} from '../support/wizard-page.ts'

/**
 * Six rows: the second has no correct option, the third is no question, the fourth repeats the first, the
 * fifth has no tag, and the sixth has an extra separator.
 */
const file = (): string => {
  const rows = soundRows(5)
  Object.assign(rows[1]!, { is_correct2: '0' })
  Object.assign(rows[2]!, { weightage: 'many' })
  Object.assign(rows[3]!, { ...soundRow(1), ind_number: '4', question: 'How  much is 1 + 1 ?' })
  Object.assign(rows[4]!, { tags: '' })
  return (
    `${csvOf(rows)}\r\n6,First this, then that: how much is 6 + ` +
    '6?,,,arithmetic,Easy,1,,,,,,,6,,,0,12,,,1,18,,,0,106,,,0\r\n'
  )
}

const openReview = async (page: Page): Promise<void> => {
  await createInWizard(page, 'Reviewed')
  await chooseCsv(page)
  await uploadFile(page, { name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(file()) })
  await expect(wizard(page).getByText('1 Errors Found')).toBeVisible()
}

test(
  'on a phone, the buttons of a review share a row, and no toast covers the buttons of a window',
  { tag: '@long' },
  async ({ page }) => {
    await createInWizard(page, 'On a phone')
    // As narrow as a phone whose text is enlarged: the buttons are one below the other.
    await page.setViewportSize({ width: 250, height: 844 })
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Quiz Created Successfully')
    const [back, create] = [
      wizard(page).getByRole('button', { name: 'Back' }),
      wizard(page).getByText('Create and'),
    ]
    await expect(async () => {
      const [above, first, second] = await Promise.all(
        [toast, back, create].map((shown) => shown.boundingBox()),
      )
      expect(second!.y).toBeGreaterThan(first!.y + first!.height)
      expect(above!.y + above!.height).toBeLessThan(first!.y)
    }).toPass()

    await page.setViewportSize({ width: 390, height: 844 })
    await chooseCsv(page)
    await uploadFile(page, { name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(file()) })
    const tops = ['Choose another file', /^Continue with 4 questions$/].map(async (name) => {
      const button = wizard(page).getByRole('button', { name })
      await expect(button).toBeVisible()
      return (await button.boundingBox())!.y
    })
    expect(new Set(await Promise.all(tops)).size).toBe(1)

    // So do those of a repair, which is as wide as its list.
    await wizard(page).getByRole('button', { name: 'Correct option is required' }).click()
    const boxes = ['Done', 'Cancel', 'Leave out'].map((name) =>
      wizard(page).getByRole('button', { name, exact: true }).boundingBox(),
    )
    expect(new Set((await Promise.all(boxes)).map((box) => box!.y)).size).toBe(1)
    const repair = (await wizard(page).getByRole('group', { name: 'Cells of the row' }).boundingBox())!
    const list = (await wizard(page).getByRole('table', { name: '1 Errors Found' }).boundingBox())!
    expect(repair.x).toBeGreaterThanOrEqual(list.x)
  },
)

test(
  'a file is reviewed and repaired before anything is saved',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addQuiz(instructor, { name: 'Sums of last year' }, [soundQuestion(5)])
    await openReview(page)
    await expect(wizard(page).getByRole('heading', { name: '2 Rows Left Out' })).toBeVisible()
    await expect(wizard(page).getByText('1 Omissions Found')).toBeVisible()
    await expect(
      wizard(page).getByText('Text encoding UTF-8, columns separated by commas; columns in the usual order.'),
    ).toBeVisible()

    // Escape, the close button and the browser's Back ask before leaving the review.
    const leaving = page.getByRole('dialog', { name: 'Leave the import?' })
    for (const tryToLeave of [
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => history.back()),
      () => wizard(page).getByRole('button', { name: 'Close', exact: true }).click(),
    ]) {
      await tryToLeave()
      await expect(leaving.getByText('the 4 questions from the file')).toBeVisible()
      await leaving.getByRole('button', { name: 'Stay here' }).click()
      await expect(leaving).toBeHidden()
      await expect(wizard(page).getByText('1 Errors Found')).toBeVisible()
    }

    // Rejected rows are downloaded as a file with the reasons, which can be imported again.
    const download = page.waitForEvent('download')
    await wizard(page).getByRole('button', { name: 'Download the 2 rows left out' }).click()
    const rows = Papa.parse<string[]>((await readFile(await (await download).path(), 'utf8')).slice(1), {
      skipEmptyLines: true,
    }).data
    expect(rows.map(([reason]) => reason)).toEqual([
      'rejected_because',
      expect.stringMatching(/^Line 4, column 7: weightage must be/),
      expect.stringMatching(/^Line 7, column 30: The row is too long/),
    ])

    // An error disappears when it is corrected in its cell.
    await wizard(page).getByRole('button', { name: 'Correct option is required' }).click()
    await expect(wizard(page).getByRole('radio', { name: 'Option 1 is the correct one' })).toBeFocused()
    expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
    const done = (await wizard(page).getByRole('button', { name: 'Done' }).boundingBox())!
    const footer = (await page.locator('[data-window-footer]').boundingBox())!
    expect(done.y + done.height, 'the buttons of the row are above those of the window').toBeLessThan(
      footer.y,
    )
    await page.keyboard.press('Escape')
    await expect(wizard(page).getByRole('radio')).toHaveCount(0)
    await expect(wizard(page).getByRole('button', { name: 'Correct option is required' })).toBeFocused()
    await wizard(page).getByRole('button', { name: 'Correct option is required' }).click()
    // What is no question is left out, which can be undone.
    await wizard(page).getByRole('button', { name: 'Leave out', exact: true }).click()
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await expect(wizard(page).getByText('3 questions', { exact: true })).toBeVisible()
    await wizard(page).getByRole('button', { name: 'Undo' }).click()
    // It was the last step, and a keyboard still has its place.
    await expect(wizard(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(wizard(page).getByText('4 questions', { exact: true })).toBeVisible()
    await wizard(page).getByRole('button', { name: 'Correct option is required' }).click()
    await wizard(page).getByRole('radio', { name: 'Option 2 is the correct one' }).click()
    await wizard(page).getByRole('button', { name: 'Done' }).click()
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()

    // A rejected row becomes a question in its position, and so does one that a separator split into two cells.
    await wizard(page)
      .getByRole('button', { name: /^Column 7: Marks must be/ })
      .click()
    await expect(wizard(page).getByLabel('Marks', { exact: true })).toBeFocused()
    await wizard(page).getByLabel('Marks', { exact: true }).fill('3')
    await page.keyboard.press('Enter')
    await expect(wizard(page).getByRole('heading', { name: '1 Row Left Out' })).toBeVisible()
    await wizard(page).getByRole('button', { name: 'Join Question with the next cell' }).click()
    await wizard(page).getByRole('button', { name: 'Add to the questions' }).click()
    await expect(wizard(page).getByRole('heading', { name: 'Left Out' })).toHaveCount(0)
    await expect(wizard(page).getByText('6 questions', { exact: true })).toBeVisible()

    // Near-duplicates are reported, and one is left out, which can be undone.
    await expect(
      wizard(page).getByText('Compared with each other and with 1 question in your other quizzes.'),
    ).toBeVisible()
    await wizard(page)
      .getByRole('button', { name: /question # 1 of “Sums of last year”$/ })
      .click()
    await expect(wizard(page).getByText('“Sums of last year”, question # 1')).toBeVisible()
    await wizard(page).getByRole('button', { name: 'Repeats question # 1', exact: true }).click()
    await wizard(page).getByRole('button', { name: 'Leave out question # 4' }).click()
    await expect(wizard(page).getByText('5 questions', { exact: true })).toBeVisible()
    await wizard(page).getByRole('button', { name: 'Undo' }).click()
    await expect(wizard(page).getByText('6 questions', { exact: true })).toBeVisible()

    await continueToEditor(page)
    await expect(questionCard(page, 3).getByRole('textbox', { name: 'Question text' })).toHaveValue(
      'How much is 3 + 3?',
    )
    await expect(questionCard(page, 6).getByRole('textbox', { name: 'Question text' })).toHaveValue(
      'First this, then that: how much is 6 + 6?',
    )
    await expect(page.getByText('No errors found')).toBeVisible()
  },
)

for (const { tool, name, content, taken, losses, leftOut } of teachersFiles)
  test(
    `${tool} becomes a published quiz with all losses reported, and survives a QTI 3 round trip`,
    { tag: '@long' },
    async ({ page, instructor, world }) => {
      const quizId = await addQuiz(instructor, { name }, [])
      await page.goto(
        `/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })}`,
      )
      await page.getByRole('button', { name: 'Upload a file' }).click()
      await uploadFile(page, { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
      await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
      const left = wizard(page).getByRole('heading', { name: 'Left Out' })
      if (leftOut === 0) await expect(left).toHaveCount(0)
      else await expect(left).toHaveText(`${leftOut} Left Out`)
      for (const loss of losses) await expect(wizard(page).getByText(loss).first()).toBeVisible()
      await continueToEditor(page)
      await publish(page)

      const { data: written } = await instructor.viaGateway.exportQuiz({
        params: { quizId, format: 'qti-3.0' },
      })
      expect(written.losses).toEqual([])
      const again = await importFile(entryPoints[0]!, world, instructor, await addQuiz(instructor, {}, []), {
        name: written.name,
        type: 'application/zip',
        content: Buffer.from(written.base64, 'base64'),
      })
      expect(again.complete).toMatchObject({ rejected: [], hints: [], dialect: { format: 'qti-3' } })
      const { data: stored } = await instructor.viaGateway.getQuizQuestions({
        params: { id: quizId },
        query: {},
      })
      expect(stored.questions.map(({ question }) => question)).toEqual(taken)
      expect(stored.questions).toMatchObject(again.questions)
    },
  )
