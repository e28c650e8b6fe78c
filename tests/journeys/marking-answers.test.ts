import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

const addEssays = (instructor: Instructor): Promise<string> =>
  addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [essayQuestion(1)], true)

const openAnswerOnPhone = async (page: Page, instructor: Instructor): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  const quizId = await addEssays(instructor)
  await instructor.handIn({ quizId, name: 'Ann', given: [{ words: 'It counts.', waits: true }] })
  await page.goto(`/quiz/marking?quizId=${quizId}`)
}

const upload = async (instructor: Instructor, width: number, height: number): Promise<string> => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#c00' } })
  const file = new File([new Uint8Array(await drawn.png().toBuffer())], 'answer.png', { type: 'image/png' })
  return (await instructor.direct.uploadImage({ file, fields: { userId: instructor.uid } })).data.link
}

/** The position of the bottom of the image's frame, below which everything would move. */
const bottomOf = async (page: Page, name: string): Promise<number> => {
  const box = await page.getByRole('link', { name }).boundingBox()
  return Math.round(box!.y + box!.height)
}

test(
  'a portrait image keeps its place while it loads, and the next answer’s image is fetched ahead',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addEssays(instructor)
    const [portrait, next] = [await upload(instructor, 300, 900), await upload(instructor, 900, 300)]
    const answer = (words: string, image: string) => ({ words, waits: true, images: [image] })
    await instructor.handIn({ quizId, name: 'Ann', given: [answer('See my drawing.', portrait)] })
    await instructor.handIn({ quizId, name: 'Bo', given: [answer('See mine.', next)] })
    let send = (): void => undefined
    const isHeld = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(`**${portrait}`, async (route) => {
      await isHeld
      await route.continue()
    })
    const fetchedAhead = page.waitForResponse(`**${next}`)
    await page.goto(`/quiz/marking?quizId=${quizId}&order=student`)
    await expect(page.getByText('See my drawing.')).toBeVisible()
    const reserved = await bottomOf(page, 'Image 1 of the answer')
    await fetchedAhead
    send()
    await expect(page.locator('a[aria-busy=true]')).toHaveCount(0)
    expect(await bottomOf(page, 'Image 1 of the answer')).toBe(reserved)
    await expect(page.getByText('See my drawing.')).toBeVisible()
  },
)

test('the answer names its quiz, session and attempt', { tag: '@long' }, async ({ page, instructor }) => {
  const quizId = await addEssays(instructor)
  const words = { words: 'It counts.', waits: true }
  await instructor.handIn({ quizId, name: 'Ann', given: [{ words: 'A first try.', marks: 1 }] })
  await instructor.handIn({ quizId, name: 'Ann', given: [words] })
  await page.goto(`/quiz/marking?quizId=${quizId}`)
  await expect(page.getByRole('region', { name: 'Ann' })).toContainText(
    /Essays · session Spring · attempt\s2 · submitted/,
  )
})

test(
  'on a phone, the similar answers that get the mark are named above its button',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const quizId = await addEssays(instructor)
    const long = 'Metal conducts the heat away from the hand, so it feels colder than wood does. '.repeat(6)
    for (const name of ['Ann', 'Bo', 'Cy'])
      await instructor.handIn({ quizId, name, given: [{ words: long, waits: true, marks: 8 }] })
    await page.goto(`/quiz/marking?quizId=${quizId}&order=student`)
    await expect(page.getByRole('button', { name: 'Confirm 8 for 3 answers' })).toBeInViewport()
    const together = page.getByRole('region', { name: 'Marked together' })
    await expect(together).toContainText('Same mark for 2 similar answers:')
    for (const name of ['Bo', 'Cy']) await expect(together.getByText(name)).toBeInViewport()
    await expect(page.getByRole('checkbox', { name: 'Bo' })).not.toBeInViewport()
    await together.getByRole('button', { name: 'Review or remove' }).click()
    await page.getByRole('checkbox', { name: 'Bo' }).uncheck()
    await expect(together.getByText('Bo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Confirm 8 for 2 answers' }).click()
    await expect(page.getByText('2 of 3 marked')).toBeVisible()
  },
)

test(
  'on a phone, no empty line stands between the buttons of the marks and the arrows',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await openAnswerOnPhone(page, instructor)
    // The marks may need several rows: the last of them is the lowest.
    const mark = await page.getByRole('group', { name: 'Marks' }).getByRole('button').last().boundingBox()
    const arrow = await page.getByRole('button', { name: /^Next answer/ }).boundingBox()
    expect(arrow!.y - (mark!.y + mark!.height)).toBeLessThanOrEqual(12)
  },
)

test(
  'on a phone, the button of the comment opens its field, and what is typed then is the comment',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await openAnswerOnPhone(page, instructor)
    const comment = page.getByRole('textbox', { name: /^Comment for the student/ })
    await expect(comment).toBeHidden()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.keyboard.type('Just 1 of 3')
    await expect(comment).toHaveValue('Just 1 of 3')
    await expect(page.getByRole('status', { name: 'Mark' })).toHaveText('–')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('c')
    await expect(comment).toBeFocused()
  },
)

test(
  'the suggested words become the comment, and what is typed then continues it',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addEssays(instructor)
    await instructor.handIn({ quizId, name: 'Ann', given: [{ words: 'It counts.', waits: true, marks: 3 }] })
    await page.goto(`/quiz/marking?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Start from the suggested comment' }).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Say 1 more.')
    const comment = page.getByRole('textbox', { name: /^Comment for the student/ })
    await expect(comment).toHaveValue('It earns 3. Say 1 more.')
  },
)
