import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

const list = '/quiz/quiz-landing'
const filtered = '**/api/quiz/get-filtered-and-sort-quizes/*'
const rows = (page: Page) => page.getByRole('table', { name: 'Quizzes' }).locator('tbody tr[data-index]')
const names = (page: Page) => rows(page).locator('th a')
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

const choose = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Three published quizzes of different kinds and two that are not. */
const addFive = async (instructor: Instructor): Promise<void> => {
  const { course, module } = instructor.courseIds
  await addQuiz(
    instructor,
    { name: 'Algebra', course_id: course, module_id: module },
    soundQuestions(2),
    true,
  )
  await addQuiz(instructor, { name: 'Biology', quiz_type: 'practice' }, soundQuestions(1), true)
  await addQuiz(instructor, { name: 'Chemistry' }, soundQuestions(1), true)
  await addQuiz(instructor, { name: 'Drawing' }, [soundQuestion(1), soundQuestion(2, { question: '' })])
  await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [])
}

test('chips, type filter and archive lead to what they name, with their counts', async ({
  page,
  instructor,
}) => {
  await addFive(instructor)
  await page.goto(list)
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await expect(page.getByRole('button', { name: 'Published (3)', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Unpublished (2)' }).click()
  await expect(names(page)).toHaveText(['Essays', 'Drawing'])
  await page.getByLabel('Type').selectOption('AI Assesment')
  await expect(names(page)).toHaveText(['Essays'])
  await expect(rows(page).getByRole('cell', { name: 'AI Assesment' })).toBeVisible()
  await page.getByLabel('Type').selectOption('Pop Quiz')
  await expect(page.getByText('No quiz matches')).toBeVisible()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await choose(page, 'Biology', 'Archive')
  await expect(toast(page, 'Archived Selected Quiz')).toBeVisible()
  await expect(names(page)).toHaveText(['Chemistry', 'Algebra'])
  await page.getByRole('button', { name: 'View Archive List' }).click()
  await expect(names(page)).toHaveText(['Biology'])
  await choose(page, 'Biology', 'Unarchive')
  await expect(toast(page, 'Unarchived Selected Quiz')).toBeVisible()
  await page.getByRole('button', { name: 'Unarchived Quizzes' }).click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
})

test('three searches run on Enter and on GO; a blank one is ignored', async ({ page, instructor }) => {
  await addFive(instructor)
  await page.goto(list)
  await expect(names(page)).toHaveCount(3)
  const search = (label: string) => page.getByRole('search').getByRole('searchbox', { name: label })
  const go = (label: string) =>
    page.getByRole('search').getByRole('button', { name: new RegExp(`GO.*${label}|${label}.*GO`, 'i') })
  const places: [string, string][] = [
    ['Quiz name', 'alge'],
    ['Course', `Course of ${instructor.name}`],
    ['Module', `Module of ${instructor.name}`],
  ]
  for (const [label, value] of places) {
    await search(label).fill(value)
    await search(label).press('Enter')
    await expect(names(page)).toHaveText(['Algebra'])
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(names(page)).toHaveCount(3)
    await search(label).fill(value)
    await go(label).click()
    await expect(names(page)).toHaveText(['Algebra'])
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(names(page)).toHaveCount(3)
  }
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('get-filtered-and-sort')) calls++
  })
  await search('Quiz name').fill('   ')
  await search('Quiz name').press('Enter')
  await page.getByRole('button', { name: /^Unpublished/ }).click()
  await expect(names(page)).toHaveCount(2)
  expect(calls, 'only the chip asked').toBe(1)
})

test('headings sort, and turn the order round when clicked again', async ({ page, instructor }) => {
  await addFive(instructor)
  await page.goto(list)
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await heading('Quiz Name').getByRole('button').click()
  await expect(names(page)).toHaveText(['Algebra', 'Biology', 'Chemistry'])
  await expect(heading('Quiz Name')).toHaveAttribute('aria-sort', 'ascending')
  await heading('Quiz Name').getByRole('button').click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await heading('Date Created').getByRole('button').click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await heading('Date Created').getByRole('button').click()
  await expect(names(page)).toHaveText(['Algebra', 'Biology', 'Chemistry'])
  for (const [name, by] of [
    ['Type', 'quiz_type'],
    ['Course', 'course.name'],
    ['Issues', 'reports_count'],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().includes('get-filtered-and-sort'))
    await heading(name).getByRole('button').click()
    expect((await asked).postDataJSON()).toMatchObject({ sort: { sortBy: by } })
  }
})

