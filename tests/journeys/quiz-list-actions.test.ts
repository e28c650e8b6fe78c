import { readFileSync } from 'node:fs'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import {
  addFiveQuizzes,
  chooseAction,
  chooseWithoutSelection,
  listPath,
  names,
  toast,
} from '../support/quiz-list-page.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'

test('Archive and Unpublish act on none, some or all selected quizzes, and Undo restores them', async ({
  page,
  instructor,
}) => {
  await addFiveQuizzes(instructor)
  await page.goto(listPath)
  await page.getByRole('button', { name: /^Published/ }).click()
  await chooseWithoutSelection(page, 'Archive')
  await expect(toast(page, 'Please select a quiz')).toBeVisible()
  await chooseWithoutSelection(page, 'Export CSV')
  await expect(toast(page, 'plz select a quiz first')).toBeVisible()
  await page.getByLabel('Select All').check()
  await expect(page.getByText('3 of 3 selected')).toBeVisible()
  await page.getByLabel('Select Biology').uncheck()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(toast(page, 'Quiz unpublished')).toBeVisible()
  await expect(names(page)).toHaveText(['Biology'])
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
  await expect(toast(page, 'Chemistry and Algebra')).toBeVisible()
  await undo.click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await page.getByLabel('Select Biology').uncheck()
  await page.getByLabel('Select Chemistry').check()
  await page.getByLabel('Select Algebra').check()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(names(page)).toHaveText(['Biology'])
  await page.getByLabel('Select All').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('button', { name: 'View Archive List' }).click()
  await expect(names(page)).toHaveText(['Biology'])
  await page.getByLabel('Select Biology').check()
  await page.getByRole('button', { name: 'UnArchive', exact: true }).click()
  await expect(page.getByText('No archived quizzes')).toBeVisible()
})

test(
  'if the services refuse an action, their own text is shown',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(500))
    await addFiveQuizzes(instructor)
    const fail = (pattern: string) =>
      page.route(pattern, (route) =>
        route.fulfill({
          status: 500,
          json: {
            status: 500,
            code: 'INTERNAL',
            message: 'Something went wrong on our side.',
            requestId: 'x',
          },
        }),
      )
    await fail('**/quiz/unpublish-quiz')
    await fail('**/quiz/archive-quiz')
    await fail('**/quiz/get-sharable-link/*')
    await fail('**/quiz/get-quiz-data/*')
    await fail('**/quiz/find-questions/*')
    await page.goto(listPath)
    for (const [item, text] of [
      ['Archive', 'Please select a quiz'],
      ['Unpublish', 'Please select a quiz'],
      ['Get Sharable Link', 'Error Link Not Coppied'],
      ['Duplicate Quiz', 'Error Quiz Not Duplicated'],
      ['Download CSV File', 'Error while file download'],
    ] as const) {
      await chooseAction(page, 'Algebra', item)
      await expect(toast(page, text).first()).toBeVisible()
    }
    await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
  },
)

test(
  'the menu of a published quiz copies its link; that of an unpublished one does not offer it',
  { tag: '@long' },
  async ({ page, context, world, instructor }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.gatewayUrl })
    await addFiveQuizzes(instructor)
    await page.goto(listPath)
    await chooseAction(page, 'Algebra', 'Get Sharable Link')
    await expect(toast(page, 'Link Coppied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/)
    await page.getByRole('button', { name: /^Unpublished/ }).click()
    await page.getByRole('button', { name: 'More actions for Drawing' }).click()
    await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Get Sharable Link' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toHaveCount(0)
  },
)

test(
  'publishing from the list publishes, or leads to the question that prevents it',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(422))
    await addQuiz(instructor, { name: 'Ready' })
    await addQuiz(instructor, { name: 'Faulty' }, [soundQuestion(1), soundQuestion(2, { question: '' })])
    await page.goto(listPath)
    await page.getByRole('button', { name: /^Unpublished/ }).click()
    await chooseAction(page, 'Ready', 'Publish')
    await expect(toast(page, 'Published')).toBeVisible()
    await expect(names(page)).toHaveText(['Faulty'])
    await chooseAction(page, 'Faulty', 'Publish')
    await expect(toast(page, 'Please resolve the errors first')).toBeVisible()
    await expect(page).toHaveURL(/edit-quiz-questions.*question_no=2/)
  },
)

test(
  'a duplicate is created by one call, titled "Copy of" and cut to 50 characters',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const name = 'A title that is as long as a title may ever be now'
    expect(name).toHaveLength(50)
    const id = await addQuiz(instructor, { name }, soundQuestions(3), true)
    await page.goto(listPath)
    const read = page.waitForRequest(`**/api/quiz/get-quiz-data/${id}`)
    const made = page.waitForRequest('**/api/quiz/create-quiz')
    await chooseAction(page, name, 'Duplicate Quiz')
    await read
    expect((await made).postDataJSON()).toMatchObject({ copy_of: id })
    // With it, the services know a call that is repeated because its response was lost.
    expect((await made).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    await expect(toast(page, 'Quiz Duplicated')).toBeVisible()
    await page.getByRole('button', { name: /^Unpublished/ }).click()
    await expect(names(page)).toHaveText([`Copy of ${name}`.slice(0, 50)])
    await page.getByRole('button', { name: 'Open the copy' }).click()
    await expect(page).toHaveURL(/edit-quiz-questions\?quizId=(?!undefined)/)
  },
)

test(
  'a downloaded file contains the questions in the columns of the import',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addQuiz(
      instructor,
      { name: 'Sums' },
      [soundQuestion(1), soundQuestion(2, { question: '=HYPERLINK("https://evil.example")' })],
      true,
    )
    await page.goto(listPath)
    const downloading = page.waitForEvent('download')
    await chooseAction(page, 'Sums', 'Download CSV File')
    const text = readFileSync(await (await downloading).path(), 'utf8')
    await expect(toast(page, 'File Downloaded')).toBeVisible()
    const [header, first, second] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
    expect(header).toMatch(/^ind_number,question,image_url,equation,tags/)
    expect(first).toContain('How much is 1 + 1?')
    expect(second, 'a spreadsheet runs no cell').toContain("'=HYPERLINK")
  },
)
