import type { Page } from '@playwright/test'
import { killAndRestart } from '../faults/interrupted-save.ts'
import { chooseSeed, createSeededRandom } from '../faults/seeded-random.ts'
import { expect, refusedCall, signIn, test } from '../support/browser-test.ts'
import { decide, type PageAuthor, readTexts, wordOfAuthor, writeAtRandom } from '../support/random-edits.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'

const editsOfEach = 200

/** Cuts the connections of a page's saves now and then, before or after what was said is passed on. */
const cutSaves = (page: Page, random: () => number): Promise<void> =>
  page.routeWebSocket(/\/ws\/question-saving$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage(async (message) => {
      const [isCut, isHeard] = [random() < 0.06, random() < 0.5]
      if (!isCut || isHeard) server.send(message)
      if (!isCut) return
      await server.close()
      await socket.close({ code: 1011 })
    })
  })

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Unpublish' })
/** Behind a dialog that asks something the button is out of reach, for longer on a busy machine. */
const maySave = (page: Page): Promise<boolean> =>
  saveButton(page)
    .isEnabled()
    .catch(() => false)
const saved = (page: Page) => page.getByText('All changes saved')

const write = (author: PageAuthor, random: () => number): Promise<void> =>
  writeAtRandom(author, editsOfEach, random, async () => {
    if (random() < 0.15 && (await maySave(author.page)))
      await saveButton(author.page)
        .click()
        .catch(() => undefined)
  })

/** Saves until the page has nothing that the services lack. Nobody presses "Try again". */
const finish = async (author: PageAuthor): Promise<void> => {
  const { page } = author
  await expect(async () => {
    await decide(author)
    if (!(await saved(page).isVisible()) && (await maySave(page))) await saveButton(page).click()
    await expect(saved(page)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 150_000 })
}

test(
  'two authors make 200 random edits each, and both pages end equal with nothing lost',
  { tag: '@long' },
  async ({ page, browser, world, instructor, otherInstructor, consoleErrors }) => {
    test.setTimeout(900_000)
    consoleErrors.allow(refusedCall(409, 429, 502, 503, 504), /WebSocket/, /ERR_/)
    const random = createSeededRandom(chooseSeed())
    const quizId = await addQuiz(instructor, { name: 'Together' }, soundQuestions(8))
    await instructor.direct.addShare({
      body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' },
    })
    const theirs = await browser.newContext({ baseURL: world.gatewayUrl })
    const colleague = await theirs.newPage()
    await signIn(colleague, world, otherInstructor)
    const authorOf = (one: Page, prefix: string): PageAuthor => ({
      page: one,
      prefix,
      kept: new Set(),
      undone: new Set(),
      keptTwice: new Set(),
      decisions: 0,
    })
    const authors = [authorOf(page, 'Ada'), authorOf(colleague, 'Bo')]
    for (const { page: one } of authors) {
      one.setDefaultTimeout(3_000)
      await cutSaves(one, random)
      await one.goto(
        `/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`,
      )
      await expect(questionCard(one, 8)).toBeVisible()
    }
    let isWriting = true
    const killing = (async () => {
      for (let kills = 0; kills < 3; kills++) {
        await page.waitForTimeout(8_000 + random() * 8_000)
        if (isWriting) await killAndRestart(world.services)
      }
    })()
    await Promise.all(authors.map((author) => write(author, random)))
    isWriting = false
    await killing
    // What one saves last comes to the other, who may have to decide, and then the other way round.
    for (const author of [...authors, ...authors]) await finish(author)

    const stored = await readTexts(instructor, quizId)
    const words = new Set(
      stored
        .flatMap(({ question, options }) => [question, ...options.map(({ text }) => text)])
        .join(' ')
        .match(wordOfAuthor),
    )
    const keptTwice = new Set(authors.flatMap((author) => [...author.keptTwice]))
    for (const { kept, undone } of authors) {
      expect([...kept].filter((word) => !words.has(word))).toEqual([])
      expect([...undone].filter((word) => words.has(word) && !keptTwice.has(word))).toEqual([])
      expect(kept.size).toBeGreaterThan(editsOfEach / 2)
    }
    for (const { options } of stored) expect(options.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    for (const { page: one } of authors) {
      const shown = questionCard(one, 1).getByRole('textbox', { name: 'Question text' })
      await expect(shown).toHaveValue(stored[0]?.question ?? '')
      for (const [index, { question }] of stored.slice(0, 10).entries())
        await expect(
          questionCard(one, index + 1).getByRole('textbox', { name: 'Question text' }),
        ).toHaveValue(question)
    }
    await theirs.close()
  },
)
