import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { png } from '../../testing/sample-files.ts'
import type { PrintWords } from '../print-words.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const option = (text: string, isRight = false) => ({
  option: text,
  equation: '',
  image_url: '',
  is_correct: isRight,
  is_selected: false,
})
const choice = (changes: Partial<QuestionContent> = {}) =>
  fullQuestion({ question: 'Which?', options: [option('a', true), option('b')], ...changes })
const write = async (questions: QuestionContent[], images = new Map()) => {
  const { bytes, ...rest } = await writeQuestionFile({ title: 'Rivers', questions, images }, 'pdf')
  const text = Buffer.from(bytes).toString('latin1')
  return { ...rest, bytes, text, pages: text.match(/\/Type \/Page\b/g)?.length }
}

test('quiz, key, solutions and answer sheet are on separate pages', async () => {
  const { text, pages, ending, type, losses } = await write([choice({ solution: 'So.' }), choice()])
  expect([text.slice(0, 5), ending, type, pages, losses]).toEqual(['%PDF-', 'pdf', 'application/pdf', 4, []])
  expect((await write([fullQuestion({ question: 'Why?' })])).pages).toBe(2)
})

test('the same quiz gives the same bytes', async () => {
  const questions = [choice({ equation: String.raw`\frac{1}{2}`, question: 'Où \\(x\\)? да' })]
  expect((await write(questions)).bytes).toEqual((await write(questions)).bytes)
})

test('draws images and formulas', async () => {
  const plain = await write([choice()])
  const shown = await write(
    [choice({ image_url: '/files/a', equation: String.raw`\sqrt{x}` })],
    new Map([['/files/a', { name: 'a.png', bytes: png }]]),
  )
  expect(plain.text).not.toContain('/Subtype /Image')
  expect(shown.text).toContain('/Subtype /Image')
  expect(shown.losses).toEqual([])
  expect(shown.bytes.length).toBeGreaterThan(plain.bytes.length)
})

test('reports before the download what cannot be drawn: letters, formulas, unsupported images, tags', async () => {
  const { losses } = await write([
    choice({ question: '什么？', tags: [{ tag_name: 'x' }] }),
    choice({ question: String.raw`\(\nothing{x\) is \(y\)`, image_url: '/files/gone' }),
  ])
  expect(losses).toEqual([
    '1 image',
    'the tags of 1 question',
    '1 formula other than as TeX',
    'the Chinese letters of 1 text, which its fonts do not have (a Word file shows them)',
  ])
})

test('names each script whose letters are not drawn, and Japanese once', async () => {
  const { losses } = await write([
    choice({ question: 'আলোর গতি কত?', solution: 'ရေ' }),
    choice({ question: '光の速さは？', solution: 'What is 🜚?' }),
    choice({ question: 'আলো' }),
  ])
  expect(losses).toEqual([
    'the Bengali letters of 2 texts, which its fonts do not have (a Word file shows them)',
    'the Burmese letters of 1 text, which its fonts do not have (a Word file shows them)',
    'the Japanese letters of 1 text, which its fonts do not have (a Word file shows them)',
    'the letters of 1 text that its font does not have (a Word file shows them)',
  ])
})

test.each([
  ['Arabic', 'ما سرعة الضوء؟'],
  ['Urdu', 'روشنی کی رفتار کیا ہے؟'],
  ['Hindi', 'प्रकाश की गति क्या है?'],
  ['Tamil', 'ஒளியின் வேகம் என்ன?'],
  ['Thai', 'น้ำเดือดที่กี่องศา?'],
])('the letters of %s are drawn', async (_language, question) => {
  expect((await write([choice({ question, solution: question })])).losses).toEqual([])
})

test('reports a loss of several questions in the plural', async () => {
  const numbered = choice({ ind_number: 1, ai_solution: 'x' })
  const { losses } = await write([numbered, numbered])
  expect(losses).toEqual(['2 numbers of their own', '2 settings for the model'])
})

test('a long quiz gets all the pages it needs, and writing a very long text ends', async () => {
  const long = choice({ question: 'word '.repeat(2_000) })
  const { pages } = await write([long, ...Array.from({ length: 20 }, () => choice())])
  expect(pages).toBeGreaterThan(6)
})

const baseFonts = (text: string) => [...new Set(text.match(/(?<=\/BaseFont \/[A-Z]+\+)\w+/g))].sort()

test.each([
  ['English', 'What is it?', ['DejaVuSans', 'DejaVuSans']],
  ['Urdu', 'ہوا میں روشنی کی رفتار کیا ہے؟', ['NotoNaskhArabic']],
  ['Hindi', 'प्रकाश की गति क्या है?', ['NotoSansDevanagari']],
])('a quiz in %s has all its letters, and the fonts that they need', async (_language, question, fonts) => {
  const { text, losses } = await write([choice({ question })])
  expect(losses).toEqual([])
  const names = baseFonts(text).join(' ')
  for (const font of fonts) expect(names).toContain(font)
  expect(names.includes('Noto')).toBe(fonts.some((font) => font.startsWith('Noto')))
})

test('the key of a quiz that runs from right to left stands on the right, its units behind their numbers', async () => {
  const words = {
    language: 'ur',
    name: '',
    date: '',
    answerKey: 'کلید',
    solutions: '',
    answerSheet: '',
    marks: [],
  }
  const questions = [choice({ question: 'کیا؟' })]
  const places = async (language: 'ur' | 'en') => {
    const quiz = { title: 'T', questions, images: new Map(), words: { ...words, language } as PrintWords }
    const { bytes } = await writeQuestionFile(quiz, 'pdf')
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(2)
    const { items } = await page.getTextContent()
    return items.flatMap((item) =>
      'str' in item && /[AB]/.test(item.str) ? [item.transform[4] as number] : [],
    )
  }
  const [[onRight = 0], [onLeft = 0]] = [await places('ur'), await places('en')]
  expect(onRight).toBeGreaterThan(500)
  expect(onLeft).toBeLessThan(100)
})

test('the words around the questions and the language of the file are those of the quiz', async () => {
  const words: PrintWords = {
    language: 'ur',
    name: 'نام:',
    date: 'تاریخ:',
    answerKey: 'جوابی کلید',
    solutions: 'حل',
    answerSheet: 'جوابی پرچہ',
    marks: ['2 نمبر'],
  }
  const questions = [choice({ question: 'کیا؟', weightage: 2 })]
  const inUrdu = await writeQuestionFile({ title: 'روشنی', questions, images: new Map(), words }, 'pdf')
  const inEnglish = await writeQuestionFile({ title: 'روشنی', questions, images: new Map() }, 'pdf')
  const languageOf = ({ bytes }: { bytes: Uint8Array }) =>
    /\/Lang \((\w+)\)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]
  expect([languageOf(inUrdu), languageOf(inEnglish)]).toEqual(['ur', 'en'])
  const { text } = await extractText(new Uint8Array(inUrdu.bytes), { mergePages: true })
  expect(text).not.toMatch(/Name|Date|marks|Answer/)
  expect((await extractText(new Uint8Array(inEnglish.bytes), { mergePages: true })).text).toMatch(/Name:/)
})
