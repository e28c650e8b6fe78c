import type { Page } from '@playwright/test'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { ulid } from 'ulid'
import { saveWithRetries } from '../faults/save-with-retries.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import type { Queue } from './queue.ts'
import { letIn, nextSaid, type Said, scriptSavingService } from './saving-service.ts'
import type { Walk } from './walk-machine.ts'

/**
 * The state of a save: everything that the page sends to the service, and `versionId`, the quiz that will be
 * its new version.
 */
export type SaveStage = { versionId: string; said: Queue<Said>; links: HeldCalls }
type Beginning = Pick<Walk<SaveStage>, 'page' | 'instructor' | 'world' | 'ahead'>

/**
 * Two batches if the path needs one of them to arrive before the other; otherwise a few questions are enough.
 */
const hasTwoBatches = ({ ahead }: Pick<Beginning, 'ahead'>): boolean =>
  ahead.some(({ outcome, sample }) => outcome === 'received' || (outcome === 'acknowledged' && sample === 1))

const addLargeQuiz = async ({ instructor, world }: Beginning): Promise<string> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data.quiz
  await saveWithRetries(world, instructor, {
    saveId: ulid(),
    quizId,
    baseRevision: revision,
    questions: soundQuestions(limits.questionsPerBatch + 1),
    batchSize: limits.questionsPerBatch,
    isPublished: false,
  })
  return quizId
}

export const pressSave = (page: Page, publish: boolean): Promise<void> =>
  page
    .getByRole('button', { name: publish ? labels.savePublish : labels.saveUnpublish })
    .click({ force: true })

/** A question whose texts all have the greatest length. Together they exceed the size of a batch. */
export const tooLongQuestion = (): DraftQuestion => {
  const longest = '€'.repeat(lengths.question)
  const sound = soundQuestion(1)
  return {
    ...sound,
    question: longest,
    solution: longest,
    paragraph: longest,
    options: [...sound.options, ...sound.options]
      .slice(0, 7)
      .map((option, index) => ({ ...option, option: longest, is_correct: index === 0 })),
  }
}

type Written = { text?: string; questions?: DraftQuestion[] }

/** Whether two saves can belong to the same quiz. */
export const areOfOneQuiz = (one: readonly PathStep[], other: readonly PathStep[]): boolean =>
  [one, other].every((steps) => steps[0]?.outcome !== 'refused') &&
  hasTwoBatches({ ahead: one }) === hasTwoBatches({ ahead: other })

/** Opens the editor of a quiz and types in its first question. */
export const openAndWrite = async (
  walk: Beginning,
  { text = 'How much is one and one?', questions }: Written = {},
): Promise<SaveStage> => {
  const { page, instructor } = walk
  const said = await scriptSavingService(page)
  const links = await holdCalls(page, '**/changeQuizVideoPoint')
  const [quizId, versionId] = await Promise.all([
    hasTwoBatches(walk) ? addLargeQuiz(walk) : addQuiz(instructor, {}, questions),
    addQuiz(instructor, { name: 'The new version' }),
  ])
  await page.clock.install()
  await page.goto(
    `/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })}`,
  )
  await questionCard(page, 1).getByRole('textbox', { name: 'Question text' }).fill(text)
  return { versionId, said, links }
}

export const openAndSave = async (walk: Beginning, publish = true, written?: Written): Promise<SaveStage> => {
  const stage = await openAndWrite(walk, written)
  await pressSave(walk.page, publish)
  return stage
}

/** Resumes in another page a save whose page was lost while its first batch was on the way. */
export const openAndResume = async (walk: Beginning): Promise<SaveStage> => {
  const stage = await openAndSave(walk)
  await letIn(stage.said)
  await nextSaid(stage.said, 'questions')
  await walk.page.reload()
  await walk.page.getByRole('button', { name: 'Continue', exact: true }).click()
  return stage
}

/** Stops the page's clock, so that a test decides when timers fire. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
