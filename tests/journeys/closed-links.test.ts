import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false })

test(
  'a link that leads nowhere, or to a closed quiz, says so',
  { tag: '@long' },
  async ({ page, world, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(404, 409))
    await page.goto(`${world.servicesUrl}/learn/standard-quiz/nothing`)
    await expect(page.getByRole('alert')).toContainText('There’s no quiz at this link.')
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)], true)
    const {
      data: { link },
    } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    await instructor.direct.updateQuiz({ body: { quiz_id: quizId, is_published: false } })
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText(
      'This quiz isn’t published, so you can’t take it now.',
    )
  },
)
