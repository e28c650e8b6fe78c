import type { Page } from '@playwright/test'
import { labels, notices } from '@quizwright/domain/texts.ts'
import { newVersionFixtures } from '@quizwright/machines/new-version/fixtures.ts'
import { newVersionMachine } from '@quizwright/machines/new-version/machine.ts'
import { expect, refusedCall } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { wizard } from '../support/wizard-page.ts'
import { breakMethod } from './break-method.ts'
import { holdCalls, problem } from './held-calls.ts'
import { openAndSave, openAndResume, type SaveStage } from './open-save.ts'
import { letIn, nextSaid, replies, type Said, scriptSavingService } from './saving-service.ts'
import { isNext, type Walk, walkMachine } from './walk-machine.ts'

/** `asked` is the request for a version that the service has already received. */
type Stage = SaveStage & { asked?: Said }
type Seen = Omit<Walk<Stage>, 'step'>

const dialog = (page: Page) => page.getByRole('dialog', { name: 'cannot edit, create new version' })
const press =
  (name: string) =>
  async ({ page }: Seen): Promise<void> => {
    await dialog(page).getByRole('button', { name }).click()
  }
const atWork = async ({ page }: Seen): Promise<void> => {
  await expect(dialog(page).getByRole('progressbar', { name: 'Creating the new version' })).toBeVisible()
}
/** Makes linking fail at its start, because the credentials cannot be read. */
const arrangeLinking = async (walk: Pick<Walk<Stage>, 'page' | 'ahead'>): Promise<void> => {
  if (isNext(walk, 'failure', 'link the video points'))
    await breakMethod(walk.page, { owner: 'Storage', method: 'getItem' }, 'uid')
}
const theVersion = async ({ page, stage }: Seen): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(stage.versionId))
  await expect(dialog(page)).toBeHidden()
}

walkMachine<Stage, typeof newVersionFixtures>(
  { name: 'new-version', machine: newVersionMachine, fixtures: newVersionFixtures, goldenPaths: [] },
  {
    longFormOnly: true,
    begin: {
      'from a save': async (walk) => {
        const stage = await openAndSave(walk)
        await letIn(stage.said)
        replies.needsNewVersion(await nextSaid(stage.said, 'questions'))
        await expect(dialog(walk.page)).toBeVisible()
        return stage
      },
      'from the wizard': async ({ page, instructor, world, consoleErrors }) => {
        consoleErrors.allow(refusedCall(409))
        const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
        await world.addAttempts(quizId, 1)
        await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
        await wizard(page).getByLabel('Minutes').fill('50')
        await wizard(page).getByRole('button', { name: 'Save and add questions' }).click()
        return {
          versionId: quizId,
          said: await scriptSavingService(page),
          links: await holdCalls(page, '**/changeQuizVideoPoint'),
        }
      },
      'from a save that was committed': async (walk) => {
        const stage = await openAndResume(walk)
        await letIn(stage.said)
        const asked = await nextSaid(stage.said, 'resume')
        await arrangeLinking(walk)
        replies.versionSaved(asked, stage.versionId)
        return stage
      },
    },
    events: {
      confirm: async (walk) => {
        if (isNext(walk, 'failure', 'create the new version'))
          await breakMethod(walk.page, { owner: 'WebSocket', method: 'send' }, 'resume')
        await press(labels.createVersion)(walk)
      },
      cancel: press(labels.cancel),
      progressed: async ({ page, stage }) => {
        await letIn(stage.said)
        replies.progress(await nextSaid(stage.said, 'resume'), [], 0)
        replies.progress(await nextSaid(stage.said, 'questions'), [0], 100)
        stage.asked = await nextSaid(stage.said, 'createNewVersion')
        await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
      },
      'link again': async (walk) => {
        await arrangeLinking(walk)
        await press('Link again')(walk)
      },
      'leave unlinked': press('Leave unchanged'),
    },
    outcomes: {
      'create the new version': {
        created: async (walk) => {
          const { stage } = walk
          await arrangeLinking(walk)
          if (!stage.asked) {
            await letIn(stage.said)
            replies.progress(await nextSaid(stage.said, 'resume'), [0], 100)
          }
          replies.versionSaved(
            stage.asked ?? (await nextSaid(stage.said, 'createNewVersion')),
            stage.versionId,
          )
        },
        refused: async ({ stage }) => {
          await letIn(stage.said)
          replies.refusedForNow(await nextSaid(stage.said, 'resume'))
        },
      },
      'link the video points': {
        linked: async ({ stage }) => {
          await (
            await stage.links.next()
          ).fulfill({ json: { status: 200, success: true, message: 'Linked.', data: {} } })
        },
        refused: async ({ stage, consoleErrors }) => {
          consoleErrors.allow(refusedCall(503))
          await (await stage.links.next()).fulfill(problem(503, 'UPSTREAM_DOWN', 'The service is down.'))
        },
      },
    },
    surprises: {
      'create the new version': ({ stage }) => letIn(stage.said),
      'link the video points': async () => {},
    },
    delays: {},
    sees: {
      asking: async ({ page }) => {
        await expect(dialog(page).getByText(notices.newVersion)).toBeVisible()
        await expect(dialog(page).getByRole('progressbar')).toBeHidden()
        await expect(dialog(page).getByRole('button', { name: labels.createVersion })).toBeEnabled()
      },
      creating: atWork,
      linking: async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await atWork(seen)
      },
      'not linked': async ({ page }) => {
        await expect(dialog(page).getByText('videos still link to the old one')).toBeVisible()
        await expect(dialog(page).getByRole('alert')).toBeVisible()
      },
      'created and linked': theVersion,
      created: theVersion,
      cancelled: async ({ page }) => {
        await expect(dialog(page)).toBeHidden()
        await expect(page.getByRole('toolbar').getByText('Unsaved changes')).toBeVisible()
      },
    },
    goesOn: true,
  },
)
