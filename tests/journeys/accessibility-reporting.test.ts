import { expectAccessible } from '../support/accessible.ts'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'

test.describe.configure({ timeout: 480_000 })

test('the screens of results and statistics meet WCAG, on a phone, wide and dark', async ({
  page,
  instructor,
  consoleErrors,
}) => {
  // The map's tiles are on a public server, which a closed network cannot reach.
  consoleErrors.allow(/net::ERR_/, refusedCall(403, 404))
  const quizId = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(3), true)
  const { resultId } = await instructor.handIn({ quizId, name: 'Bo Li', given: [0, 1, null] })
  for (const [index, name] of ['Zoë Ray', 'Ida Ek', 'Ali Khan', 'Mia Fox', 'Noor Shah'].entries())
    await instructor.handIn({ quizId, name, given: [index % 3, 1, 1] })
  const essays = await addQuiz(instructor, { name: 'Words', quiz_type: 'daq' }, [essayQuestion(1)], true)
  const essay = await instructor.handIn({
    quizId: essays,
    name: 'Bo Li',
    given: [{ words: 'It counts things.', marks: 2 }],
  })
  await instructor.handIn({
    quizId: essays,
    name: 'Zoë Ray',
    given: [{ words: 'It counts nothing.', marks: 1, waits: true, unsure: true }],
  })

  const screens: [name: string, address: string, shows: string][] = [
    ['statistics', `/quiz/quiz-stats/${quizId}`, 'How did they do?'],
    ['question statistics', `/quiz/question-vise-stats/${quizId}`, 'How easy is each question?'],
    ['sessions', `/quiz/session-history?quizId=${quizId}`, 'Add To New Session'],
    ['results', `/quiz/quiz-results?quizId=${quizId}`, 'Zoë Ray'],
    ['result', `/quiz/individual-results?resultId=${resultId}`, 'REVIEW ALL QUESTIONS'],
    ['descriptive result', `/quiz/individual-results-daq?resultId=${essay.resultId}`, 'SEND APPRECIATION'],
    ['to mark', '/quiz/to-mark', 'Start marking'],
    ['marking', `/quiz/marking?quizId=${essays}`, '0 of 1 marked'],
  ]
  for (const [name, address, shows] of screens) {
    await page.goto(address)
    await expect(page.getByText(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, name)
  }
})
