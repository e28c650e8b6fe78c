import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

test(
  'a teacher reads what was answered in each part, and accepts another answer to a gap for everybody',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const kinds = ['matching', 'cloze', 'multiple_answers'] as const
    const questions = kinds.map((kind, index) =>
      soundQuestion(index + 1, { question: `${kind}?`, weightage: 4, ...kindSamples[kind].asked }),
    )
    const quizId = await addQuiz(instructor, openNow(), questions, true)
    const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
    const cloze = kindSamples.cloze.right.response!
    for (const [index, capital] of ['Paris', 'Lutetia', 'lutetia ', 'Lyon'].entries()) {
      const attempt = await begin(world.servicesUrl, data.session._id, `s${index}.${instructor.uid}`)
      const given = kinds.map((kind, at) => ({
        question_id: questions[at]!._id,
        selected: index === 3 ? [] : [...kindSamples[kind].right.selected],
        answer: '',
        is_marked: false,
        time_spent: 4,
      }))
      const answers = [
        { ...given[0]!, response: kindSamples.matching.right.response! },
        { ...given[1]!, response: { ...cloze, texts: cloze.texts.with(0, capital) } },
        given[2]!,
      ]
      await attempt.learner.handInAttempt({ params: attempt.params, body: { answers } })
    }

    await page.goto(`/quiz/question-vise-stats/${quizId}`)
    const gaps = page.getByRole('region', { name: 'Parts of question 2' })
    await gaps.getByText('Gap 1').click()
    await expect(gaps.getByRole('row', { name: /Other answers/ })).toContainText('3')
    await expect(page.getByRole('columnheader', { name: 'Average quiz score of the others' })).toBeVisible()
    await page.getByText('Other answers', { exact: true }).last().click()
    const table = page.getByRole('region', { name: 'Other answers to question 2' })
    expect(await findViolations(page)).toEqual([])
    await table.getByRole('button', { name: 'Accept this too in gap 1: Lutetia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regrade question 2' })
    await expect(dialog.getByLabel('The answer')).toHaveValue('Lutetia')
    await expect(dialog.getByLabel('Gap')).toHaveValue('1')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await expect(dialog.getByText('2 of 4')).toBeVisible()
    await dialog.getByLabel('Reason for the correction').fill('It is the old name of the city.')
    await dialog.getByRole('button', { name: 'Regrade' }).click()
    await expect(dialog.getByText('Marks corrected. Results changed: 2.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(gaps.getByRole('row', { name: /Paris \/ .*Lutetia/ })).toContainText('3')
  },
)
