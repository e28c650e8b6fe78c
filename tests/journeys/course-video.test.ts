import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { playClip } from '../support/play-clip.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import type { Instructor } from '../support/world.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false, viewport: { width: 390, height: 844 }, hasTouch: true })

const film = (page: Page) => page.locator('video')
const filmTime = (page: Page) => film(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
const playFrom = (page: Page, time: number) =>
  film(page).evaluate(async (video: HTMLVideoElement, from) => {
    video.muted = true
    video.currentTime = from
    // A stop may interrupt it.
    await video.play().catch(() => undefined)
  }, time)
const stop = (page: Page) => page.getByRole('alert').filter({ hasText: 'Quiz: Stop and think' })

/** Publishes a quiz that must be passed, 12.3 seconds after the beginning of a video. Returns its link. */
const linkOfVideo = async (instructor: Instructor): Promise<string> => {
  const { course, module, chapter, video } = instructor.courseIds
  const changes = {
    name: 'Stop and think',
    quiz_type: 'pop',
    course_id: course,
    module_id: module,
    chapter_id: chapter,
    video_id: video,
    ...openNow(),
  } as const
  const data = await addQuiz(instructor, changes, soundQuestions(1), true)
  const point = { time: 12.3, percentage: 41, isLink: false, link_text: '', new: true, disabled: false }
  await instructor.direct.saveVideoPoints({
    body: { video_id: video, module_id: module, points: [{ ...point, data }] },
  })
  return (await instructor.direct.getSharableLink({ params: { id: data } })).data.link
}

test('a quiz that pops up ends the full screen, and the video continues where it stopped once it is passed', async ({
  page,
  instructor,
}) => {
  await page.route('**/files/video', playClip)
  await page.goto(await linkOfVideo(instructor))
  await expect(page.getByText('0:12 Stop and think')).toBeVisible()
  await expect(film(page)).toHaveAttribute('playsinline')
  await film(page).evaluate((video) => video.requestFullscreen())
  await playFrom(page, 11)
  await expect(stop(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)

  await stop(page).getByRole('link', { name: 'Take the quiz' }).tap()
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Start' }).tap()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('link', { name: 'Back to the video' }).tap()
  await expect(page.getByText('passed', { exact: true })).toBeVisible()
  await expect.poll(() => filmTime(page)).toBeCloseTo(12.3, 0)
  await expect(stop(page)).toBeHidden()
})

test(
  'a student who goes back in the video is no longer told to take its quiz, until it comes again',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.route('**/files/video', playClip)
    await page.goto(await linkOfVideo(instructor))
    await playFrom(page, 20)
    await expect(stop(page)).toBeVisible()
    await expect.poll(() => filmTime(page)).toBeCloseTo(12.3, 1)
    await playFrom(page, 2)
    await expect(stop(page)).toBeHidden()
    await playFrom(page, 11.5)
    await expect(stop(page)).toBeVisible()
  },
)

test(
  'on a phone held sideways, the quiz that stopped the video is in view',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.route('**/files/video', playClip)
    await page.goto(await linkOfVideo(instructor))
    await playFrom(page, 12)
    await expect(stop(page).getByRole('link', { name: 'Take the quiz' })).toBeInViewport({ ratio: 1 })
  },
)
