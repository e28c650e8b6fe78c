import { expect, test } from '../support/browser-test.ts'
import { smallPng } from '../support/pictures.ts'

const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from((await smallPng()).content) })

test('one image becomes a link that opens; several are refused, and so is what is none', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 415/)
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('banner').getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('menuitem', { name: 'Image and equation' }).click()
  await page.waitForURL('**/general')
  await expect(page.getByText('700px by 700px JPEG')).toBeVisible()
  await page.setInputFiles('input[type=file]', [await picture('one.png'), await picture('two.png')])
  await expect(page.getByText('You can only upload a single image file')).toBeVisible()
  await page.setInputFiles('input[type=file]', { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') })
  await expect(page.getByText('Something went wrong while uploading image')).toBeVisible()
  await page.setInputFiles('input[type=file]', await picture('square.png'))
  await expect(page.getByAltText('The image as it was stored')).toBeVisible()
  const link = await page.getByLabel('Link of the image').inputValue()
  expect((await page.request.get(link)).headers()['content-type']).toBe('image/png')
})

test('an equation is put together, drawn, and its text form copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/general')
  await page.getByRole('button', { name: 'Fraction' }).click()
  await page.keyboard.type('a+b')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2')
  await expect(page.getByLabel('Text form')).toHaveValue('\\frac{a+b}{2}')
  await expect(page.getByRole('group', { name: 'The equation, drawn' }).locator('mfrac')).toBeVisible()
  await page.getByRole('region', { name: 'Equation to text' }).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('\\frac{a+b}{2}')
})
