import type { Question } from '@quizwright/domain/schemas/question.ts'
import type { Page } from '@playwright/test'
import { ulid } from 'ulid'
import { saveWithRetries } from '../faults/save-with-retries.ts'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'
import type { Instructor, World } from '../support/world.ts'

const count = 400
const batchSize = 100
/** The index of the batch at which the save is interrupted. */
const struckBatch = 2
const changed = 'How much is one and one?'

type Said = { event: string; data: { saveId: string; index?: number } }

const addLargeQuiz = async (world: World, instructor: Instructor) => {
  const quizId = await addQuiz(instructor, { name: 'Many sums' }, [])
  const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data.quiz
  const questions = soundQuestions(count)
  await saveWithRetries(world, instructor, {
    saveId: ulid(),
    quizId,
    baseRevision: revision,
    questions,
    batchSize,
    isPublished: false,
  })
  return { quizId, questions }
}

/**
 * Listens on the sockets of the page's saves. The first time, the struck batch is not forwarded to the
 * gateway; `strike` is called instead.
 */
const listen = async (page: Page, strike: (cut: () => Promise<void>) => void) => {
  const connections: Said[][] = []
  let isStruck = false
  await page.routeWebSocket(/\/ws\/question-saving$/, (socket) => {
    const server = socket.connectToServer()
    const said: Said[] = []
    connections.push(said)
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Said
      if (frame.event !== 'authenticate') said.push(frame)
      if (isStruck || frame.data.index !== struckBatch) return server.send(message)
      isStruck = true
      strike(async () => {
        await server.close()
        await socket.close({ code: 1011 })
      })
    })
  })
  return connections
}

const openAndPublish = async (page: Page, instructor: Instructor, quizId: string): Promise<void> => {
  await page.goto(
    `/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })}`,
  )
  await expect(page.getByText(`1–10 of ${count}`).first()).toBeVisible({ timeout: 60_000 })
  await questionCard(page, 1).getByRole('textbox', { name: 'Question text' }).fill(changed)
  await page.getByRole('button', { name: 'Save Publish' }).click()
}

const isPublished = async (instructor: Instructor, quizId: string): Promise<boolean> =>
  (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data.quiz.is_published

/**
 * Expects the save to finish by itself, each question to be stored once in its position with the change, and
 * the quiz to be published.
 */
const expectPublishedOnce = async (
  instructor: Instructor,
  { quizId, questions }: Awaited<ReturnType<typeof addLargeQuiz>>,
): Promise<void> => {
  await expect.poll(() => isPublished(instructor, quizId), { timeout: 90_000 }).toBe(true)
  const stored: Question[] = []
  while (stored.length < count) {
    const page = (
      await instructor.direct.getQuestionsByQuizId({
        params: { id: quizId },
        query: { from: stored.length, count: 100 },
      })
    ).data
    expect(page.total).toBe(count)
    stored.push(...page.questions)
  }
  expect(stored.map(({ _id, question, question_no }) => ({ _id, question, question_no }))).toEqual(
    questions.map(({ _id, question }, index) => ({
      _id,
      question: index === 0 ? changed : question,
      question_no: index + 1,
    })),
  )
}

/**
 * Expects the messages after the interruption to name the same save, ask what has arrived, and repeat no
 * earlier batch.
 */
const expectResumed = (connections: readonly Said[][]): void => {
  const said = connections.flat()
  expect(new Set(said.map(({ data }) => data.saveId)).size, 'one save').toBe(1)
  expect(
    connections
      .filter((frames) => frames.length > 0)
      .slice(1)
      .every(([first]) => first?.event === 'resume'),
    'asks before it sends',
  ).toBe(true)
  const later = connections
    .slice(1)
    .flat()
    .filter(({ event }) => event === 'questions')
    .map(({ data }) => data.index)
  expect(Math.min(...(later as number[])), 'goes on where it was').toBe(struckBatch)
}

test('a save continues after a reload in the middle, when its author chooses to', async ({
  page,
  world,
  instructor,
}) => {
  const quiz = await addLargeQuiz(world, instructor)
  const struck = Promise.withResolvers<void>()
  const connections = await listen(page, () => struck.resolve())
  await openAndPublish(page, instructor, quiz.quizId)
  await struck.promise
  expect(await isPublished(instructor, quiz.quizId), 'nothing is published by half').toBe(false)
  await page.reload()
  await page.getByRole('button', { name: 'Continue', exact: true }).click({ timeout: 60_000 })
  await expectPublishedOnce(instructor, quiz)
  expectResumed(connections)
})

test(
  'a save continues by itself when its connection is cut',
  { tag: '@long' },
  async ({ page, world, instructor, consoleErrors }) => {
    consoleErrors.allow(/WebSocket/)
    const quiz = await addLargeQuiz(world, instructor)
    const connections = await listen(page, (cut) => void cut())
    await openAndPublish(page, instructor, quiz.quizId)
    await expectPublishedOnce(instructor, quiz)
    expect(connections.length).toBeGreaterThan(1)
    expectResumed(connections)
  },
)

test(
  'a save continues by itself when the services are killed and restarted',
  { tag: '@long' },
  async ({ page, world, instructor, consoleErrors }) => {
    consoleErrors.allow(/WebSocket/, refusedCall(503, 504))
    const quiz = await addLargeQuiz(world, instructor)
    const struck = Promise.withResolvers<void>()
    const connections = await listen(page, () => struck.resolve())
    await openAndPublish(page, instructor, quiz.quizId)
    await struck.promise
    await world.services.kill()
    await world.services.restart()
    await expectPublishedOnce(instructor, quiz)
    expect(connections.length).toBeGreaterThan(1)
    expectResumed(connections)
  },
)
