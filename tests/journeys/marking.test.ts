import { expect, test } from '../support/browser-test.ts'
import type { Given } from '../support/hand-in.ts'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'

const waits = (words: string, marks?: number, unsure = false): Given => ({
  words,
  waits: true,
  unsure,
  ...(marks !== undefined && { marks }),
})

test('twenty descriptive answers are marked by keyboard, one is undone, and students’ results are complete', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [essayQuestion(1)], true)
  const resultIds: string[] = []
  for (let number = 0; number < 20; number += 1) {
    const given = waits(`Answer ${'abcdefghijklmnopqrst'[number]!.repeat(9)}.`, number % 11, number < 5)
    resultIds.push((await instructor.handIn({ quizId, name: `Student ${number}`, given: [given] })).resultId)
  }
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('link', { name: 'To mark (20)' }).click()
  await page.getByRole('link', { name: 'Mark', exact: true }).click()
  await expect(page.getByText('0 of 20 marked')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Suggestion' })).toContainText('Uncertain')
  // The first by digits and half a mark, with a comment; the second with a point.
  await page.keyboard.type('7h')
  await expect(page.getByRole('status', { name: 'Mark' })).toHaveText('7.5')
  await page.keyboard.press('c')
  await page.keyboard.type('Say why, 100 %.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 of 20 marked')).toBeVisible()
  await page.keyboard.type('3.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 20 marked')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('1 of 20 marked')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('Answer 3 of 20', { exact: true })).toBeVisible()
  await page.keyboard.press('k')
  for (let marked = 2; marked <= 20; marked += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${marked} of 20 marked`)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'All answers are marked' })).toBeVisible()
  await expect(page.getByText('All marks saved')).toBeVisible()
  const first = (await instructor.direct.getDaqResult({ params: { id: resultIds[0]! } })).data.result
  expect(first.questions[0]).toMatchObject({
    instructor_marks: 7.5,
    instructor_updated_evaluation: 'Say why, 100 %.',
  })
  const { results } = (await instructor.direct.getResultsByQuiz({ params: { id: quizId }, query: {} })).data
  expect(results.filter(({ being_graded }) => being_graded)).toEqual([])
})

test(
  'similar answers are marked together, and neither a lost connection nor another tab loses a mark',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    const quizId = await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [essayQuestion(1)], true)
    for (const [name, words] of [
      ['Ann', 'Metal conducts the heat away from the hand.'],
      ['Bo', 'metal conducts heat away from the hand'],
      ['Cy', 'It is simply cold.'],
    ] as const)
      await instructor.handIn({ quizId, name, given: [waits(words)] })
    await page.goto(`/quiz/marking?quizId=${quizId}&order=student`)
    const similar = page.getByRole('region', { name: '1 similar answer' })
    await expect(similar).toContainText('metal conducts heat away from the hand')
    await page.keyboard.type('8')
    await page.getByRole('button', { name: /^Save 8 for 2 answers/ }).click()
    await expect(page.getByText('2 of 3 marked')).toBeVisible()
    await expect(page.getByText('All marks saved')).toBeVisible()
    // Another tab marks the last answer while this one is offline.
    const [waiting] = (await instructor.direct.getMarkingQueue({ params: { id: instructor.uid }, query: {} }))
      .data.answers
    consoleErrors.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/You’re offline. 1 mark is kept/)).toBeVisible()
    await instructor.direct.saveMarks({
      body: {
        question_id: waiting!.question_id,
        result_ids: [waiting!.result_id],
        revisions: [0],
        decision: 'mark',
        marks: 4,
      },
    })
    await page.context().setOffline(false)
    await expect(page.getByText(/marked elsewhere: it now has 4/)).toBeVisible()
    await page.getByRole('button', { name: 'Use my mark' }).click()
    await expect(page.getByText('All marks saved')).toBeVisible()
    const { result } = (await instructor.direct.getDaqResult({ params: { id: waiting!.result_id } })).data
    expect(result.obtained_marks).toBe(1)
  },
)

test(
  'sure suggestions confirmed in one go are undone from the message, and later under the delivery of marks',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const sure = await addQuiz(instructor, { name: 'Sure', quiz_type: 'daq' }, [essayQuestion(1)], true)
    const unsure = await addQuiz(instructor, { name: 'Unsure', quiz_type: 'daq' }, [essayQuestion(1)], true)
    for (const name of ['Ann', 'Bo'])
      await instructor.handIn({ quizId: sure, name, given: [waits(`${name} says it.`, 9)] })
    await instructor.handIn({ quizId: unsure, name: 'Cy', given: [waits('Cy may say it.', 5, true)] })
    await page.goto('/quiz/to-mark')
    await expect(page.getByRole('row', { name: /^Unsure/ })).toBeVisible()
    // Only a quiz with something sure offers to confirm it.
    await expect(page.getByRole('button', { name: /^Confirm confident suggestions of/ })).toHaveCount(1)
    const confirm = async () => {
      await page.getByRole('button', { name: 'Confirm confident suggestions of Sure' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm 2 answers' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('2 suggestions confirmed')).toBeVisible()
      await expect(page.getByRole('row', { name: /^Sure/ })).toHaveCount(0)
    }
    const waiting = async () =>
      (await instructor.direct.getMarkingOverview({ params: { id: instructor.uid }, query: {} })).data.quizzes
        .map(({ name, to_mark }) => `${name} ${to_mark}`)
        .sort()
    await confirm()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('2 answers need marking again')).toBeVisible()
    expect(await waiting()).toEqual(['Sure 2', 'Unsure 1'])
    await confirm()
    expect(await waiting()).toEqual(['Unsure 1'])
    await page.goto(`/quiz/quiz-results?quizId=${sure}`)
    await page.getByRole('button', { name: 'Automatic mark release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo 2 answers' }).click()
    await expect(page.getByText('2 answers need marking again')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Undo 2 answers' })).toHaveCount(0)
    expect(await waiting()).toEqual(['Sure 2', 'Unsure 1'])
  },
)
