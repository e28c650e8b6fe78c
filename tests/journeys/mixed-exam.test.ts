import { columnsFor, plainCells } from '@quizwright/domain/csv/write-row.ts'
import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import type { KindInMenu } from '@quizwright/domain/kinds/kind-of.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import Papa from 'papaparse'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { entryPoints } from '../support/entry-points.ts'
import { findViolations } from '../support/find-violations.ts'
import { importFile } from '../support/import-csv.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { continueToEditor, publish, questionCard, uploadFile, wizard } from '../support/wizard-page.ts'

/** The kinds that the file has, in its order. Moodle has no areas of an image, and the number is written by hand. */
const imported = [
  'single_answer',
  'multiple_answers',
  'true_false',
  'short_answer',
  'matching',
  'ordering',
  'cloze',
  'descriptive',
] as const satisfies readonly KindInMenu[]

const inWords: Asked = {
  question: 'Why does metal feel colder than wood?',
  options: [],
  interaction: { kind: 'descriptive' },
}

/** A number that each student gets with other values. */
const drawn = (): DraftQuestion => {
  const numeric = blankNumeric('2*a')
  const variables: Numeric['variables'] = [{ by: 'rows', names: ['a'], rows: [['30'], ['50'], ['80']] }]
  const asked = { options: [], interaction: { ...numeric, variables } }
  return soundQuestion(imported.length + 1, { question: 'What is double [[a]]?', weightage: 4, ...asked })
}

const exam = (): DraftQuestion[] => [
  ...imported.map((kind, index) => {
    const { question = `Question of the kind ${kind}?`, ...asked } =
      kind === 'descriptive' ? inWords : kindSamples[kind].asked
    return soundQuestion(index + 1, { weightage: 4, question, ...asked })
  }),
  drawn(),
]

/** A question about areas of an image of the instructor's, as our CSV. */
const areasAsCsv = async (instructor: Instructor): Promise<Buffer> => {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#9cf' } })
  const file = new File([new Uint8Array(await drawn.png().toBuffer())], 'map.png', { type: 'image/png' })
  const { link } = (await instructor.direct.uploadImage({ file, fields: { userId: instructor.uid } })).data
  const { interaction } = kindSamples.hotspot.asked
  if (interaction?.kind !== 'hotspot') throw new Error('The sample has no areas.')
  const presentation = { ...interaction.presentation, image_url: link, shows_names: true }
  const asked = { options: [], interaction: { ...interaction, presentation } }
  const question = soundQuestion(1, { question: 'Where is Paris?', weightage: 4, ...asked })
  const columns = columnsFor([question])
  return Buffer.from(Papa.unparse([columns, plainCells(question, columns)]))
}

const kindIn = ({ interaction }: { interaction?: { kind: string } | undefined }): string =>
  interaction?.kind ?? 'single_answer'
/** The exam as a file of another tool. */
const fileOf = async (instructor: Instructor, format: ExportFormat): Promise<Buffer> => {
  const quizId = await addQuiz(instructor, { name: 'Elsewhere' }, exam())
  const { data } = await instructor.direct.exportQuiz({ params: { quizId, format } })
  return Buffer.from(data.base64, 'base64')
}

/** A text without a question, as Moodle has it. It is about the questions behind it. */
const passage =
  'Read this and answer the following questions. Steps, flags and metals have been with us for long.'
const firstOfPassage = imported.indexOf('ordering')

/** The exam from Moodle, where the passage stands before the questions that it is about. */
const fromMoodle = async (instructor: Instructor): Promise<Buffer> => {
  const description =
    `<question type="description"><name><text>Passage</text></name><questiontext format="html">` +
    `<text>${passage}</text></questiontext></question>`
  const xml = (await fileOf(instructor, 'moodle-xml')).toString()
  return Buffer.from(xml.replace('<question type="ordering">', (found) => description + found))
}