test('Select All and the actions on those selected', async ({ page, instructor }) => {
  await addFive(instructor)
  await page.goto(list)
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(toast(page, 'Please select a quiz')).toBeVisible()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(toast(page, 'plz select a quiz first')).toBeVisible()
  await page.getByLabel('Select All').check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByLabel('Select Biology').uncheck()
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect(toast(page, 'Quiz unpublished')).toBeVisible()
  await expect(names(page)).toHaveText(['Biology'])
  await page.getByLabel('Select All').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('button', { name: 'View Archive List' }).click()
  await expect(names(page)).toHaveText(['Biology'])
  await page.getByLabel('Select Biology').check()
  await page.getByRole('button', { name: 'UnArchive', exact: true }).click()
  await expect(page.getByText('Nothing is archived here')).toBeVisible()
})

test('a refused action says its fixed text', async ({ page, instructor, consoleErrors }) => {
  consoleErrors.allow(refusedCall(500))
  await addFive(instructor)
  const fail = (pattern: string) =>
    page.route(pattern, (route) =>
      route.fulfill({
        status: 500,
        json: { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'x' },
      }),
    )
  await fail('**/quiz/unpublish-quiz')
  await fail('**/quiz/archive-quiz')
  await fail('**/quiz/get-sharable-link/*')
  await fail('**/quiz/get-quiz-data/*')
  await fail('**/quiz/find-questions/*')
  await page.goto(list)
  for (const [item, text] of [
    ['Archive', 'Please select a quiz'],
    ['Unpublish', 'Please select a quiz'],
    ['Get Sharable Link', 'Error Link Not Coppied'],
    ['Duplicate Quiz', 'Error Quiz Not Duplicated'],
    ['Download CSV File', 'Error while file download'],
  ] as const) {
    await choose(page, 'Algebra', item)
    await expect(toast(page, text).first()).toBeVisible()
  }
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
})

test('the menu of a published quiz copies its link; that of an unpublished one does not offer it', async ({
  page,
  context,
  world,
  instructor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.gatewayUrl })
  await addFive(instructor)
  await page.goto(list)
  await choose(page, 'Algebra', 'Get Sharable Link')
  await expect(toast(page, 'Link Coppied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/)
  await page.getByRole('button', { name: /^Unpublished/ }).click()
  await page.getByRole('button', { name: 'More actions for Drawing' }).click()
  await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Get Sharable Link' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toHaveCount(0)
})

test('publishing from the list publishes, or leads to the question that forbids it', async ({
  page,
  instructor,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedCall(422))
  await addQuiz(instructor, { name: 'Ready' })
  await addQuiz(instructor, { name: 'Faulty' }, [soundQuestion(1), soundQuestion(2, { question: '' })])
  await page.goto(list)
  await page.getByRole('button', { name: /^Unpublished/ }).click()
  await choose(page, 'Ready', 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(names(page)).toHaveText(['Faulty'])
  await choose(page, 'Faulty', 'Publish')
  await expect(toast(page, 'Please resolve the errors first')).toBeVisible()
  await expect(page).toHaveURL(/edit-quiz-questions.*question_no=2/)
})

test('a duplicate is read, made by one call, named and cut', async ({ page, instructor }) => {
  const name = 'A title that is as long as a title may ever be now'
  expect(name).toHaveLength(50)
  const id = await addQuiz(instructor, { name }, soundQuestions(3), true)
  await page.goto(list)
  const read = page.waitForRequest(`**/api/quiz/get-quiz-data/${id}`)
  const made = page.waitForRequest('**/api/quiz/create-quiz')
  await choose(page, name, 'Duplicate Quiz')
  await read
  expect((await made).postDataJSON()).toMatchObject({ copy_of: id })
  await expect(toast(page, 'Quiz Duplicated')).toBeVisible()
  await page.getByRole('button', { name: /^Unpublished/ }).click()
  await expect(names(page)).toHaveText([`Copy of ${name}`.slice(0, 50)])
})

test("a downloaded file holds the questions in the import's own columns", async ({ page, instructor }) => {
  await addQuiz(
    instructor,
    { name: 'Sums' },
    [soundQuestion(1), soundQuestion(2, { question: '=HYPERLINK("https://evil.example")' })],
    true,
  )
  await page.goto(list)
  const downloading = page.waitForEvent('download')
  await choose(page, 'Sums', 'Download CSV File')
  const text = readFileSync(await (await downloading).path(), 'utf8')
  await expect(toast(page, 'File Downloaded')).toBeVisible()
  const [header, first, second] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  expect(header).toMatch(/^ind_number,question,image_url,equation,tags/)
  expect(first).toContain('How much is 1 + 1?')
  expect(second, 'a spreadsheet runs no cell').toContain("'=HYPERLINK")
})

test('further pages come while one scrolls, and none after a failed one', async ({
  page,
  instructor,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedCall(500))
  for (let no = 1; no <= 105; no++)
    await addQuiz(instructor, { name: `Quiz ${String(no).padStart(3, '0')}` }, [])
  await page.goto(list)
  await page.getByRole('button', { name: 'Unpublished (105)' }).click()
  await expect(names(page).first()).toHaveText('Quiz 105')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('get-filtered-and-sort')) calls++
  })
  const scrollDown = () => page.mouse.wheel(0, 20_000)
  await expect
    .poll(async () => {
      await scrollDown()
      return await page.getByText('105 quizzes').count()
    })
    .toBe(1)
  await expect(names(page).last()).toHaveText('Quiz 001')
  const asked = calls
  await scrollDown()
  await expect(page.getByText('105 quizzes')).toBeVisible()
  expect(calls, 'no call beyond the last page').toBe(asked)

  await page.route(filtered, (route) =>
    (route.request().postDataJSON() as { pagination: { page: number } }).pagination.page > 1
      ? route.fulfill({
          status: 500,
          json: {
            status: 500,
            code: 'INTERNAL',
            message: 'Something went wrong on our side.',
            requestId: 'x',
          },
        })
      : route.fallback(),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Unpublished (105)' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await scrollDown()
      return await again.count()
    })
    .toBe(1)
  const before = calls
  await scrollDown()
  await page.mouse.wheel(0, -2_000)
  await scrollDown()
  expect(calls, 'nothing is asked before somebody says so').toBe(before)
  await page.unroute(filtered)
  await again.click()
  await expect
    .poll(async () => {
      await scrollDown()
      return await page.getByText('105 quizzes').count()
    })
    .toBe(1)
})

