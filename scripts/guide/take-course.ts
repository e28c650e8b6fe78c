import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { claimNames } from '@quizwright/services/lti/claims.ts'
import { startTestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { addCourseQuiz, openMarks, takeQuiz } from '../../tests/faults/marks-of-a-course.ts'
import { signIn } from '../../tests/support/browser-test.ts'
import { launchStudent } from '../../tests/support/launch-student.ts'
import { startProcessWorld } from '../../tests/support/process-world.ts'

type Take = (page: Page, name: string) => Promise<void>

const builtPage = join(import.meta.dirname, '../../packages/web/dist')
const size = { width: 900, height: 620 }
const students = ['Nadia Shah', 'Bilal Ahmed', 'Sara Malik', 'Omar Farooq']

/** What a platform sends when a teacher adds an activity. */
const pickingClaims = (platformUrl: string, launchUrl: string) => ({
  sub: 'teacher',
  name: 'Prof. Khan',
  [claimNames.messageType]: 'LtiDeepLinkingRequest',
  [claimNames.targetLinkUri]: launchUrl,
  [claimNames.resourceLink]: undefined,
  [claimNames.roles]: ['Instructor'],
  [claimNames.deepLinkSettings]: {
    deep_link_return_url: `${platformUrl}/deep-link`,
    accept_types: ['ltiResourceLink'],
  },
})

/** Takes a quiz inside a course of the scripted platform: picked by a teacher, taken by students, and its grades. */
export const takeCourse = async (browser: Browser, take: Take): Promise<void> => {
  await using platform = await startTestPlatform('uni', 'localhost')
  await using world = await startProcessWorld({ page: builtPage, ltiPlatforms: [platform.settings] })
  const teacher = await world.addInstructor()
  const quiz = await addCourseQuiz(teacher)
  const launchUrl = `${world.servicesUrl}/lti/launch`
  const targetUrl = `${launchUrl}/${quiz.linkId}`
  const loginUrl = `${world.servicesUrl}/lti/login/uni`
  const course = await browser.newPage({ viewport: size })
  platform.course = {
    loginUrl,
    targetUrl: launchUrl,
    storage: 'kept',
    claims: pickingClaims(platform.url, launchUrl),
  }
  await course.goto(`${platform.url}/course`)
  const picker = course.frameLocator('iframe')
  const code = await picker.locator('.code').innerText()
  await teacher.direct.connectLtiAccount({ body: { code } })
  await picker.getByRole('button', { name: 'Continue' }).click()
  await picker.getByRole('button', { name: 'Add to the course' }).waitFor()
  await take(course, 'pick-in-course')

  const sign = (changes: Record<string, unknown>) => platform.sign(platform.claims(changes))
  for (const [index, name] of students.entries()) {
    const launched = { targetUrl, sub: name, name }
    const { client, linkId } = await launchStudent(
      world.servicesUrl,
      { settings: platform.settings, sign },
      launched,
    )
    const at = { client, servicesUrl: world.servicesUrl, linkId, index, writes: index === 2 }
    await takeQuiz(teacher, at)
  }
  platform.course = {
    loginUrl,
    targetUrl,
    storage: 'kept',
    claims: { sub: 'Hina Baig', name: 'Hina Baig', email: undefined },
  }
  await course.goto(`${platform.url}/course`)
  await course.frameLocator('iframe').getByRole('button', { name: 'Start' }).click()
  await course.frameLocator('iframe').getByRole('radio').nth(1).check()
  await take(course, 'quiz-in-course')

  const page = await browser.newPage({ viewport: size, baseURL: world.gatewayUrl })
  await signIn(page, world, teacher)
  await page.goto(`/quiz/session-history?quizId=${quiz.quizId}`)
  await openMarks(teacher, quiz).read()
  await page.getByRole('button', { name: /^Grades of/ }).click()
  await page.getByText('Sent', { exact: true }).nth(2).waitFor()
  await take(page, 'grades')
}