/** Answers the question that is open, by keyboard alone. */
const answers: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('radio').nth(1).press('Space'),
  async (page) => {
    for (const no of [0, 2]) await page.getByRole('checkbox').nth(no).press('Space')
  },
  (page) => page.getByRole('radio', { name: 'True' }).press('Space'),
  (page) => page.getByLabel('Your answer').pressSequentially('Lutetia'),
  async (page) => {
    for (const [prompt, choice] of Object.entries({ France: 'Paris', Italy: 'Rome', Spain: 'Madrid' })) {
      const select = page.getByRole('combobox', { name: prompt })
      await select.selectOption((await select.locator('option', { hasText: choice }).textContent())!)
    }
  },
  async (page) => {
    // Each item is moved above all that stand before it.
    for (const item of ['fourth', 'third', 'second', 'first']) {
      const up = page.getByRole('button', { name: `Move up: ${item}` })
      while ((await up.getAttribute('aria-disabled')) !== 'true') await up.press('Enter')
    }
  },
  async (page) => {
    await page.getByLabel('Gap 1 of 4').pressSequentially('paris')
    await page.getByLabel('Gap 2 of 4').selectOption('blue')
    // Moodle has no numbers of gaps: they are counted as they stand in the text.
    await page.getByLabel('Gap 3 of 4').pressSequentially('1795')
    await page.getByLabel('Gap 4 of 4').selectOption('citizens')
  },
  (page) => page.getByLabel('Your answer').pressSequentially('Metal conducts the heat of the hand.'),
  async (page) => {
    const text = await page.getByText(/^What is double \d+\?$/).textContent()
    await page.getByLabel('Your answer').pressSequentially(String(2 * Number(/\d+/.exec(text!)![0])))
  },
  (page) => page.getByLabel(/^Area \d: Paris/).press('Space'),
  (page) => page.getByLabel('Your answer').pressSequentially('9,8'),
]

