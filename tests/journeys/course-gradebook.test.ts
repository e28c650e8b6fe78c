import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import { claimNames } from '@quizwright/services/lti/claims.ts'
import { startTestPlatform, type TestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { addCourseQuiz, openMarks, takeQuiz } from '../faults/marks-of-a-course.ts'
import { expect, signIn, test } from '../support/browser-test.ts'
import { closeDialog } from '../support/close-dialog.ts'
import { expectGradebook, quizFrame } from '../support/course-frame.ts'
import { launchStudent } from '../support/launch-student.ts'
import { startProcessWorld } from '../support/process-world.ts'

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** With the two who write in a browser, twenty. */
const scripted = 18

/** What a platform says of itself once the tool has registered there. */
const registered = { aud: 'dynamic', [claimNames.deploymentId]: '7' }

/** An operator gives the platform an address, the platform registers itself by it, and the operator confirms. */
const register = async (page: Page, platform: TestPlatform): Promise<void> => {
  await page.goto('/operator/platforms')
  await page.getByRole('button', { name: 'Add by registration link' }).click()
  const address = page.getByLabel('Registration address')
  await expect(address).toHaveValue(/\/lti\/register\//)
  const query = new URLSearchParams({ openid_configuration: `${platform.url}/openid-configuration` })
  const there = await page.context().newPage()
  await there.goto(`${await address.inputValue()}?${query}`)
  await there.getByRole('button', { name: 'Register' }).click()
  await expect(there.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await there.close()
  await closeDialog(page, 'Done')
  await page.reload()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('In use')).toBeVisible()
  platform.settings.clientId = registered.aud
}

/** A teacher of the course connects the account and picks a session of its own. Returns the address of the link. */
const pickQuiz = async (page: Page, platform: TestPlatform, servicesUrl: string): Promise<string> => {
  const launchUrl = `${servicesUrl}/lti/launch`
  platform.course = {
    loginUrl: `${servicesUrl}/lti/login`,
    targetUrl: launchUrl,
    storage: 'none',
    claims: {
      ...registered,
      sub: 'teacher',
      name: 'Prof. Khan',
      [claimNames.messageType]: 'LtiDeepLinkingRequest',
      [claimNames.targetLinkUri]: launchUrl,
      [claimNames.resourceLink]: undefined,
      [claimNames.roles]: ['Instructor'],
      [claimNames.deepLinkSettings]: {
        deep_link_return_url: `${platform.url}/deep-link`,
        accept_types: ['ltiResourceLink'],
      },
    },
  }
  const course = await page.context().newPage()
  await course.goto(`${platform.url}/course`)
  const picker = course.frameLocator('iframe')
  const code = await picker.locator('.code').innerText()
  await page.goto('/quiz/connect')
  await page.getByLabel('Course code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText(/^Connected\./)).toBeVisible()
  await picker.getByRole('button', { name: 'Continue' }).click()
  await picker.getByLabel('A separate session for this course').first().check()
  await picker.getByRole('button', { name: 'Add to the course' }).click()
  await expect(picker.getByText('Added 1')).toBeVisible()
  await course.close()
  return platform.picked[0]!.url
}

/** Takes the quiz in the frame of the course, and answers the last question in words. */
const takeInFrame = async (
  browser: Browser,
  platform: TestPlatform,
  student: { name: string; width: number; option: number; words: string },
): Promise<void> => {
  const { name, width, option, words } = student
  platform.course.claims = { ...registered, sub: name, name, email: undefined }
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  context.setDefaultTimeout(20_000)
  const course = await context.newPage()
  await course.goto(`${platform.url}/course`)
  const quiz = await quizFrame(course)
  await quiz.getByRole('button', { name: 'Start' }).click()
  await quiz.getByRole('radio').nth(option).check()
  for (const next of [2, 3]) {
    await quiz.getByRole('button', { name: 'Next' }).click()
    await expect(quiz.getByRole('heading', { name: new RegExp(`^Question ${next} `) })).toBeVisible()
  }
  await quiz.getByLabel('Your answer').fill(words)
  await quiz.getByRole('button', { name: 'Submit' }).click()
  await quiz.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(quiz.getByText(/Your instructor still has to mark 1 of your/)).toBeVisible()
  await context.close()
}

/** Marks by hand what waits, one answer after the other. */
const markByHand = async (page: Page, quizId: string, marks: readonly number[]): Promise<void> => {
  await page.goto(`/quiz/marking?quizId=${quizId}`)
  await expect(page.getByText(`0 of ${marks.length} marked`)).toBeVisible()
  for (const [index, mark] of marks.entries()) {
    await page.getByRole('button', { name: String(mark), exact: true }).click()
    await page.getByRole('button', { name: /^Save \d/ }).click()
    await expect(page.getByText(`${index + 1} of ${marks.length} marked`)).toBeVisible()
  }
  await expect(page.getByText('All marks saved')).toBeVisible()
}

/** Says that the first option of the first question is right. */
const correctTheKey = async (page: Page, quizId: string): Promise<void> => {
  await page.goto(`/quiz/question-vise-stats/${quizId}?question_no=1`)
  await page.getByRole('button', { name: 'Regrade question 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
  await dialog.getByRole('radio', { name: /^1\./ }).click()
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await dialog.getByLabel('Reason for the correction').fill('The first option is right.')
  await dialog.getByRole('button', { name: 'Regrade' }).click()
  await expect(dialog.getByText(/^Marks corrected\./)).toBeVisible()
}

const undoTheCorrection = async (page: Page, quizId: string): Promise<void> => {
  await page.goto(`/quiz/question-vise-stats/${quizId}?question_no=1`)
  await page.getByRole('button', { name: 'Undo the correction of question 1' }).click()
  await page.getByRole('button', { name: 'Undo the correction', exact: true }).click()
  await expect(page.getByText('Correction undone')).toBeVisible()
}

test(
  'a course of twenty goes from registration to grades: linked, taken in frames, marked by hand, corrected',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    // Another name of this machine is another site for the browser.
    await using platform = await startTestPlatform('course', 'localhost')
    await using world = await startProcessWorld({ page: builtPage })
    const ada = await world.addInstructor()
    const { quizId } = await addCourseQuiz(ada)
    const context = await browser.newContext({ baseURL: world.gatewayUrl })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    await signIn(page, world, ada)
    await register(page, platform)
    const targetUrl = await pickQuiz(page, platform, world.servicesUrl)
    platform.course.targetUrl = targetUrl

    await takeInFrame(browser, platform, { name: 'Bo Li', width: 390, option: 0, words: 'It is deep.' })
    await takeInFrame(browser, platform, { name: 'Cy Ray', width: 1_280, option: 1, words: 'Warm water.' })
    const launching = {
      settings: platform.settings,
      sign: (changes: Record<string, unknown>) =>
        platform.sign(platform.claims({ ...registered, ...changes })),
    }
    for (let index = 0; index < scripted; index += 1) {
      const sub = `Student ${index}`
      const { client, linkId } = await launchStudent(world.servicesUrl, launching, {
        targetUrl,
        sub,
        name: sub,
      })
      await takeQuiz(ada, { client, servicesUrl: world.servicesUrl, linkId, index, writes: false })
    }
    const marks = openMarks(ada, { quizId, sessionId: '', linkId: '' })
    const gradeOf = (name: string) => platform.results.get(name)?.resultScore
    await expectGradebook(platform, marks)
    expect(marks.students.size).toBe(scripted + 2)
    expect([gradeOf('Bo Li'), gradeOf('Cy Ray')]).toEqual([undefined, undefined])
    // Of 13 marks: those who knew the key have 2.
    expect([gradeOf('Student 0'), gradeOf('Student 1')?.toFixed(2)]).toEqual([0, '15.38'])

    await markByHand(page, quizId, [7, 4])
    await expectGradebook(platform, marks)
    expect([...marks.students.values()].every(({ isMarked }) => isMarked)).toBe(true)
    const markedByHand = [gradeOf('Bo Li'), gradeOf('Cy Ray')]
    expect(markedByHand.every((grade) => grade !== undefined && grade > 0)).toBe(true)

    await correctTheKey(page, quizId)
    await expectGradebook(platform, marks)
    expect([gradeOf('Student 0')?.toFixed(2), gradeOf('Student 1')]).toEqual(['15.38', 0])

    await undoTheCorrection(page, quizId)
    await expectGradebook(platform, marks)
    expect([gradeOf('Student 0'), gradeOf('Student 1')?.toFixed(2)]).toEqual([0, '15.38'])
    expect([gradeOf('Bo Li'), gradeOf('Cy Ray')]).toEqual(markedByHand)

    // A grade that somebody changes there is told, and stays until its owner decides.
    platform.results.set('Bo Li', { resultScore: 99, resultMaximum: 100 })
    await correctTheKey(page, quizId)
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Grades of Physics 1' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Bo Li' })
    await expect(row.getByText('Changed in the course')).toBeVisible()
    await expect(row).toContainText('now 99 of 100 in the course')
    expect(gradeOf('Bo Li')).toBe(99)
    await row.getByRole('button', { name: 'Send our grade for Bo Li' }).click()
    await expectGradebook(platform, marks)
    await context.close()
  },
)
