import type { Page } from '@playwright/test'
import { openBrowserWithLetters } from '../support/browser-with-letters.ts'
import { expect, signIn, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

/** The controls and words that end beside the window or their box and cannot be scrolled to. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parents = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : []
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const isHidden = (element: Element) =>
      [element, ...parents(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)')
    const isCut = (element: Element) => {
      if (parents(element).some(scrolls) || isHidden(element)) return false
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 2
    }
    const beside = document.documentElement.scrollWidth - innerWidth
    return [
      ...[...document.querySelectorAll('main :is(button, a, h2, h3, dt, dd, input)')]
        .filter((element) => element.clientWidth > 0 && isCut(element))
        .map((element) => `${element.localName}: ${element.textContent.slice(0, 30)}`),
      ...(beside > 0 ? [`page: ${beside} pixels`] : []),
    ]
  })

for (const width of [390, 1280])
  test(`with letters of double size, nothing is cut on a screen of ${width} pixels`, async ({
    instructor,
    world,
  }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(2), true)
    await instructor.handIn({ quizId, name: 'Bo Li', city: 'Lahore', given: [0, 1] })
    await using browser = await openBrowserWithLetters({ pixels: 32, viewport: { width, height: 844 } })
    const page = await browser.context.newPage()
    await signIn(page, world, instructor)
    const screens = {
      '/quiz/quiz-landing': page.getByRole('table', { name: 'Quizzes' }),
      [`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`]:
        page.getByRole('button', { name: 'Add from your quizzes' }),
      [`/quiz/session-history?quizId=${quizId}`]: page.getByRole('button', { name: 'Add To New Session' }),
      [`/quiz/quiz-stats/${quizId}`]: page.getByRole('group', { name: 'Ranked by' }),
      [`/quiz/question-vise-stats/${quizId}`]: page.getByText('Standard deviation').first(),
    }
    for (const [address, expected] of Object.entries(screens)) {
      await page.goto(new URL(address, world.gatewayUrl).href)
      await expect(expected).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await findCut(page), address).toEqual([])
    }
  })
