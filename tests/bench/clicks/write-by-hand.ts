import { expect, type Page } from '@playwright/test'

const questions = [
  ['What is the capital of France?', 'Paris', 'Rome', 'Madrid', 'Vienna'],
  ['Which planet is the largest?', 'Jupiter', 'Mars', 'Venus', 'Earth'],
  ['How many sides has a hexagon?', 'Six', 'Five', 'Seven', 'Eight'],
  ['Which gas do plants take in?', 'Carbon dioxide', 'Oxygen', 'Helium', 'Neon'],
  ['Which metal is liquid at room temperature?', 'Mercury', 'Iron', 'Gold', 'Tin'],
]

/** From the list to the link of a published quiz with five typed questions of four options each. */
export const writeByHand = async (page: Page): Promise<void> => {
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  const wizard = page.getByRole('dialog')
  // The title has the focus.
  await expect(wizard.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Five by hand')
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByText('Enter questions manually', { exact: true }).click()
  await wizard.getByRole('button', { name: 'Create and continue' }).click()
  // The first question is there, with the cursor in it.
  for (const [index, [text = '', ...options]] of questions.entries()) {
    const card = page.getByRole('region', { name: `Question ${index + 1}`, exact: true })
    await expect(card.getByLabel('Question text')).toBeFocused()
    await page.keyboard.type(text)
    // Down moves to the first option, Enter to the next one.
    for (const [no, option] of options.entries()) {
      await page.keyboard.press(no === 0 ? 'ArrowDown' : 'Enter')
      await page.keyboard.type(option)
    }
    await card.getByLabel('Option 1 is the correct one').click()
    if (index < questions.length - 1) await page.keyboard.press('Control+Enter')
  }
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  // The link of the session, to copy or to show as a QR code.
  await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).waitFor()
}
