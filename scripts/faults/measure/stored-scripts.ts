import { lengths, limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Page } from '@playwright/test'
import { addQuiz, soundQuestion } from '../../../tests/support/seed-objects.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import type { Instructor } from '../../../tests/support/world.ts'
import type { Found } from '../figures/figure.ts'
import { builtPage, openPages } from './pages.ts'
import { scriptPayloads } from './script-payloads.ts'

const perQuiz = 100

/** A question with the payload in each of its texts. */
const payloadQuestion = (payload: string, index: number): DraftQuestion => {
  const sound = soundQuestion(index + 1)
  const tex = payload.slice(0, lengths.tex)
  return {
    ...sound,
    question: payload,
    equation: tex,
    section: payload,
    paragraph: payload,
    topic: payload,
    solution: payload,
    solution_equation: tex,
    options: sound.options.map((option, index) => ({
      ...option,
      option: `${index} ${payload}`,
      equation: tex,
    })),
  }
}

const addQuizzes = async (instructor: Instructor): Promise<string[]> => {
  const ids: string[] = []
  for (let from = 0; from < scriptPayloads.length; from += perQuiz) {
    const payloads = scriptPayloads.slice(from, from + perQuiz)
    const [description = ''] = payloads
    const name = description.slice(0, limits.titleLength)
    ids.push(await addQuiz(instructor, { name, description }, payloads.map(payloadQuestion)))
  }
  return ids
}

type Watch = { ran: number; violations: string[] }

const watch = async (page: Page): Promise<Watch> => {
  const seen: Watch = { ran: 0, violations: [] }
  await page.exposeFunction('ran', () => void seen.ran++)
  await page.exposeFunction('violated', (what: string) => void seen.violations.push(what))
  await page.addInitScript(() => {
    const { violated } = globalThis as unknown as { violated: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violated(`${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  return seen
}

/**
 * R25: puts every payload into every text of a question, and shows it in the editor, the preview, the printed
 * quiz and the list.
 */
export const measureStoredScripts = async (): Promise<Found> => {
  await using world = await startProcessWorld({ page: await builtPage() })
  const instructor = await world.addInstructor()
  const quizzes = await addQuizzes(instructor)
  await using browser = await openPages(world, instructor)
  const shown = await browser.newPage()
  const seen = await watch(shown)
  let questions = 0
  for (const quizId of quizzes) {
    await shown.goto(`${world.gatewayUrl}/quiz/preview?${new URLSearchParams({ quizId })}`)
    await shown.getByRole('button', { name: 'Solutions' }).click()
    await shown.getByRole('button', { name: 'Print the key' }).click()
    await shown.locator('.solution').first().waitFor({ state: 'attached' })
    questions += await shown.locator('ol.options').count()
    const query = { quizId, quizType: 'full', instructorId: instructor.uid }
    await shown.goto(`${world.gatewayUrl}/quiz/edit-quiz-questions?${new URLSearchParams(query)}`)
    await shown.getByRole('textbox', { name: 'Question text' }).first().waitFor()
  }
  await shown.goto(`${world.gatewayUrl}/quiz/quiz-landing`)
  await shown
    .getByRole('checkbox', { name: /^Select </ })
    .first()
    .waitFor()
  const ranOfStored = seen.ran
  // Proves that a payload that ran would have been counted.
  await shown.evaluate(() => (globalThis as unknown as { ran: () => Promise<void> }).ran())
  const whole = seen.ran === ranOfStored + 1 && questions === scriptPayloads.length
  return {
    found:
      `${ranOfStored} scripts ran and ${seen.violations.length} violations of the policy, of ${questions} payloads, ` +
      'each in eight texts of a question',
    met: ranOfStored === 0 && seen.violations.length === 0 && whole,
    ran: 'names in the list; all questions in the preview, on its paper and with solutions; the first in the editor',
    ...(!whole && { reason: 'not all payloads were shown' }),
    ...(seen.violations.length > 0 && { reason: seen.violations.slice(0, 3).join('; ') }),
  }
}
