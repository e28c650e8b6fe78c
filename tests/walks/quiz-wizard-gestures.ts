import type { Page, Route, WebSocketRoute } from '@playwright/test'
import { problems } from '@quizwright/contracts/problems.ts'
import { expect } from '../support/browser-test.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { wizard } from '../support/wizard-page.ts'
import { type HeldCalls, holdCalls, problem } from './held-calls.ts'
import { button } from './open-wizard.ts'
import { createQueue, type Queue } from './queue.ts'
import type { Walk } from './walk-machine.ts'

/**
 * The actors of the wizard that are a single call, each with the address of the call and a field that only
 * its body has.
 */
const calls = {
  'create the quiz': { address: '**/api/quiz/create-quiz', field: 'instructor_id' },
  'update the quiz': { address: '**/api/quiz/update-quiz', field: 'quiz_id' },
  'save the session': { address: '**/api/session/update-session', field: 'sessionId' },
  'generate the questions': { address: '**/api/quiz/create-automatic-quiz/', field: 'tagNames' },
  'save the video point': { address: '**/api/cvideos/points/', field: 'points' },
} as const
export type CallName = keyof typeof calls

/**
 * What waits for the test: calls, the end of a save, and the two seconds in which the author reads a message.
 */
export type Stage = { held: Record<CallName, HeldCalls>; commits: Queue<HeldCommit> }
type HeldCommit = {
  socket: WebSocketRoute
  frame: { data: { saveId: string; quizId: string } }
  goOn: () => void
}

/** Lets each save run up to its last frame and holds that frame. */
const holdCommits = async (page: Page): Promise<Queue<HeldCommit>> => {
  const commits = createQueue<HeldCommit>()
  await page.routeWebSocket('**/ws/question-saving', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message)) as HeldCommit['frame'] & { event: string }
      if (frame.event === 'complete') commits.put({ socket, frame, goOn: () => server.send(message) })
      else server.send(message)
    })
  })
  return commits
}

/** Holds timers of two seconds until the test fires them. */
const holdTimeToRead = (page: Page) =>
  page.addInitScript(() => {
    const own = window.setTimeout.bind(window)
    const held = (handler: () => void, after?: number, ...rest: unknown[]): number => {
      if (after !== 2_000) return own(handler, after, ...rest)
      Object.assign(window, { ring: handler })
      return own(() => undefined, 0)
    }
    Object.assign(window, { setTimeout: held })
  })

export const arrange = async (page: Page): Promise<Stage> => {
  const held = {} as Stage['held']
  for (const name of Object.keys(calls) as CallName[]) held[name] = await holdCalls(page, calls[name].address)
  await page.route('**/files/video', (route) => route.abort())
  await holdTimeToRead(page)
  return { held, commits: await holdCommits(page) }
}

/** If the next step makes an actor fail, makes serializing the body with its field throw. */
export const arrangeSurprise = async ({ page, ahead: [next] }: Walk<Stage>): Promise<void> => {
  if (next?.kind !== 'failure' || !(next.name in calls)) return
  await page.evaluate(
    (field) => {
      const own = JSON.stringify
      JSON.stringify = (value: unknown, ...rest: never[]) => {
        if (typeof value !== 'object' || value === null || !(field in value)) return own(value, ...rest)
        JSON.stringify = own
        throw new Error('The body can not be written.')
      }
    },
    calls[next.name as CallName].field,
  )
}

export const saySurprise = async ({ page }: Walk<Stage>): Promise<void> => {
  await expect(page.getByText(problems.INTERNAL.message).first()).toBeVisible()
}

/** Responds to the waiting call. */
export const answer =
  (name: CallName, give: (route: Route, walk: Walk<Stage>) => Promise<unknown>) =>
  async (walk: Walk<Stage>): Promise<void> => {
    await arrangeSurprise(walk)
    await give(await walk.stage.held[name].next(), walk)
  }

export const goThrough = (name: CallName) => answer(name, (route) => route.continue())
export const refuse = (name: CallName) =>
  answer(name, async (route, { page }) => {
    const sentence = `The services refuse to ${name}.`
    await route.fulfill(problem(422, 'RULE', sentence))
    await expect(page.getByText(sentence).first()).toBeVisible()
  })

/** Creates the quiz with questions, because a pop quiz without questions cannot be published. */
export const create = answer('create the quiz', async (route, { instructor }) => {
  const created = await route.fetch()
  const body = (await created.json()) as { data: { quiz: { _id: string } } }
  const id = body.data.quiz._id
  await instructor.direct.addQuestions({
    body: { quiz_id: id, questions: soundQuestions(2), is_published: false, is_skippable: false },
  })
  await route.fulfill({
    response: created,
    json: { ...body, data: (await instructor.direct.getQuizForInstructor({ params: { id } })).data },
  })
})

export const generate = (found: number) =>
  answer('generate the questions', (route) =>
    route.fulfill({
      json: {
        status: 200,
        data: {
          questions: soundQuestions(found),
          summary: [{ tag_name: 'arithmetic', difficulty: 'Easy', asked: 5, found, short: 5 - found }],
          usedBefore: {},
        },
      },
    }),
  )

const [fromOthers, others] = ['Add from your quizzes', 'Questions from your other quizzes']
/** The pages whose pop-up editor will open with the window of other quizzes. */
const opensOthers = new WeakSet<Page>()

export const chooseWay =
  (name: string) =>
  async ({ page }: Walk<Stage>): Promise<void> => {
    if (name === fromOthers) opensOthers.add(page)
    else opensOthers.delete(page)
    await wizard(page).getByText(name, { exact: true }).click()
    await button(page, 'Create and continue').click()
  }

/** Closes the window of other quizzes, with which the pop-up editor opens if that way was chosen. */
export const closeOthers = async (page: Page): Promise<void> => {
  if (!opensOthers.delete(page)) return
  const window = page.getByRole('dialog', { name: others })
  await window.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(window).toHaveCount(0)
}

let texts = 0
export const publish = async (walk: Walk<Stage>): Promise<void> => {
  const {
    page,
    stage,
    ahead: [next],
  } = walk
  stage.commits.forget()
  await arrangeSurprise(walk)
  const isBlocked = next?.outcome === 'blocked'
  await wizard(page)
    .getByRole('textbox', { name: 'Question text' })
    .first()
    // Each time another text, because the questions are only saved if they changed.
    .fill(isBlocked ? '' : `How much is one and one? (${++texts})`)
  if (!isBlocked) return await button(page, 'Publish').click()
  await expect(button(page, 'Publish')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Publish').press('Enter')
}

/** The sample of "set the time" that leaves the details as they are. */
export const savedDetails = 2
let titles = 0
export const setTheTime = async (walk: Walk<Stage>): Promise<void> => {
  await arrangeSurprise(walk)
  if (walk.step.sample !== savedDetails)
    await wizard(walk.page).getByLabel('Title').fill(`Walked ${++titles}`)
  await button(walk.page, 'Set its time in the video').click()
}

/** Adds an attempt and lets the author agree to a new version. */
export const saveAsVersion = async (walk: Walk<Stage>): Promise<void> => {
  await arrangeSurprise(walk)
  const {
    socket,
    frame: {
      data: { saveId, quizId },
    },
  } = await walk.stage.commits.next()
  // The services only create a new version of a quiz with attempts.
  await walk.world.addAttempts(quizId, 1)
  socket.send(JSON.stringify({ event: 'needToCreateNewVersion', data: { saveId, quizId } }))
  await walk.page.getByRole('button', { name: 'Manage Changes and Create New Version' }).click()
}
