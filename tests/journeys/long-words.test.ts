import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'

const word = (letter: string, length = 300) => letter.repeat(length)

const longQuestion = soundQuestion(1, {
  question: word('q'),
  section: word('s'),
  paragraph: word('p'),
  solution: word('v'),
  tags: [{ tag_name: word('t', 100) }],
  options: ['a', 'b', 'c'].map((letter, index) => ({
    option: word(letter),
    equation: '',
    image_url: '',
    is_correct: index === 0,
    is_selected: false,
  })),
})

/** Long words that end outside the window or the box in which they scroll, unless an ellipsis cuts them. */
const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element]
    const isLong = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S{25}/.test(node.nodeValue ?? ''))
    const isTooWide = (text: Element) => {
      const boxes = around(text)
      if (boxes.some((box) => getComputedStyle(box).textOverflow === 'ellipsis')) return false
      const scrolling = boxes.find((box) => getComputedStyle(box).overflowX !== 'visible')
      const end = Math.min(innerWidth, scrolling?.getBoundingClientRect().right ?? innerWidth)
      return text.getBoundingClientRect().right > end
    }
    const words = [...document.querySelectorAll('main *')].filter(isLong).filter(isTooWide)
    const beside = document.documentElement.scrollWidth - innerWidth
    return [
      ...words.map((text) => `${text.localName}: ${text.textContent.slice(0, 20)}`),
      ...(beside > 0 ? [`page: ${beside} pixels`] : []),
    ]
  })

test(
  'words longer than the window break on every screen',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    // The map's tiles are on a public server, which a closed network cannot reach.
    consoleErrors.allow(/net::ERR_/, refusedCall(403, 404))
    const names = { session_name: word('n'), session_description: word('d'), description: word('d') }
    const quizId = await addQuiz(instructor, { name: word('N', 50), ...names }, [longQuestion], true)
    const details = {
      city: word('C', 190),
      university: word('U', 190),
      email: `${word('m', 60)}@example.org`,
    }
    const student = { name: word('S', 190), ...details }
    const { resultId } = await instructor.handIn({ quizId, ...student, given: [0] })
    await instructor.direct.createNewVersion({
      body: {
        quiz_id: quizId,
        questions: [
          { ...longQuestion, ...soundQuestion(1, { question: word('z') }), origin_id: longQuestion._id },
        ],
        is_published: false,
        is_skippable: false,
      },
    })
    const essay = essayQuestion(1, { question: word('q'), ai_solution: word('v') })
    const essays = await addQuiz(instructor, { name: word('E', 50), quiz_type: 'daq' }, [essay], true)
    const written = await instructor.handIn({
      quizId: essays,
      ...student,
      given: [{ words: word('w'), marks: 2, waits: true, unsure: true }],
    })
    const editor = `/quiz/edit-quiz-questions?quizType=full&ai=false&instructorId=${instructor.uid}`
    const screens: [name: string, address: string, shows: RegExp][] = [
      ['list', '/quiz/quiz-landing', /^N+$/],
      ['editor', `${editor}&quizId=${quizId}`, /^t{100}$/],
      ['preview', `/quiz/preview?quizId=${quizId}`, /^q{300}$/],
      ['sessions', `/quiz/session-history?quizId=${quizId}`, /^n{300}$/],
      ['results', `/quiz/quiz-results?quizId=${quizId}`, /^S{190}$/],
      ['result', `/quiz/individual-results?resultId=${resultId}`, /^S{190}$/],
      ['descriptive result', `/quiz/individual-results-daq?resultId=${written.resultId}`, /^S{190}$/],
      ['statistics', `/quiz/quiz-stats/${quizId}`, /^S{190}$/],
      ['question statistics', `/quiz/question-vise-stats/${quizId}`, /^a{300}$/],
      ['compared versions', `/quiz/compare-versions?quizId=${quizId}`, /^a{300}$/],
      ['to mark', '/quiz/to-mark', /^E{50}$/],
      ['marking', `/quiz/marking?quizId=${essays}`, /^w{300}$/],
    ]
    for (const [name, address, shows] of screens) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(address)
      await expect(page.getByText(shows).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect.soft(await findTooWide(page), `${name} on a phone`).toEqual([])
      await page.setViewportSize({ width: 1_600, height: 800 })
      expect.soft(await findTooWide(page), `${name} on a wide screen`).toEqual([])
    }
  },
)
