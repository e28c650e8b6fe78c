import type { Page } from '@playwright/test'
import type { Instructor } from './world.ts'
import { expect } from './browser-test.ts'
import { questionCard } from './wizard-page.ts'

/** Random numbers from 0 to 1. */
type Random = () => number
/** A person who edits the questions of a quiz in a page. Their words begin with the prefix. */
export type PageAuthor = {
  page: Page
  prefix: string
  /** Words that are expected in the end, and those that were undone. */
  kept: Set<string>
  undone: Set<string>
  /** Words of questions of which both copies were kept: undone in one of them, they may stay in the other. */
  keptTwice: Set<string>
  /** How often this author was asked, because both had changed the same part. */
  decisions: number
}

/** A word that an author added. */
export const wordOfAuthor = /\b(?:Ada|Bo)\d+x\d\b/g

/** The editor shows so many questions on its first page. */
const onFirstPage = 10

/**
 * Presses the button of a dialog if "both" is chosen everywhere in it. A save that is refused replaces the dialog by
 * one of the same name in which nothing is chosen yet, and a press there would drop the other's words.
 */
const pressWhereBothAreChosen = (button: HTMLElement | SVGElement): void => {
  const radios = button.closest('[role=dialog]')?.querySelectorAll<HTMLInputElement>('[value=both]') ?? []
  if (![...radios].every(({ checked }) => checked)) throw new Error('Another dialog has taken its place.')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Answers "both" where the page asks, so that nothing may be lost. Throws where the question goes meanwhile. */
const chooseBoth = async ({ page, keptTwice }: PageAuthor): Promise<boolean> => {
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
  const compare = page.getByRole('button', { name: 'Compare and choose' })
  if (!(await dialog.isVisible())) {
    if (!(await compare.isVisible())) return false
    await compare.click()
    await dialog.waitFor()
  }
  const again = dialog.getByRole('button', { name: 'Try again' })
  if (await again.isVisible()) await again.click()
  const confirm = dialog.getByRole('button', { name: /^(Keep these|Save)$/ })
  await expect(confirm).toBeEnabled({ timeout: 10_000 })
  for (const [word] of (await dialog.innerText()).matchAll(wordOfAuthor)) keptTwice.add(word)
  for (const both of await dialog.getByRole('radio', { name: 'Both' }).all()) await both.check()
  await confirm.evaluate(pressWhereBothAreChosen)
  return true
}

/**
 * Lets an author answer what the page asks. A save that ends may settle the question while it is answered; a question
 * that stays is answered the next time.
 */
export const decide = async (author: PageAuthor): Promise<void> => {
  if (await chooseBoth(author).catch(() => false)) author.decisions += 1
}

/**
 * Adds a word to the end of a text, as a step of its own. The text is not read first and written back: what the other
 * saved between the two would be deleted by that.
 */
const addWord = async (page: Page, name: string, no: number, word: string): Promise<void> => {
  const field = questionCard(page, no).getByRole('textbox', { name })
  await field.focus()
  await field.evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.length, area.value.length),
  )
  await page.keyboard.insertText(` ${word}`)
  // A dialog that opened meanwhile has the focus.
  if (!(await field.inputValue()).includes(word)) throw new Error(`The field has no ${word}.`)
  await field.blur()
}

/** One random edit: a word in a question or an option, another key, a question moved, or a word that is undone. */
const editAtRandom = async ({ page, kept, undone }: PageAuthor, word: string, random: Random) => {
  const cards = await page.getByRole('region', { name: /^Question \d+$/ }).count()
  const anyNo = () => 1 + Math.floor(random() * Math.min(cards, onFirstPage))
  const [no, option, kind] = [anyNo(), 1 + Math.floor(random() * 2), random()]
  if (kind < 0.8) {
    await addWord(page, kind < 0.5 ? 'Question text' : `Option ${option} text`, no, word)
    kept.add(word)
    return
  }
  await questionCard(page, no).getByRole('textbox', { name: 'Question text' }).focus()
  if (kind < 0.88)
    return questionCard(page, no)
      .getByRole('radio')
      .nth(option - 1)
      .click()
  if (kind < 0.92) {
    await page.keyboard.press('Alt+KeyM')
    await page.getByRole('dialog', { name: `Move question ${no}` }).waitFor()
    await page.keyboard.type(String(anyNo()))
    return page.keyboard.press('Enter')
  }
  await addWord(page, 'Question text', no, word)
  // What the other saves meanwhile stays when the word is undone.
  await page.waitForTimeout(random() * 2_500)
  // An open dialog keeps the keyboard to itself.
  if (await page.getByRole('dialog').isVisible()) return void kept.add(word)
  await page.keyboard.press('Control+z')
  undone.add(word)
}

/** Makes random edits. A dialog that opens meanwhile is answered first, and then the edit is made with another word. */
export const writeAtRandom = async (
  author: PageAuthor,
  edits: number,
  random: Random,
  afterEach: () => Promise<void>,
): Promise<void> => {
  for (let edit = 1; edit <= edits; edit++) {
    for (let tries = 1; ; tries++) {
      await decide(author)
      const isDone = editAtRandom(author, `${author.prefix}${edit}x${tries}`, random)
      if (
        await isDone.then(
          () => true,
          (error: unknown) => (tries < 8 ? false : Promise.reject(error)),
        )
      )
        break
      // The window that moves a question may still be open.
      await author.page.keyboard.press('Escape')
    }
    await afterEach()
  }
}

/** The texts of a quiz as the services have them. */
export const readTexts = async (person: Instructor, quizId: string) => {
  const { data } = await person.direct.getQuestionsByQuizId({ params: { id: quizId }, query: {} })
  return data.questions.map(({ question, options }) => ({
    question,
    options: options.map((one) => ({ text: one.option, isCorrect: one.is_correct })),
  }))
}
