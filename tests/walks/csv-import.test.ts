import { toasts } from '@quizwright/domain/texts.ts'
import { csvImportFixtures } from '@quizwright/machines/csv-import/fixtures.ts'
import { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import { connectionLost } from '@quizwright/machines/lost-connection.ts'
import { expect, refusedCall } from '../support/browser-test.ts'
import { wizard } from '../support/wizard-page.ts'
import {
  accept,
  arrange,
  arrangeSecond,
  chooseFiles,
  fix,
  ringBackOff,
  sabotage,
  sendComplete,
  sendQuestions,
  sendRefusal,
  showPreview,
  type Stage,
  tellProgress,
} from './csv-import-gestures.ts'
import { problem } from './held-calls.ts'
import { isNext, type Walk, walkMachine } from './walk-machine.ts'

/** How the page words CSV_TOO_LARGE. */
const tooLarge = 'The file is too large to import. Split it and import the parts.'

const press =
  (name: string | RegExp) =>
  async ({ page }: Walk<Stage>): Promise<void> =>
    await wizard(page).getByRole('button', { name }).click()
const streamOf = async ({ stage }: Walk<Stage>) => (stage.stream ??= await stage.streams.next())
/** Takes the stream for the last time, because the next read uses another one. */
const lastOf = async (walk: Walk<Stage>) => {
  const stream = await streamOf(walk)
  walk.stage.stream = undefined
  return stream
}

walkMachine<Stage, typeof csvImportFixtures>(
  { name: 'csv-import', machine: csvImportMachine, fixtures: csvImportFixtures, goldenPaths: [] },
  {
    begin: {
      'a first import': ({ page, instructor }) => arrange(page, instructor),
      'back from a later window': ({ page, instructor }) => arrangeSecond(page, instructor),
    },
    events: {
      'choose files': async (walk) => {
        const { page, step, stage } = walk
        stage.uploads.forget()
        if (isNext(walk, 'failure', 'upload the file')) await sabotage(walk, 'storage')
        await chooseFiles(page, step.sample)
        if (step.sample === 2) await expect(wizard(page).getByText(toasts.oneCsvOnly)).toBeVisible()
        if (step.sample === 3) await expect(wizard(page).getByText(tooLarge)).toBeVisible()
      },
      'upload progressed': async ({ page }) => {
        await tellProgress(page)
        await expect(wizard(page).getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
          'aria-valuenow',
          '50',
        )
      },
      'questions came': async (walk) => {
        sendQuestions(await streamOf(walk), 40)
        await expect(
          wizard(walk.page).getByRole('progressbar', { name: 'Reading: 2 questions so far' }),
        ).toHaveAttribute('aria-valuenow', '40')
      },
      'read it so': async (walk) => {
        if (isNext(walk, 'failure', 'stream the questions')) await sabotage(walk, 'sockets')
        await press('Import')(walk)
      },
      'change how it is read': press('Change import settings'),
      cancel: press('Cancel'),
      'try again': async (walk) => {
        if (isNext(walk, 'failure', 'look at the file')) await sabotage(walk, 'storage')
        await press('Try again')(walk)
      },
      'choose another file': press('Choose another file'),
      'show the result': press('Show last result'),
      continue: press(/^Continue with 2 questions$/),
      back: press('Back'),
    },
    outcomes: {
      'upload the file': {
        uploaded: async (walk) => {
          if (isNext(walk, 'failure', 'look at the file')) await sabotage(walk, 'storage')
          await accept(walk.stage)
        },
        refused: async ({ stage, step, consoleErrors }) => {
          consoleErrors.allow(refusedCall(415, 503))
          const answer =
            step.sample === 1
              ? problem(415, 'CSV_NOT_CSV', 'This does not look like a CSV file.')
              : problem(503, 'UPSTREAM_DOWN', 'The service is down.')
          await (await stage.uploads.next()).fulfill(answer)
        },
      },
      'look at the file': {
        clear: async (walk) => {
          if (isNext(walk, 'failure', 'stream the questions')) await sabotage(walk, 'sockets')
          await showPreview(walk.stage, true)
        },
        'to ask': async ({ stage }) => await showPreview(stage, false),
        refused: async ({ stage, consoleErrors }) => {
          consoleErrors.allow(refusedCall(503))
          await (await stage.previews.next()).fulfill(problem(503, 'UPSTREAM_DOWN', 'The service is down.'))
        },
      },
      'stream the questions': {
        complete: async (walk) => {
          const stream = await lastOf(walk)
          sendQuestions(stream, 100)
          sendComplete(stream)
        },
        broken: async (walk) => await (await lastOf(walk)).close(),
        refused: async (walk) => sendRefusal(await lastOf(walk)),
      },
    },
    // The error was prepared before the step, so the page meets it at once.
    surprises: {
      'upload the file': ({ page }) => fix(page),
      'look at the file': ({ page }) => fix(page),
      'stream the questions': ({ page }) => fix(page),
    },
    delays: { 'back-off': ({ page }) => ringBackOff(page) },
    sees: {
      choosing: async ({ page }) => {
        await expect(wizard(page).getByText('Drop a file here, or choose one')).toBeVisible()
      },
      uploading: async ({ page, ahead: [next] }) => {
        if (next?.kind === 'failure') return
        await expect(wizard(page).getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
      },
      looking: async ({ page, ahead: [next] }) => {
        if (next?.kind === 'failure') return
        await expect(wizard(page).getByRole('progressbar', { name: 'Checking the file' })).toBeVisible()
      },
      asking: async ({ page }) => {
        await expect(wizard(page).getByRole('heading', { name: 'Match columns' })).toBeVisible()
      },
      reading: async ({ page, ahead: [next] }) => {
        if (next?.kind === 'failure') return
        await expect(wizard(page).getByRole('progressbar', { name: /^Reading/ })).toBeVisible()
        await expect(wizard(page).getByText(connectionLost)).toBeHidden()
      },
      reconnecting: async ({ page }) => {
        await expect(wizard(page).getByText(connectionLost)).toBeVisible()
      },
      read: async ({ page }) => {
        await expect(wizard(page).getByText('2 questions', { exact: true })).toBeVisible()
      },
      refused: async ({ page }) => {
        await expect(wizard(page).getByRole('alert').getByText('The file can’t be imported')).toBeVisible()
      },
      continued: async ({ page }) => {
        await page.waitForURL('**/quiz/edit-quiz-questions?**')
      },
      left: async ({ page }) => {
        await expect(wizard(page).getByText('How do you want to add questions?')).toBeVisible()
      },
    },
    goesOn: true,
    cannot: ({ name, outcome }, before, earlier) => {
      if (before === 'uploading' && name === 'choose files') return 'window 5 takes no file'
      if (before === 'reconnecting' && name === 'try again')
        return 'the page tries by itself and has no button for it'
      if ((before === 'read' || before === 'refused') && name === 'back')
        return 'window 5 leads back by "Choose another file"'
      if (outcome === 'broken' && earlier.some((step) => step.outcome === 'broken'))
        return 'the second wait is a longer one, which these walks do not hold'
      return undefined
    },
  },
)
