import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addFiveQuizzes, chooseAction, listPath, names, rows, toast } from '../support/quiz-list-page.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

const filtered = '**/api/quiz/get-filtered-and-sort-quizes/*'

test('chips, type filter and archive show what they name, with their counts', async ({
  page,
  instructor,
}) => {
  await addFiveQuizzes(instructor)
  await page.goto(listPath)
  await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
  await expect(rows(page).filter({ hasText: 'Unpublished' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Published (3)', exact: true }).click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await expect(page.getByRole('button', { name: 'Published (3)', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Unpublished (2)' }).click()
  await expect(names(page)).toHaveText(['Essays', 'Drawing'])
  const type = (name: RegExp) => page.getByRole('group', { name: 'Type' }).getByRole('button', { name })
  await type(/^AI Assesment/).click()
  await expect(names(page)).toHaveText(['Essays'])
  await expect(rows(page).getByRole('cell', { name: 'AI Assesment' })).toBeVisible()
  await type(/^Pop Quiz/).click()
  await expect(page.getByText('No matching quizzes')).toBeVisible()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
  await page.getByRole('button', { name: /^Published/ }).click()
  await chooseAction(page, 'Biology', 'Archive')
  await expect(toast(page, 'Archived Selected Quiz')).toBeVisible()
  await expect(names(page)).toHaveText(['Chemistry', 'Algebra'])
  await page.getByRole('button', { name: 'View Archive List' }).click()
  await expect(names(page)).toHaveText(['Biology'])
  await chooseAction(page, 'Biology', 'Unarchive')
  await expect(toast(page, 'Unarchived Selected Quiz')).toBeVisible()
  await page.getByRole('button', { name: 'Unarchived Quizzes' }).click()
  await expect(names(page)).toHaveText(['Chemistry', 'Biology', 'Algebra'])
  await page.getByRole('button', { name: 'Any course' }).click()
  await page.getByRole('menuitem', { name: `Course of ${instructor.name} (1)` }).click()
  await expect(names(page)).toHaveText(['Algebra'])
  await expect(page.getByRole('button', { name: 'Published (1)', exact: true })).toBeVisible()
})

test(
  'a single search finds by name, course and module, and offers unpublished matches',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addFiveQuizzes(instructor)
    await page.goto(listPath)
    await page.getByRole('button', { name: /^Published/ }).click()
    const field = page.getByRole('searchbox', { name: 'Find quizzes' })
    for (const text of ['alge', `course of ${instructor.name}`, `module of ${instructor.name}`]) {
      await field.fill(text)
      await expect(names(page)).toHaveText(['Algebra'])
    }
    await field.fill('draw')
    await page.getByRole('button', { name: 'Show 1 unpublished quiz' }).click()
    await expect(names(page)).toHaveText(['Drawing'])
    await expect(page.getByRole('button', { name: 'Published (0)', exact: true })).toBeVisible()
    await field.fill('')
    await expect(names(page)).toHaveText(['Essays', 'Drawing'])
  },
)

test(
  'the three searches run on Enter and on GO; a blank one is ignored',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addFiveQuizzes(instructor)
    await page.goto(listPath)
    await expect(names(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
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
      await expect(names(page)).toHaveCount(5)
      await search(label).fill(value)
      await go(label).click()
      await expect(names(page)).toHaveText(['Algebra'])
      await page.getByRole('button', { name: 'Reset', exact: true }).click()
      await expect(names(page)).toHaveCount(5)
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
  },
)

test(
  'headings sort, and reverse the order on the second click',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addFiveQuizzes(instructor)
    await page.goto(listPath)
    await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
    const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
    await heading('Quiz Name').getByRole('button').click()
    await expect(names(page)).toHaveText(['Algebra', 'Biology', 'Chemistry', 'Drawing', 'Essays'])
    await expect(heading('Quiz Name')).toHaveAttribute('aria-sort', 'ascending')
    await heading('Quiz Name').getByRole('button').click()
    await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
    await heading('Date Created').getByRole('button').click()
    await expect(names(page)).toHaveText(['Essays', 'Drawing', 'Chemistry', 'Biology', 'Algebra'])
    await heading('Date Created').getByRole('button').click()
    await expect(names(page)).toHaveText(['Algebra', 'Biology', 'Chemistry', 'Drawing', 'Essays'])
    for (const [name, by] of [
      ['Type', 'quiz_type'],
      ['Course', 'course.name'],
      ['Issues', 'reports_count'],
    ] as const) {
      const asked = page.waitForRequest((request) => request.url().includes('get-filtered-and-sort'))
      await heading(name).getByRole('button').click()
      expect((await asked).postDataJSON()).toMatchObject({ sort: { sortBy: by } })
    }
    // Where a heading is hidden, its order can still be chosen.
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(heading('Course')).toHaveCount(0)
    await page.getByLabel('Order').selectOption('Course, A to Z')
    await expect(page.getByLabel('Order')).toHaveValue('course.name 1')
  },
)

test(
  'more pages load while scrolling, and none after one has failed',
  { tag: '@long' },
  async ({ page, world, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(500))
    await world.addCopies(await addQuiz(instructor, { name: 'Oldest' }, []), 103)
    await addQuiz(instructor, { name: 'Newest' }, [])
    await page.goto(listPath)
    await page.getByRole('button', { name: 'Unpublished (105)' }).click()
    await expect(names(page).first()).toHaveText('Newest')
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
    await expect(names(page).last()).toHaveText('Oldest')
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
  },
)

test('versions are listed with their state', { tag: '@long' }, async ({ page, instructor }) => {
  const id = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(1), true)
  await instructor.direct.createNewVersion({ body: { quiz_id: id } })
  await page.goto(listPath)
  await page.getByRole('button', { name: 'v1: Version(s) History of Sums' }).click()
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

test(
  'the browser keeps the filters, order, search and page of the list',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addFiveQuizzes(instructor)
    await page.goto(listPath)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const search = page.getByRole('search').getByRole('searchbox', { name: 'Quiz name' })
    await search.fill('alge')
    await search.press('Enter')
    await page.getByRole('columnheader', { name: 'Quiz Name' }).getByRole('button').click()
    await expect(names(page)).toHaveText(['Algebra'])
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('quizFilters') ?? 'null') as unknown),
    ).toEqual({
      filters: { is_archived: false, quiz_type: 'all' },
      sort: { sortBy: 'name', sortOrder: 1 },
      search: { key: 'quiz', value: 'alge', search: true },
      pagination: { page: 1, perPage: 50 },
    })
  },
)

test(
  'a list that cannot be loaded says why and can be retried',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(503))
    await addFiveQuizzes(instructor)
    const sentence = 'The list is being repaired. Try again in a moment.'
    await page.route(filtered, (route) =>
      route.fulfill({
        status: 503,
        json: { status: 503, code: 'UPSTREAM_DOWN', message: sentence, requestId: 'x' },
      }),
    )
    await page.goto(listPath)
    await expect(page.getByText(sentence)).toBeVisible({ timeout: 30_000 })
    await page.unroute(filtered)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(names(page)).toHaveCount(5)
  },
)
