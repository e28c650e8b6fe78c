import type { Page } from '@playwright/test'
import { labels, toasts } from '@quizwright/domain/texts.ts'
import { connectionLost } from '@quizwright/machines/lost-connection.ts'
import { questionSavingFixtures } from '@quizwright/machines/question-saving/fixtures.ts'
import { questionSavingMachine } from '@quizwright/machines/question-saving/machine.ts'
import { expect } from '../support/browser-test.ts'
import { questionCard } from '../support/wizard-page.ts'
import { breakMethod } from './break-method.ts'
import { busyDrafts } from './busy-drafts.ts'
import {
  areOfOneQuiz,
  openAndSave,
  openAndResume,
  openAndWrite,
  pressSave,
  type SaveStage,
  stopClock,
  tooLongQuestion,
} from './open-save.ts'
import { letIn, nextSaid, replies, type Said } from './saving-service.ts'
import { waitsForAnother } from '@quizwright/machines/question-saving/view.ts'
import { isNext, type Walk, walkMachine } from './walk-machine.ts'

type Stage = SaveStage
type Seen = Omit<Walk<Stage>, 'step'>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Saving the questions' })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** Replies to the next frame, which must be this one. */
const answer =
  (event: string, reply: (said: Said) => void) =>
  async ({ stage }: Walk<Stage>): Promise<void> =>
    reply(await nextSaid(stage.said, event))
/** Says that the quiz was changed elsewhere, namely where this author has changed it, too. */
const overtake =
  (event: string) =>
  async ({ page, stage, instructor }: Walk<Stage>): Promise<void> => {
    const said = await nextSaid(stage.said, event)
    const { quizId: id, saveId } = said.data
    const { data } = await instructor.direct.getQuestionsByQuizId({ params: { id }, query: {} })
    const questions = data.questions.map((one) => ({
      ...one,
      question: `${one.question} Or so (${saveId}).`,
    }))
    await page.route('**/question/get-question-by-quiz-id/**', (route) =>
      route.fulfill({ json: { status: 200, success: true, message: '', data: { ...data, questions } } }),
    )
    replies.conflict(said)
  }
/**
 * Ends the connection instead of replying. The clock is stopped, so that the page does not reconnect by
 * itself.
 */
const hangUpAt =
  (event: string) =>
  async ({ page, stage }: Walk<Stage>): Promise<void> => {
    const said = await nextSaid(stage.said, event)
    await stopClock(page)
    await said.hangUp()
  }

/** Prepares what disturbs the start of the next save. */
const disturb = async (walk: Pick<Seen, 'page' | 'ahead'>): Promise<void> => {
  if (isNext(walk, 'failure', 'prepare the batches'))
    await breakMethod(walk.page, { owner: 'TextEncoder', method: 'encode' })
  // A save can only be cancelled before it is sent if the browser is slow to store it.
  if (isNext(walk, 'event', 'cancel')) await busyDrafts(walk.page)
}

const isSaving = async ({ page }: Seen): Promise<void> => {
  await expect(bar(page)).toBeVisible()
  await expect(button(page, labels.savePublish)).toBeDisabled()
}
const mayCancel = async (seen: Seen): Promise<void> => {
  await isSaving(seen)
  await expect(button(seen.page, 'Cancel')).toBeVisible()
}

