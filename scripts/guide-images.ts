/**
 * Takes the images of docs/guide.md: `node scripts/guide-images.ts [address]`, by default from
 * http://127.0.0.1:4700. An unchanged demo must run there (with an empty DATA_DIR). The images of a course come from
 * servers of its own, on the built page; `node scripts/guide-images.ts course` takes only those.
 */
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { takeCourse } from './guide/take-course.ts'
import { ensureBrowser, noBrowserSentence } from '../tests/support/find-browser.ts'

const onlyCourse = process.argv[2] === 'course'
const address = process.argv[2] ?? 'http://127.0.0.1:4700'
const images = join(import.meta.dirname, '../docs/images')
const wide = { width: 1280, height: 860 }
const quiz = 'Derivatives: weekly quiz'

/** Waits until the page has scrolled. While it scrolls, a screenshot is partly white. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let [top, frames] = [window.scrollY, 0]
    while (frames < 20) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      frames = window.scrollY === top ? frames + 1 : 0
      top = window.scrollY
    }
  })

/** Takes a screenshot and reduces its colours without a visible difference. */
const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await settle(page)
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(shot)
    .png({ palette: true, effort: 10 })
    .toFile(join(images, `${name}.png`))
  process.stdout.write(`${name}.png\n`)
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto(address)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /login|sign in/i }).click()
  const form = await opened
  await form.getByLabel(/e-?mail/i).fill('instructor@example.com')
  await form.getByLabel(/password/i).fill('quizwright')
  await form.getByRole('button', { name: /login|sign in/i }).click()
  await page.getByRole('table', { name: /quizzes/i }).waitFor()
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()

/** Takes the images of the instructor's page, in the order of the guide. */
const takeInstructor = async (page: Page): Promise<void> => {
  await signIn(page)
  await take(page, 'quiz-list')
  await page.getByRole('link', { name: quiz, exact: true }).last().click()
  await page.getByRole('region', { name: 'Question 1', exact: true }).waitFor()
  await take(page, 'question-editor')
  await tab(page, 'Results')
  await page.getByRole('table', { name: 'Results' }).waitFor()
  await take(page, 'results')
  await tab(page, 'Statistics')
  await page.getByRole('img', { name: /score/i }).first().waitFor()
  await take(page, 'quiz-stats')
  await page.getByRole('link', { name: 'View Question Stats' }).click()
  await page
    .getByRole('heading', { name: /^Question \d+$/ })
    .first()
    .scrollIntoViewIfNeeded()
  await page.getByText('Needs review', { exact: true }).first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 330)
  await take(page, 'question-stats')
}

/** Takes two versions of the demo's largest quiz. */
const takeVersions = async (page: Page): Promise<void> => {
  await page.goto(`${address}/quiz/quiz-landing`)
  await page.getByRole('link', { name: 'Motion and forces: final quiz' }).last().click()
  await page.getByRole('button', { name: /^Version \d/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /compare/i })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Compare versions' }).waitFor()
  await page.getByText('Loading both versions').waitFor({ state: 'hidden' })
  await page.mouse.wheel(0, 340)
  await take(page, 'compare-versions')
}

/** Takes a question on a phone, through the link that the instructor shares. */
const takeStudent = async (browser: Browser, instructor: Page): Promise<void> => {
  await instructor.goto(`${address}/quiz/quiz-landing`)
  await instructor.getByRole('link', { name: quiz, exact: true }).last().click()
  await instructor.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await instructor.getByLabel('Link', { exact: true }).inputValue()
  const phone = await browser.newPage({
    viewport: { width: 390, height: 900 },
    isMobile: true,
    hasTouch: true,
  })
  await phone.goto(link)
  const details = { Name: 'Nadia Shah', Email: 'nadia@students.example', Phone: '+92 300 1234567' }
  const place = { Country: 'Pakistan', City: 'Lahore', Institute: 'Indus Institute' }
  for (const [label, text] of Object.entries({ ...details, ...place }))
    await phone.getByLabel(label).fill(text)
  await phone.getByRole('button', { name: /begin|start/i }).click()
  await phone
    .getByRole('button', { name: 'Next' })
    .or(phone.getByRole('button', { name: 'Skip' }))
    .click()
  await phone.getByRole('radio').nth(1).check()
  await phone.getByText('All answers saved').waitFor()
  await take(phone, 'taking-a-quiz')
}

const found = ensureBrowser()
if (!('path' in found)) throw new Error(noBrowserSentence(found.tried))
const browser = await chromium.launch({ executablePath: found.path })
try {
  const page = await browser.newPage({ viewport: wide, reducedMotion: 'reduce' })
  if (!onlyCourse) {
    await takeInstructor(page)
    await takeVersions(page)
    await takeStudent(browser, page)
  }
  await takeCourse(browser, take)
} finally {
  await browser.close()
}
