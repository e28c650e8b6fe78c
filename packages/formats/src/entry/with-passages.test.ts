import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'

const read = (content: string | Uint8Array) => {
  const opened = openQuestionFile({ bytes: typeof content === 'string' ? Buffer.from(content) : content })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const texts = (content: string | Uint8Array) =>
  read(content).map(({ question }) => [question.question, question.paragraph, question.page_before ?? ''])

const long = 'It was the best of times, it was the worst of times. '.repeat(9).trim()

describe('a text without a question in GIFT', () => {
  test('that names the questions behind it is their paragraph', () =>
    expect(texts('Answer the following questions about Rome.\n\nOld? {T}\n\nBig? {T}\n\n')).toEqual([
      ['Old?', 'Answer the following questions about Rome.', ''],
      ['Big?', 'Answer the following questions about Rome.', ''],
    ]))

  test('in another language, too', () =>
    expect(texts('Beantworten Sie die folgenden Fragen.\n\nAlt? {T}')[0]![1]).toMatch(/^Beantworten/))

  test('that is long is read to be asked about, up to the next text', () =>
    expect(texts(`${long}\n\nOld? {T}\n\nA break.\n\nBig? {T}`)).toEqual([
      ['Old?', long, ''],
      ['Big?', '', 'A break.'],
    ]))

  test('that is about none is a page before the next question alone', () =>
    expect(texts('Welcome!\n\nGood luck.\n\nOld? {T}\n\nBig? {T}')).toEqual([
      ['Old?', '', 'Welcome!\n\nGood luck.'],
      ['Big?', '', ''],
    ]))

  test('ends with its category', () =>
    expect(texts(`$CATEGORY: a\n\n${long}\n\nOld? {T}\n\n$CATEGORY: b\n\nBig? {T}`)[1]).toEqual([
      'Big?',
      '',
      '',
    ]))

  test('that no question follows waits for one, and its author is told', () => {
    const [, entry] = read('Old? {T}\n\nThe end.')
    expect(entry).toMatchObject({
      status: 'taken',
      passages: 1,
      question: { question: '', paragraph: 'The end.' },
    })
    expect(entry!.status === 'taken' && entry!.hints.join()).toMatch(
      /write the question about it, or delete it/,
    )
  })
})

test('what is lost of a text is named at its question', () => {
  const description =
    '<question type="description"><name><text>Intro</text></name><questiontext format="html"><text>' +
    '<![CDATA[<p>Look <img src="a.png"></p>]]></text></questiontext></question>'
  const asked =
    '<question type="truefalse"><questiontext><text>Old?</text></questiontext>' +
    '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>'
  const [entry] = read(`<quiz>${description}${asked}</quiz>`)
  expect(entry).toMatchObject({
    status: 'taken',
    passages: 1,
    question: { page_before: 'Look' },
    without: expect.arrayContaining(['its title "Intro" (of the text above it)']),
  })
})

test.each(['gift', 'moodle-xml', 'json'] as const)(
  '%s brings the page before a question back',
  async (format) => {
    const [, entry] = read('Which? {=a ~b}\n\nWelcome!\n\nOld? {T}')
    const questions = [entry!.question]
    const { bytes, losses } = await writeQuestionFile({ title: 'Q', questions, images: new Map() }, format)
    expect([losses, read(bytes).map(({ question }) => question.page_before)]).toEqual([[], ['Welcome!']])
  },
)

test('a format without such pages names the loss', async () => {
  const { question } = read('Welcome!\n\nWhich? {=a ~b}')[0]!
  const { losses } = await writeQuestionFile(
    { title: 'Q', questions: [question], images: new Map() },
    'qti-1.2',
  )
  expect(losses).toEqual(['1 text on a page of its own'])
})
