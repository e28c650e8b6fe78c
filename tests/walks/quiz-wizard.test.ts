import type { Page } from '@playwright/test'
import { toasts } from '@quizwright/domain/texts.ts'
import type { PathStep } from '@quizwright/machines/paths/state-graph.ts'
import { quizWizardFixtures } from '@quizwright/machines/quiz-wizard/fixtures.ts'
import { quizWizardMachine } from '@quizwright/machines/quiz-wizard/machine.ts'
import { expect } from '../support/browser-test.ts'
import { csvFile, csvOf, soundRows } from '../support/csv-files.ts'
import { uploadFile, wizard } from '../support/wizard-page.ts'
import { problem } from './held-calls.ts'
import {
  answer,
  arrange,
  arrangeSurprise,
  chooseWay,
  closeOthers,
  create,
  generate,
  goThrough,
  publish,
  refuse,
  savedDetails,
  setTheTime,
  saveAsVersion,
  saySurprise,
  type Stage,
} from './quiz-wizard-gestures.ts'
import { button, openExisting, openNew } from './open-wizard.ts'
import { type Walk, walkMachine } from './walk-machine.ts'

type Seen = Pick<Walk<Stage>, 'page' | 'ahead'>
const ofChild = 'a machine of its own, which comes out one way or another and does not break'
const press =
  (name: string | RegExp) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await button(page, name).click()
  }
/** Leads from the form of a new quiz, or of one that exists, to the choice of questions. */
const onward = /^(?:Continue|Save and add questions)$/
const pressing =
  (name: string | RegExp) =>
  async (walk: Walk<Stage>): Promise<void> => {
    await arrangeSurprise(walk)
    await button(walk.page, name).click()
  }
const shows =
  (text: string | RegExp) =>
  async ({ page }: Seen): Promise<void> => {
    await expect(wizard(page).getByText(text)).toBeVisible()
  }
/** Expects a window, with the button that closes the wizard unless the wizard is busy. */
const isWindow =
  (text: string) =>
  async (seen: Seen): Promise<void> => {
    await shows(text)(seen)
    await expect(button(seen.page, 'Close')).toBeEnabled()
  }
const isFree =
  (name: string | RegExp) =>
  async ({ page }: Seen): Promise<void> => {
    await expect(button(page, name)).not.toHaveAttribute('aria-busy')
    await expect(button(page, 'Close')).toBeEnabled()
  }
const isBusy =
  (name: string) =>
  async ({ page }: Seen): Promise<void> => {
    await expect(button(page, name)).toHaveAttribute('aria-busy', 'true')
    await expect(button(page, 'Close'), 'the popup can not be closed').toBeHidden()
  }
/** Expects a busy details form, whichever button was pressed. */
const isAtWork = async ({ page }: Seen): Promise<void> => {
  await expect(wizard(page).locator('button[aria-busy=true]')).toHaveCount(1)
  await expect(button(page, 'Close'), 'the popup can not be closed').toBeHidden()
}

/** The sample of the event "continue" from the form of a pop quiz. */
const popForm = 2

/** The last step of these actors. */
const lastOf = (earlier: readonly PathStep[], ...names: readonly string[]): PathStep | undefined =>
  earlier.findLast(({ name }) => names.includes(name))
const areDetailsSaved = (earlier: readonly PathStep[]): boolean => {
  const last = lastOf(earlier, 'create the quiz', 'update the quiz', 'new version', 'save the session')
  return last === undefined || last.outcome === 'saved'
}
const arePublished = (earlier: readonly PathStep[]): boolean =>
  lastOf(earlier, 'publish', 'question saving')?.outcome?.startsWith('saved') ?? false

