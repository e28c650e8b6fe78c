import type { Browser, Frame, Page } from '@playwright/test'
import { join } from 'node:path'
import { claimNames } from '@quizwright/services/lti/claims.ts'
import { startTestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { expect, signIn, test } from '../support/browser-test.ts'
import { quizFrame } from '../support/course-frame.ts'
import { findViolations } from '../support/find-violations.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { addCourseQuiz } from '../faults/marks-of-a-course.ts'

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** A browser that keeps no cookie of the quiz's site, as in the frame of another one. */
const keepNoCookies = (page: Page): Promise<unknown> =>
  page.route('**/lti/login/**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const headers = { ...response.headers() }
    delete headers['set-cookie']
    await route.fulfill({ response, headers })
  })

/** As browsers do that keep no cookies of other sites, but for those that belong to one course alone. */
const blockThirdPartyCookies = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
}

/** Whether a frame of another site sees a cookie that this site keeps when it is opened by itself. */
const seesOwnCookies = async (page: Page, servicesUrl: string, frameOf: () => Promise<Frame>) => {
  await page.goto(`${servicesUrl}/sign-in`)
  await page.evaluate(() => {
    document.cookie = 'kept=1; SameSite=None; Secure'
  })
  const alone = await page.evaluate(() => document.cookie.includes('kept=1'))
  return { alone, inFrame: await (await frameOf()).evaluate(() => document.cookie.includes('kept=1')) }
}

/** A platform, and a quiz for the students of its courses whose grades a teacher looks at. */
const openCourseQuiz = async (browser: Browser, stack: AsyncDisposableStack) => {
  // Another name of this machine is another site for the browser.
  const platform = stack.use(await startTestPlatform('uni', 'localhost'))
  const world = stack.use(await startProcessWorld({ page: builtPage, ltiPlatforms: [platform.settings] }))
  const ada = await world.addInstructor()
  const { quizId } = await addCourseQuiz(ada, 'anyone')
  const teacher = await browser.newContext({ baseURL: world.gatewayUrl })
  const page = await teacher.newPage()
  await signIn(page, world, ada)
  await page.goto(`/quiz/session-history?quizId=${quizId}`)
  await page.getByRole('button', { name: /^Edit / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who can take it').selectOption({ label: 'Students of your course' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: /^Grades of/ }).click()
  const targetUrl = await page.getByLabel('Address for your course').inputValue()
  const loginUrl = `${world.servicesUrl}/lti/login/uni`
  const launchAs = (name: string, storage: 'none' | 'kept' | 'silent') => {
    platform.course = { loginUrl, targetUrl, storage, claims: { sub: name, name, email: undefined } }
  }
  return { platform, world, teacher, page, loginUrl, launchAs }
}

test('a course opens a quiz in a frame, and the grade goes back to it', async ({ browser }) => {
  test.setTimeout(180_000)
  await using stack = new AsyncDisposableStack()
  const { platform, world, teacher, page, launchAs } = await openCourseQuiz(browser, stack)
  launchAs('Bo Li', 'none')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const course = await phone.newPage()
  await blockThirdPartyCookies(course)
  const openCourse = async (): Promise<Frame> => {
    await course.goto(`${platform.url}/course`)
    return quizFrame(course)
  }
  expect(await seesOwnCookies(course, world.servicesUrl, openCourse)).toEqual({ alone: true, inFrame: false })
  const quiz = await openCourse()
  await quiz.getByRole('button', { name: 'Start' }).click()
  await quiz.getByRole('radio').first().check()
  await quiz.getByRole('button', { name: 'Submit' }).click()
  await quiz.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(quiz.getByText('Your answers')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bo Li' }).getByText('Sent', { exact: true }),
  ).toBeVisible()
  expect(platform.results.get('Bo Li')?.resultMaximum).toBe(100)
  await phone.close()
  await teacher.close()
})

test(
  'without cookies a course still opens a quiz, and a teacher picks one in the course itself',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(180_000)
    await using stack = new AsyncDisposableStack()
    const { platform, world, teacher, page, loginUrl, launchAs } = await openCourseQuiz(browser, stack)
    // Without cookies the platform's storage binds the browser, and without both a window of its own.
    const strict = await browser.newContext()
    const withStorage = await strict.newPage()
    await keepNoCookies(withStorage)
    launchAs('Cy Ray', 'kept')
    await withStorage.goto(`${platform.url}/course`)
    await expect((await quizFrame(withStorage)).getByRole('heading', { name: 'Cy Ray' })).toBeVisible()
    const withNothing = await strict.newPage()
    await keepNoCookies(withNothing)
    launchAs('Di Fox', 'silent')
    await withNothing.goto(`${platform.url}/course`)
    const opened = strict.waitForEvent('page')
    await withNothing
      .frameLocator('iframe')
      .getByRole('link', { name: /new window/ })
      .click()
    await expect((await opened).getByRole('heading', { name: 'Di Fox' })).toBeVisible()
    await strict.close()

    // A teacher picks the quiz in the course itself: once with the code of a connection, then the students have it.
    platform.course = {
      loginUrl,
      targetUrl: `${world.servicesUrl}/lti/launch`,
      storage: 'none',
      claims: {
        sub: 'teacher',
        name: 'Prof. Khan',
        [claimNames.messageType]: 'LtiDeepLinkingRequest',
        [claimNames.targetLinkUri]: `${world.servicesUrl}/lti/launch`,
        [claimNames.resourceLink]: undefined,
        [claimNames.roles]: ['Instructor'],
        [claimNames.deepLinkSettings]: {
          deep_link_return_url: `${platform.url}/deep-link`,
          accept_types: ['ltiResourceLink'],
        },
      },
    }
    const inCourse = await teacher.newPage()
    await inCourse.goto(`${platform.url}/course`)
    const picker = inCourse.frameLocator('iframe')
    const code = await picker.locator('.code').innerText()
    await page.goto('/quiz/connect')
    await page.getByLabel('Course code').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/Connect Prof\. Khan \(University, Physics 1\)/)).toBeVisible()
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByText(/^Connected\./)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await picker.getByRole('button', { name: 'Continue' }).click()
    await picker.getByLabel('A separate session for this course').first().check()
    await picker.getByRole('button', { name: 'Add to the course' }).click()
    await expect(picker.getByText('Added 1')).toBeVisible()
    platform.course = {
      ...platform.course,
      targetUrl: platform.picked[0]!.url,
      claims: { sub: 'Ed', name: 'Ed Roe' },
    }
    const pupil = await (await browser.newContext()).newPage()
    await pupil.goto(`${platform.url}/course`)
    await expect((await quizFrame(pupil)).getByRole('heading', { name: 'Ed Roe' })).toBeVisible()
    await pupil.context().close()
    await teacher.close()
  },
)