/** How many pixels of the page can only be reached by scrolling sideways. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Marks the only answer in words with the keys of the marking screen. Until then its result waits. */
const markInWords = async (page: Page, quizId: string): Promise<void> => {
  await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
  await expect(page.getByText('1 of 11', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Bo' }).click()
  await expect(page.getByText('Waiting for the marks of 1 of 11 answers.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`/quiz/marking?quizId=${quizId}`)
  await expect(page.getByText('Metal conducts the heat of the hand.')).toBeVisible()
  await page.keyboard.press('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1 marked')).toBeVisible()
  await expect(page.getByText('All marks saved')).toBeVisible()
}

test(
  'an exam of all kinds is imported, written, taken on a phone by keyboard, corrected, and exported whole',
  { tag: '@long' },
  async ({ page, instructor, world }) => {
    const editor = (quizId: string) =>
      `/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })}`
    const quizId = await addQuiz(instructor, openNow(), [])

    await page.goto(editor(quizId))
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await uploadFile(page, {
      name: 'exam.xml',
      mimeType: 'text/xml',
      buffer: await fromMoodle(instructor),
    })
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await continueToEditor(page)
    await expect(questionCard(page, imported.indexOf('cloze') + 1)).toContainText('(1) _____')
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await uploadFile(page, { name: 'areas.csv', mimeType: 'text/csv', buffer: await areasAsCsv(instructor) })
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await continueToEditor(page)
    await expect(questionCard(page, imported.length + 2).getByLabel('Question text')).toHaveValue(
      'Where is Paris?',
    )
    await page.getByRole('button', { name: 'Add question' }).click()
    const written = questionCard(page, imported.length + 3)
    await written.getByLabel('Question text').fill('How strong is gravity?')
    await written.getByLabel('Kind of question').selectOption('Number')
    await written.getByLabel('Accepted answer 1', { exact: true }).fill('9.81')
    await written.getByLabel('Tolerance for accepted answer 1').selectOption('± a number')
    await publish(page)
    const { data: stored } = await instructor.direct.getQuizQuestions({ params: { id: quizId }, query: {} })
    const kinds = stored.questions.map(kindIn)
    expect(kinds).toEqual([...imported, 'numeric', 'hotspot', 'numeric'])
    const withPassage = (questions: readonly { paragraph: string }[]) =>
      questions.flatMap(({ paragraph }, index) => (paragraph === passage ? [index] : []))
    const about = [firstOfPassage, firstOfPassage + 1, firstOfPassage + 2, firstOfPassage + 3]
    expect(withPassage(stored.questions)).toEqual(about)

    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    // The smallest phone, and a page of 1280 pixels at 400 %.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(data.link)
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    for (const [index, give] of answers.entries()) {
      const heading = page.getByRole('heading', { name: new RegExp(`^Question ${index + 1} `) })
      await (index === 0 ? expect(heading).toBeVisible() : expect(heading).toBeFocused())
      await expect(page.getByText(passage)).toBeVisible({ visible: about.includes(index) })
      await give(page)
      expect([index, await sidewaysOf(page)]).toEqual([index, 0])
      expect(await findViolations(page)).toEqual([])
      if (index + 1 < answers.length) await page.getByRole('button', { name: 'Next' }).press('Enter')
    }
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
    await expect(page.getByText('Your instructor still has to mark 1 of your 11 answers.')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.setViewportSize({ width: 1280, height: 900 })
    await markInWords(page, quizId)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(data.link)
    await expect(page.getByRole('button', { name: 'Question 4, incorrect' })).toBeVisible()
    for (const no of [1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
      await expect(page.getByRole('button', { name: `Question ${no}, correct` })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`/quiz/question-vise-stats/${quizId}`)
    // The list draws what is near: the answer in words is at its end.
    await expect(page.getByRole('region', { name: 'Question 1', exact: true })).toBeVisible()
    await page.keyboard.press('End')
    const essay = page.getByRole('region', { name: `Question ${imported.length}`, exact: true })
    await expect(essay.getByText('Why does metal feel colder than wood?')).toBeVisible()
    await expect(
      essay.getByRole('button', { name: `Suggest marks again for question ${imported.length}` }),
    ).toBeVisible()
    await page.keyboard.press('Home')
    const card = page.getByRole('region', { name: 'Question 4', exact: true })
    await card.getByText('Other answers', { exact: true }).click()
    await card.getByRole('button', { name: 'Accept this too: Lutetia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regrade question 4' })
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await dialog.getByLabel('Reason for the correction').fill('It is the old name of the city.')
    await dialog.getByRole('button', { name: 'Regrade' }).click()
    await expect(dialog.getByText('Marks corrected. Results changed: 1.')).toBeVisible()
    await page.goto(data.link)
    await expect(page.getByRole('button', { name: 'Question 4, correct' })).toBeVisible()

    // What a format can not hold is named and asked in words. All else comes back as what it is, with the accepted
    // variant.
    const lost: Partial<Record<ExportFormat, readonly string[]>> = {
      gift: ['cloze', 'hotspot'],
      'moodle-xml': ['hotspot'],
    }
    const exportAndImport = async (format: ExportFormat) => {
      const { data: file } = await instructor.direct.exportQuiz({ params: { quizId, format } })
      const again = await importFile(entryPoints[0]!, world, instructor, await addQuiz(instructor, {}, []), {
        name: file.name,
        type: file.type,
        content: Buffer.from(file.base64, 'base64'),
      })
      return { file, again }
    }
    for (const format of ['moodle-xml', 'json', 'gift', 'qti-2.2', 'qti-3.0', 'xlsx'] as const) {
      const { file, again } = await exportAndImport(format)
      const asked = kinds.map((kind) => (lost[format]?.includes(kind) ? 'descriptive' : kind))
      expect([format, again.questions.map(kindIn)]).toEqual([format, asked])
      // Formats without sections name the passage as lost.
      const holdsPassage = !/section/.test(file.losses.join())
      expect([format, withPassage(again.questions)]).toEqual([format, holdsPassage ? about : []])
      expect([format, holdsPassage]).toEqual([format, !['moodle-xml', 'gift'].includes(format)])
      expect(JSON.stringify(again.questions)).toContain('Lutetia')
      // GIFT has the numbers of one student.
      expect(JSON.stringify(again.questions).includes('What is double [[a]]?')).toBe(format !== 'gift')
      if (lost[format]) expect(file.losses.join()).toMatch(/kind and scoring|text with gaps/)
    }
    // Lists for people have all that students see, and say which kinds they do not name.
    for (const format of ['word', 'pdf', 'qti-1.2'] as const) {
      const { file, again } = await exportAndImport(format)
      const words = JSON.stringify(again.questions)
      expect([format, words.includes('Why does metal feel colder than wood?')]).toEqual([format, true])
      expect(file.losses.join()).toMatch(/kind and scoring|text with gaps/)
    }
    const { file: aiken } = await exportAndImport('aiken')
    expect(aiken.losses).toContain('1 descriptive question')
  },
)

test('the same exam is read from QTI 3 and from our CSV', async ({ instructor, world }) => {
  const columns = columnsFor(exam())
  const csv = Papa.unparse([columns, ...exam().map((question) => plainCells(question, columns))])
  const read = async (name: string, type: string, content: Buffer) => {
    const into = await addQuiz(instructor, {}, [])
    const { questions } = await importFile(entryPoints[0]!, world, instructor, into, { name, type, content })
    return questions.map(kindIn)
  }
  expect(await read('exam.csv', 'text/csv', Buffer.from(csv))).toEqual([...imported, 'numeric'])
  const qti = await read('exam.zip', 'application/zip', await fileOf(instructor, 'qti-3.0'))
  expect(qti).toEqual([...imported, 'numeric'])
})