walkMachine<Stage, typeof quizWizardFixtures>(
  { name: 'quiz-wizard', machine: quizWizardMachine, fixtures: quizWizardFixtures, goldenPaths: [] },
  {
    begin: {
      'a new quiz': async ({ page, consoleErrors, ahead }) => {
        consoleErrors.allow(/status of 4(?:09|22)/, /ERR_FAILED/)
        const stage = await arrange(page)
        const isPop = ahead[0]?.sample === popForm
        await openNew(
          page,
          isPop ? 'pop' : 'full',
          isPop || ahead.some(({ name }) => name === 'set the time'),
        )
        return stage
      },
      'a quiz that exists': async ({ page, instructor, consoleErrors }) => {
        consoleErrors.allow(/status of 4(?:09|22)/)
        const stage = await arrange(page)
        await openExisting(page, instructor, 'full', 3)
        return stage
      },
      'a pop quiz that exists': async ({ page, instructor }) => {
        const stage = await arrange(page)
        await openExisting(page, instructor, 'pop', 3)
        return stage
      },
    },
    events: {
      continue: pressing(onward),
      save: pressing('Save'),
      'set the time': setTheTime,
      'save over it': pressing('Overwrite with mine'),
      'upload a CSV': chooseWay('Upload a file'),
      generate: chooseWay('Auto generate'),
      'write by hand': chooseWay('Enter questions manually'),
      'paste a list': chooseWay('Paste questions'),
      'take from other quizzes': chooseWay('Add from your quizzes'),
      'generate questions': async (walk) => {
        await wizard(walk.page).getByLabel('Number of questions').fill('5')
        await pressing('Generate')(walk)
      },
      'show the result': press('Show last result'),
      'accept the questions': press(/^Continue with/),
      publish,
      'move the point': pressing('Publish'),
      back: press('Back'),
      close: press('Close'),
    },
    outcomes: {
      'create the quiz': { created: create, refused: refuse('create the quiz') },
      'update the quiz': {
        updated: goThrough('update the quiz'),
        'new version needed': answer('update the quiz', (route) =>
          route.fulfill(problem(409, 'NEW_VERSION_NEEDED', 'Students have attempted it.')),
        ),
        conflict: answer('update the quiz', (route) =>
          route.fulfill(problem(409, 'CONFLICT', 'It was changed elsewhere.')),
        ),
        refused: refuse('update the quiz'),
      },
      'save the session': { saved: goThrough('save the session'), refused: refuse('save the session') },
      'generate the questions': {
        generated: generate(4),
        'none found': async (walk) => {
          await generate(0)(walk)
          await shows(toasts.nothingGenerated)(walk)
        },
        refused: refuse('generate the questions'),
      },
      'save the video point': {
        saved: goThrough('save the video point'),
        refused: refuse('save the video point'),
      },
      'csv import': {
        continued: async ({ page }) => {
          await uploadFile(page, {
            name: 'sums.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(csvFile(csvOf(soundRows(3))).content),
          })
          await button(page, 'Continue with 3 questions').click()
        },
        left: press('Back'),
      },
      'new version': { created: press('Manage Changes and Create New Version'), cancelled: press('Cancel') },
      'question saving': {
        saved: async (walk) => {
          const { goOn } = await walk.stage.commits.next()
          await arrangeSurprise(walk)
          goOn()
        },
        'saved as a new version': saveAsVersion,
        blocked: async ({ page }) => {
          await expect(page.getByText(toasts.resolveErrors)).toBeVisible()
        },
        'given up': press('Cancel'),
      },
    },
    surprises: {
      'create the quiz': saySurprise,
      'update the quiz': saySurprise,
      'save the session': saySurprise,
      'generate the questions': saySurprise,
      'save the video point': saySurprise,
      'csv import': ofChild,
      'new version': ofChild,
      'question saving': ofChild,
    },
    delays: {
      'time to read': async ({ page }) => {
        await page.evaluate(() => (window as unknown as { ring: () => void }).ring())
      },
    },
    sees: {
      details: isFree(onward),
      'creating the quiz': async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await isAtWork(seen)
      },
      'updating the quiz': async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await isAtWork(seen)
      },
      'agreeing on a new version': async ({ page }) => {
        await expect(page.getByRole('dialog', { name: 'cannot edit, create new version' })).toBeVisible()
      },
      'saving the session': async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await isAtWork(seen)
      },
      'choosing how': isWindow('How do you want to add questions?'),
      importing: isWindow('Drop a file here, or choose one'),
      'describing questions': isFree('Generate'),
      generating: async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await isBusy('Generate')(seen)
      },
      summary: isWindow('4 of 5 questions found'),
      'pop-up editor': async ({ page }) => {
        await closeOthers(page)
        await expect(wizard(page).getByRole('slider', { name: 'When the quiz appears' })).toBeEnabled()
        await isFree('Publish')({ page, ahead: [] })
      },
      'saving the questions': async (seen) => {
        if (seen.ahead[0]?.outcome !== 'blocked') await isBusy('Publish')(seen)
      },
      'saving the video point': async (seen) => {
        if (seen.ahead[0]?.kind !== 'failure') await isBusy('Publish')(seen)
      },
      published: async ({ page }) => {
        await expect(wizard(page).getByRole('status').getByText(toasts.popPublished)).toBeVisible()
      },
      'to the editor': async ({ page }) => {
        await expect(page).toHaveURL(/edit-quiz-questions/)
        await expect(page.getByRole('toolbar', { name: 'Quiz' })).toBeVisible({ timeout: 30_000 })
      },
      done: async ({ page }) => {
        await expect(wizard(page)).toBeHidden()
        await expect(page.getByRole('button', { name: 'Published (1)' })).toBeVisible()
      },
      closed: async ({ page }) => {
        await expect(wizard(page)).toBeHidden()
      },
    },
    goesOn: true,
    cannot: ({ name, sample }, _before, earlier) => {
      if (name === 'move the point' && !arePublished(earlier)) return 'its questions are not published'
      if (name === 'set the time' && sample === savedDetails && !areDetailsSaved(earlier))
        return 'its details are not saved'
      const form = earlier.find((step) => step.name === 'continue')
      const needsPop = name === 'set the time'
      return form &&
        ((name === 'continue' && form.sample !== sample) || (needsPop && form.sample !== popForm))
        ? 'the form that was opened is of one kind of quiz'
        : undefined
    },
  },
)
