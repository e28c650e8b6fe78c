import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
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
      ...(beside > 0
        ? [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => `beside the page: ${element.localName} ${element.textContent.slice(0, 30)}`)
        : []),
    ]
  })

/**
 * Sets the size of letters as in the browser's settings, in pixels. Media queries follow that setting, but not a style
 * of the document.
 */
const setLetters = async (page: Page, pixels: number): Promise<void> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

// The tests of a worker share a page.
test.afterEach(({ page }) => setLetters(page, 16))

for (const width of [390, 1280])
  test(
    `with letters of double size, nothing is cut on a screen of ${width} pixels`,
    { tag: '@long' },
    async ({ page, instructor }) => {
      const quizId = await addQuiz(instructor, {}, soundQuestions(2), true)
      await instructor.handIn({ quizId, name: 'Bo Li', city: 'Lahore', given: [0, 1] })
      await page.setViewportSize({ width, height: 844 })
      await setLetters(page, 32)
      const screens = {
        '/quiz/quiz-landing': page.getByRole('table', { name: 'Quizzes' }),
        [`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`]:
          page.getByRole('button', { name: 'Add from your quizzes' }),
        [`/quiz/session-history?quizId=${quizId}`]: page.getByRole('button', { name: 'Add To New Session' }),
        [`/quiz/quiz-stats/${quizId}`]: page.getByRole('group', { name: 'Ranked by' }),
        [`/quiz/question-vise-stats/${quizId}`]: page.getByText('Spread of scores').first(),
      }
      for (const [address, expected] of Object.entries(screens)) {
        await page.goto(address)
        await expect(expected).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        expect(await findCut(page), address).toEqual([])
      }
    },
  )