test('versions are listed with their state', async ({ page, instructor }) => {
  const id = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(1), true)
  await instructor.direct.createNewVersion({ body: { quiz_id: id } })
  await page.goto(list)
  await page.getByRole('button', { name: 'Version(s) History of Sums' }).click()
  const versions = page.getByRole('dialog', { name: 'Version(s) History' })
  await expect(versions.getByRole('row')).toHaveCount(3)
  await expect(versions.getByText('Not Published')).toBeVisible()
  await expect(versions.getByText(/^Published on /)).toBeVisible()
  await expect(versions.getByRole('link', { name: 'Stats of version 1' })).toHaveAttribute(
    'href',
    `/quiz/quiz-stats/${id}`,
  )
  await expect(versions.getByRole('link', { name: 'Results of version 1' })).toHaveAttribute(
    'href',
    `/quiz/quiz-results?quizId=${id}`,
  )
  await page.keyboard.press('Escape')
  await expect(versions).toBeHidden()
})

test('the saved state has its four parts', async ({ page, instructor }) => {
  await addFive(instructor)
  await page.goto(list)
  const search = page.getByRole('search').getByRole('searchbox', { name: 'Quiz name' })
  await search.fill('alge')
  await search.press('Enter')
  await page.getByRole('columnheader', { name: 'Quiz Name' }).getByRole('button').click()
  await expect(names(page)).toHaveText(['Algebra'])
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('quizFilters') ?? 'null') as unknown),
  ).toEqual({
    filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
    sort: { sortBy: 'name', sortOrder: 1 },
    search: { key: 'quiz', value: 'alge', search: true },
    pagination: { page: 1, perPage: 50 },
  })
})

test('a list that cannot be loaded says why and offers another try', async ({
  page,
  instructor,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedCall(503))
  await addFive(instructor)
  const sentence = 'A service is not available right now. Try again in a moment; nothing you typed is lost.'
  await page.route(filtered, (route) =>
    route.fulfill({
      status: 503,
      json: { status: 503, code: 'UPSTREAM_DOWN', message: sentence, requestId: 'x' },
    }),
  )
  await page.goto(list)
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 })
  await page.unroute(filtered)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(names(page)).toHaveCount(3)
})