walkMachine<Stage, typeof questionSavingFixtures>(
  {
    name: 'question-saving',
    machine: questionSavingMachine,
    fixtures: questionSavingFixtures,
    goldenPaths: [],
  },
  {
    begin: {
      publish: async (walk) => {
        const { page, ahead } = walk
        const isTooLong = ahead[0]?.outcome === 'refused'
        const stage = await openAndWrite(
          walk,
          isTooLong
            ? { text: tooLongQuestion().question.replace('€', '?'), questions: [tooLongQuestion()] }
            : {},
        )
        await disturb(walk)
        await pressSave(page, true)
        return stage
      },
      'publish with errors': (walk) => openAndSave(walk, true, { text: '' }),
      'unpublish with errors': (walk) => openAndSave(walk, false, { text: '' }),
      'resume a save': openAndResume,
    },
    events: {
      cancel: async ({ page, step }) => {
        if (step.state === 'online.completing')
          await expect(button(page, 'Cancel'), 'what is being committed can not be cancelled').toBeHidden()
        else await button(page, 'Cancel').click()
      },
      'try again': async ({ page }) => {
        // Before time goes on, as the save may then try again by itself. A click would wait for time.
        await button(page, 'Try again').press('Enter')
        await page.clock.resume()
      },
      dismiss: async ({ page }) => {
        const merging = page.getByRole('dialog', { name: 'Changed elsewhere' })
        await (
          (await merging.isVisible())
            ? merging.getByRole('button', { name: 'Cancel' })
            : button(page, 'Dismiss')
        ).click()
      },
      'save over it': async ({ page }) => {
        await page
          .getByRole('dialog', { name: 'Changed elsewhere' })
          .getByRole('button', { name: 'Save' })
          .click()
      },
    },
    outcomes: {
      'prepare the batches': { prepared: async () => {}, refused: async () => {} },
      'watch the connection': { broken: hangUpAt('authenticate') },
      // Opening a channel includes authentication, so both outcomes arrive together.
      connect: { connected: async () => {} },
      authenticate: {
        authenticated: ({ stage }) => letIn(stage.said),
        refused: answer('authenticate', replies.refusedForGood),
      },
      'request what arrived': {
        received: answer('resume', (said) => replies.progress(said, [0], 50)),
        saved: answer('resume', replies.saved),
        'version saved': async ({ stage }) =>
          replies.versionSaved(await nextSaid(stage.said, 'resume'), stage.versionId),
        'new version needed': answer('resume', replies.needsNewVersion),
        refused: answer('resume', replies.refusedForGood),
      },
      'send a batch': {
        acknowledged: async ({ stage, step }) => {
          const isAll = step.sample === 2
          replies.progress(await nextSaid(stage.said, 'questions'), isAll ? [0, 1] : [0], isAll ? 100 : 50)
        },
        'new version needed': answer('questions', replies.needsNewVersion),
        conflict: overtake('questions'),
        held: async ({ page, stage }) => {
          const said = await nextSaid(stage.said, 'questions')
          await stopClock(page)
          replies.held(said)
        },
        refused: answer('questions', replies.refusedForNow),
      },
      'complete the save': {
        saved: answer('complete', replies.saved),
        'new version needed': answer('complete', replies.needsNewVersion),
        conflict: overtake('complete'),
        refused: answer('complete', replies.refusedForGood),
      },
      'new version': {
        created: async ({ page, stage }) => {
          await button(page, labels.createVersion).click()
          await letIn(stage.said)
          replies.versionSaved(await nextSaid(stage.said, 'resume'), stage.versionId)
          await (
            await stage.links.next()
          ).fulfill({ json: { status: 200, success: true, message: 'Linked.', data: {} } })
        },
        cancelled: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: labels.cancel }).click()
        },
      },
    },
    surprises: {
      'prepare the batches': async () => {},
      'watch the connection':
        'every end of a connection is told as "broken", and nothing else can fail in waiting for it',
      connect: hangUpAt('authenticate'),
      authenticate: hangUpAt('authenticate'),
      'request what arrived': hangUpAt('resume'),
      'send a batch': hangUpAt('questions'),
      'complete the save': hangUpAt('complete'),
      'new version': 'a machine of its own, which comes out one way or another and does not break',
    },
    delays: {
      'back-off': async ({ page }) => {
        await page.clock.runFor(1_000)
        await page.clock.resume()
      },
      'a moment': async ({ page }) => {
        await page.clock.runFor(1_500)
        await page.clock.resume()
      },
      'a long time': async ({ page, stage }) => {
        const refusal = page.getByRole('toolbar').getByRole('alert')
        for (let moments = 0; moments < 100 && (await refusal.isHidden()); moments++) {
          await page.clock.runFor(1_500)
          if (await refusal.isHidden()) replies.held(await nextSaid(stage.said, 'questions'))
        }
        // The last batch may have been on its way.
        stage.said.forget()
        await page.clock.resume()
      },
    },
    sees: {
      blocked: async ({ page }) => {
        await expect(toast(page, toasts.resolveErrors)).toBeVisible()
      },
      preparing: mayCancel,
      'online.connecting': mayCancel,
      'online.authenticating': mayCancel,
      'online.requesting what arrived': mayCancel,
      'online.sending': mayCancel,
      'online.taking turns.waiting': async ({ page }) => {
        await expect(page.getByRole('status').getByText(waitsForAnother)).toBeVisible()
        await expect(button(page, 'Cancel')).toBeVisible()
        await expect(button(page, 'Try again')).toBeHidden()
      },
      'online.taking turns.asking again': ({ page }) =>
        expect(page.getByRole('status').getByText(waitsForAnother)).toBeVisible(),
      'online.completing': async (seen) => {
        await isSaving(seen)
        await expect(button(seen.page, 'Cancel')).toBeHidden()
      },
      reconnecting: async ({ page }) => {
        await expect(page.getByRole('status').getByText(connectionLost)).toBeVisible()
        await expect(button(page, 'Try again')).toBeVisible()
      },
      'agreeing on a new version': async ({ page }) => {
        await expect(page.getByRole('dialog', { name: 'cannot edit, create new version' })).toBeVisible()
      },
      conflict: async ({ page }) => {
        await expect(
          page.getByRole('dialog', { name: 'Changed elsewhere' }).getByRole('button', { name: 'Save' }),
        ).toBeEnabled()
      },
      refused: async ({ page }) => {
        await expect(page.getByRole('toolbar').getByRole('alert')).toBeVisible()
        await expect(button(page, 'Dismiss')).toBeVisible()
      },
      saved: async ({ page }) => {
        await expect(toast(page, toasts.published)).toBeVisible()
        await expect(page.getByRole('toolbar').getByText('All changes saved')).toBeVisible()
      },
      'saved as a new version': async ({ page, stage }) => {
        await expect(toast(page, toasts.published)).toBeVisible()
        await expect(page).toHaveURL(new RegExp(stage.versionId))
      },
      'given up': async ({ page }) => {
        await expect(page.getByRole('toolbar').getByText('Unsaved changes')).toBeVisible()
        await expect(button(page, labels.savePublish)).toBeEnabled()
      },
    },
    goesOn: true,
    onePage: {
      mayFollow: (path, left) =>
        path.input === 'publish' &&
        left.input === 'publish' &&
        (left.end === 'given up' || left.end === 'refused') &&
        // The browser stays slow as long as the page is open.
        left.steps[0]?.name !== 'cancel' &&
        areOfOneQuiz(path.steps, left.steps),
      beginAgain: async ({ page, stage, ahead }, left) => {
        await page.clock.resume()
        if (left === 'refused') await button(page, 'Dismiss').click()
        await expect(button(page, labels.savePublish)).toBeEnabled()
        stage.said.forget()
        stage.links.forget()
        await questionCard(page, 1)
          .getByRole('textbox', { name: 'Question text' })
          .fill('How much is two and two?')
        await disturb({ page, ahead })
        await pressSave(page, true)
      },
    },
    cannot: ({ kind, name, outcome }, before, earlier) => {
      if (
        name === 'try again' &&
        earlier.some((step) => step.name === 'prepare the batches' && step.outcome === 'refused')
      )
        return 'a question that is too long stays so: preparing is refused for good'
      const isArranged =
        before === 'preparing' && (kind === 'failure' || outcome === 'refused' || name === 'cancel')
      if (isArranged && earlier.length > 0)
        return 'what disturbs the preparing is laid out before the save begins'
      return undefined
    },
  },
)
