import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

const guard = '**/api/v1/auth/authenticate-frontend-route'

test('/ and /quiz lead to the list', { tag: '@long' }, async ({ page }) => {
  for (const address of ['/', '/quiz', '/quiz/']) {
    await page.goto(address)
    await expect(page).toHaveURL('/quiz/quiz-landing')
  }
})

test(
  'an open dialog covers the page without changing the style of everything behind it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/quiz/quiz-landing')
    await page.getByRole('button', { name: 'Create quiz' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Create quiz' }).getByLabel('Title')).toBeVisible()
    const behind = await page.evaluate(() => ({
      body: getComputedStyle(document.body).pointerEvents,
      page: getComputedStyle(document.querySelector('main')!).pointerEvents,
      isReached: document.elementFromPoint(20, 450)?.closest('#root') !== null,
    }))
    expect(behind).toEqual({ body: 'none', page: 'auto', isReached: false })
  },
)

test('each navigation asks the server, with placeholders instead of ids', async ({ page, instructor }) => {
  const id = await addQuiz(instructor)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('authenticate-frontend-route')) asked.push(request.postDataJSON())
  })
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Unpublished' }).click()
  await page.getByRole('link', { name: 'Sums of two' }).click()
  await expect(page).toHaveURL(new RegExp(`quizId=${id}`))
  await page.getByRole('link', { name: 'Quizwright' }).click()
  await expect(page).toHaveURL(/quiz-landing/)
  const paths = asked.map((body) => (body as { path: string }).path)
  expect(paths.slice(0, 2)).toEqual(['/quiz/quiz-landing', '/quiz/edit-quiz-questions'])
  expect(asked.every((body) => (body as { user_id: string }).user_id === instructor.uid)).toBe(true)
})

test(
  'given a signed-in instructor, every call carries uid and authorization',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const calls: Record<string, string>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.headers())
    })
    await page.goto('/quiz/quiz-landing')
    await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
    expect(calls.length).toBeGreaterThan(1)
    for (const headers of calls)
      expect(headers).toMatchObject({ uid: instructor.uid, authorization: instructor.token })
  },
)

test(
  'a forbidden route, a refusal and a failed check all lead to the login',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(refusedCall(500), /ERR_FAILED/)
    const answers: Parameters<typeof page.route>[1][] = [
      (route) => route.fulfill({ json: { success: false } }),
      (route) =>
        route.fulfill({ status: 500, json: { status: 500, code: 'INTERNAL', message: 'x', requestId: 'x' } }),
      (route) => route.abort(),
    ]
    for (const answer of answers) {
      await page.unroute(guard)
      await page.route(guard, answer)
      await page.goto('/quiz/quiz-landing')
      await expect(page).toHaveURL('/unauthorized-page')
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    }
  },
)

test(
  'a user who signed out in another tab is asked to sign in at the next click',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    // The list may send another request before it notices.
    consoleErrors.allow(refusedCall(401))
    await page.goto('/quiz/quiz-landing')
    await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
    await page.evaluate(() => {
      localStorage.removeItem('uid')
    })
    await page.getByRole('link', { name: 'Quizwright' }).click()
    await page.reload()
    await expect(page).toHaveURL('/unauthorized-page')
  },
)

test('an expired token leads to the login', async ({ page, world, instructor, consoleErrors }) => {
  consoleErrors.allow(refusedCall(401))
  await page.goto('/quiz/quiz-landing')
  await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
  await world.expireTokens(instructor)
  await page.reload()
  await expect(page).toHaveURL('/unauthorized-page')
})

test('an unknown address shows the not-found page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/page-not-found')
  await expect(page.getByText('Oh ho...The page you were looking for does not exist.')).toBeVisible()
  await page.getByRole('link', { name: 'BACK TO HOME' }).first().click()
  await expect(page).toHaveURL('/quiz/quiz-landing')
  // The page of the machines exists only in development.
  for (const address of ['/no/such/page', '/machines']) {
    await page.goto(address)
    await expect(page.getByText('Oh ho...The page you were looking for does not exist.')).toBeVisible()
  }
})

test('filters are kept when the user returns to the list', { tag: '@long' }, async ({ page, instructor }) => {
  await addQuiz(instructor, { name: 'Algebra', quiz_type: 'full' })
  await addQuiz(instructor, { name: 'Biology' }, soundQuestions(1), true)
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Unpublished' }).click()
  await page.getByRole('link', { name: 'Algebra' }).click()
  // The address changes before the guard has responded; until then the list is still open.
  await expect(page.getByRole('heading', { name: 'Algebra', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Quizwright' }).click()
  await expect(page).toHaveURL('/quiz/quiz-landing?keepFilters=true')
  await expect(page.getByRole('link', { name: 'Algebra' })).toBeVisible()
  await page.goto('/quiz/quiz-landing')
  await expect(page.getByRole('button', { name: /^Unpublished/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: 'Biology' })).toBeVisible()
})
