import { expect, test } from '../support/browser-test.ts'
import { smallPng } from '../support/images.ts'

const image = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from((await smallPng()).content),
})

test(
  'one image becomes a link that opens; several images and other files are refused',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 415/)
    await page.goto('/quiz/quiz-landing')
    await page.getByRole('banner').getByRole('button', { name: /^Ada/ }).click()
    await page.getByRole('menuitem', { name: 'Image and equation tools' }).click()
    await page.waitForURL('**/general')
    await expect(page.getByText('700px by 700px JPEG')).toBeVisible()
    await page.setInputFiles('input[type=file]', [await image('one.png'), await image('two.png')])
    await expect(page.getByText('You can only upload a single image file')).toBeVisible()
    await page.setInputFiles('input[type=file]', {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html></html>'),
    })
    await expect(page.getByText('Something went wrong while uploading image')).toBeVisible()
    await page.setInputFiles('input[type=file]', await image('square.png'))
    await expect(page.getByAltText('The stored image')).toBeVisible()
    const link = await page.getByLabel('Image link').inputValue()
    expect((await page.request.get(link)).headers()['content-type']).toBe('image/png')
  },
)

test('an equation is typed visually or as TeX, drawn, and copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/general')
  const [visual, inTex, text] = [
    page.getByRole('textbox', { name: /^Equation/ }),
    page.getByLabel('TeX', { exact: true }),
    page.getByLabel('TeX to copy'),
  ]
  await expect(visual).toBeAttached()
  await page.getByRole('button', { name: 'Fraction' }).click()
  await page.keyboard.type('a+b')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await expect(text).toHaveValue('\\frac{a+b}{2}')
  await expect(inTex).toHaveValue('\\frac{a+b}{2}')
  await expect(page.getByRole('group', { name: 'Equation preview' }).locator('mfrac')).toBeVisible()
  await page
    .getByRole('region', { name: 'Get an equation as text (TeX)' })
    .getByRole('button', { name: 'Copy' })
    .click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('\\frac{a+b}{2}')
  await inTex.fill('\\sqrt{x}')
  await inTex.press('End')
  await page.getByRole('button', { name: 'Power' }).click()
  await page.keyboard.type('3')
  await expect(text).toHaveValue('\\sqrt{x}^{3}')
  const fontSizes = await page
    .getByRole('group', { name: 'Equation preview' })
    .locator('msup > *')
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)))
  expect(fontSizes[1], 'the exponent').toBeLessThan(fontSizes[0]!)
  await inTex.fill('\\begin{pmatrix} a \\\\ b \\end{pmatrix}')
  const rows = page.getByRole('group', { name: 'Equation preview' }).locator('mtr > mtd > *')
  await expect(rows).toHaveCount(2)
  const [upper, lower] = await rows.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()))
  expect(lower!.top, 'the lower row').toBeGreaterThan(upper!.bottom + 2)
  await inTex.fill('\\sqrt{x}')
  // The field can be left by keyboard, and its own menu, which would be markup, does not open.
  await visual.focus()
  await page.keyboard.type('=y')
  await page.locator('math-field').click({ button: 'right' })
  await expect(text).toHaveValue(/=y/)
  await visual.press('Tab')
  await expect(inTex).toBeFocused()
  await inTex.fill('\\href{https://example.com}{x}')
  await expect(
    page.getByText('This equation is too complex for the visual editor. Edit it as TeX.'),
  ).toBeVisible()
})
