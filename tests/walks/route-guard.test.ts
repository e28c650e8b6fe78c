import type { Page } from '@playwright/test'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { routeGuardFixtures } from '@quizwright/machines/route-guard/fixtures.ts'
import { routeGuardMachine } from '@quizwright/machines/route-guard/machine.ts'
import { expect, refusedCall, storedBy } from '../support/browser-test.ts'
import { breakMethod } from './break-method.ts'
import { holdCalls, type HeldCalls, problem } from './held-calls.ts'
import { type Walk, walkMachine } from './walk-machine.ts'

const headings = {
  notFound: notices.pageNotFound,
  signIn: 'Sign in to Quizwright',
  general: 'Image and equation tools',
}
/** `opened` is the heading of the open screen, `asked` that of the requested one. */
type Stage = { opened: string; asked: string; questions: HeldCalls; otherTab: Page }

const comes = (
  { ahead }: Pick<Walk<Stage>, 'ahead'>,
  kind: string,
  name: string,
  outcome?: string,
): boolean => ahead.some((step) => step.kind === kind && step.name === name && step.outcome === outcome)

const shows = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
const asBefore = ({ page, stage }: { page: Page; stage: Stage }): Promise<void> => shows(page, stage.opened)
const theLogin = ({ page }: { page: Page }): Promise<void> => shows(page, headings.signIn)

walkMachine<Stage, typeof routeGuardFixtures>(
  { name: 'route-guard', machine: routeGuardMachine, fixtures: routeGuardFixtures, goldenPaths: [] },
  {
    longFormOnly: true,
    begin: {
      start: async (walk) => {
        const { page, context } = walk
        await context.route('**/another-tab', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another tab</title>' }),
        )
        const otherTab = await context.newPage()
        await otherTab.goto('/another-tab')
        const questions = await holdCalls(page, '**/authenticate-frontend-route')
        await page.goto('/page-not-found')
        await shows(page, headings.notFound)
        return { opened: headings.notFound, asked: headings.notFound, questions, otherTab }
      },
    },
    events: {
      navigate: async (walk) => {
        const { page, stage, step } = walk
        if (comes(walk, 'outcome', 'read what is stored', 'nobody'))
          await page.evaluate(() => localStorage.clear())
        if (comes(walk, 'failure', 'read what is stored'))
          await breakMethod(page, { owner: 'Storage', method: 'getItem' }, 'uid')
        if (walk.ahead[0]?.name === 'read what is stored' && walk.ahead[0].sample === 2) {
          const filtered = {
            ...defaultListState,
            search: { ...defaultListState.search, value: 'motion', search: true },
          }
          await page.evaluate((state) => localStorage.setItem('quizFilters', JSON.stringify(state)), filtered)
        }
        if (comes(walk, 'failure', 'repeat with filters'))
          await breakMethod(page, { owner: 'History', method: 'replaceState' })
        if (step.sample === 2) return await page.getByRole('link', { name: 'Quizwright' }).press('Enter')
        const [address, heading] =
          step.sample === 4 ? ['/unauthorized-page', headings.signIn] : ['/general', headings.general]
        stage.asked = heading!
        await page.evaluate((to) => history.pushState(null, '', to), address!)
        if (step.sample === 4) stage.opened = headings.signIn
      },
      'sign-in was lost': async (walk) => {
        if (comes(walk, 'failure', 'turn away'))
          await breakMethod(walk.page, { owner: 'History', method: 'replaceState' })
        await walk.stage.otherTab.evaluate(() => {
          localStorage.setItem('uid', 'somebody')
          localStorage.removeItem('uid')
        })
      },
    },
    outcomes: {
      'read what is stored': { nobody: async () => {}, somebody: async () => {} },
      'ask the server': {
        allowed: async ({ stage }) => {
          await (await stage.questions.next()).continue()
        },
        'not allowed': async ({ stage }) => {
          await (
            await stage.questions.next()
          ).fulfill({ json: { status: 200, success: false, message: 'Not allowed.' } })
        },
        refused: async ({ stage, consoleErrors }) => {
          consoleErrors.allow(refusedCall(503))
          await (await stage.questions.next()).fulfill(problem(503, 'UPSTREAM_DOWN', 'The service is down.'))
        },
      },
      'repeat with filters': {
        repeated: async ({ page }) => {
          await expect(page).toHaveURL(/quiz-landing\?keepFilters=true$/)
        },
      },
      'turn away': {
        'turned away': async ({ page }) => {
          await expect(page).toHaveURL(/unauthorized-page$/)
        },
      },
    },
    surprises: {
      'read what is stored': async () => {},
      // When the server says that nobody is signed in, the stored credentials cannot be cleared.
      'ask the server': async ({ page, stage, consoleErrors }) => {
        consoleErrors.allow(refusedCall(401))
        const question = await stage.questions.next()
        await breakMethod(page, { owner: 'Storage', method: 'removeItem' })
        await question.fulfill(problem(401, 'SIGN_IN_REQUIRED', 'You are not signed in.'))
      },
      'repeat with filters': async () => {},
      'turn away': async () => {},
    },
    delays: {},
    sees: {
      waiting: asBefore,
      'reading what is stored': 'what is stored is read at once',
      'asking the server': async (walk) => {
        await asBefore(walk)
        await expect(walk.page.getByRole('status', { name: 'Loading the page' })).toBeVisible()
      },
      'repeating with filters': 'the navigation is repeated at once',
      entered: ({ page, stage }) => shows(page, stage.asked),
      'turning away': theLogin,
      'turned away': theLogin,
    },
    onePage: {
      mayFollow: () => true,
      beginAgain: async ({ page, stage, instructor }) => {
        const stored = storedBy(instructor)
        await page.evaluate((entries) => {
          localStorage.clear()
          for (const { name, value } of entries) localStorage.setItem(name, value)
          // A rejected visitor may still be at the previous address, so this one is different.
          history.pushState(null, '', `/page-not-found?again=${crypto.randomUUID()}`)
        }, stored)
        await shows(page, headings.notFound)
        stage.questions.forget()
        Object.assign(stage, { opened: headings.notFound, asked: headings.notFound })
      },
    },
  },
)
