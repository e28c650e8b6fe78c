import { itemsInOrder } from '@quizwright/domain/kinds/ordering/items.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png, zipOf } from '../testing/sample-files.ts'

const read = (library: string, params: object) => {
  const bytes = zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: `H5P.${library}` }),
    'content/content.json': JSON.stringify(params),
    'content/images/map.png': png,
  })
  const opened = openQuestionFile({ bytes, name: 'a.h5p' })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map((entry) => {
    const { question, options, image_url: image, hints, interaction } = entry.question
    const told = entry.status === 'taken' ? entry.without : entry.reason
    const right = options.map(({ option, is_correct }) => (is_correct ? `*${option}` : option))
    return { question, right, image, hints, interaction, told, images: entry.images.length }
  })
}
const image = { path: 'images/map.png', mime: 'image/png' }
const media = { type: { library: 'H5P.Image 1.1', params: { file: image, alt: 'A map' } } }
const answers = [true, true, false].map((correct, at) => ({ text: `<p>${at}</p>`, correct }))

test('the image of a question is taken, and a missing one is named', () => {
  const params = { question: 'Which?', answers, media }
  expect(read('MultiChoice', params)).toMatchObject([
    { question: 'Which?', right: ['*0', '*1', '2'], image: '/in-file/1', images: 1, told: [] },
  ])
  const gone = { type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/gone.png' } } } }
  expect(read('TrueFalse', { question: 'Q', correct: 'true', media: gone })).toMatchObject([
    { image: '', told: ['its image or video'] },
  ])
})

test.each([
  [{}, { rule: 'net' }],
  [{ singlePoint: true }, { rule: 'all' }],
  [{ type: 'single' }, { rule: 'any' }],
])('ticks earn marks as H5P says by %j', (behaviour, scoring) =>
  expect(read('MultiChoice', { question: 'Which?', answers, behaviour })).toMatchObject([
    { interaction: { scoring } },
  ]),
)

test('options may be images, statements lists of their own', () => {
  const options = [true, false].map((correct) => ({ correct, media: { ...media.type } }))
  expect(read('MultiMediaChoice', { question: 'Which?', options })).toMatchObject([
    { right: ['*', ''], images: 1, told: [] },
  ])
  const summaries = [
    { summary: ['<p>Ice floats</p>', 'Ice sinks'] },
    { summary: ['Fire is hot', 'Fire is cold'] },
  ]
  expect(read('Summary', { intro: 'Choose.', summaries })).toMatchObject([
    { question: 'Choose.', right: ['*Ice floats', 'Ice sinks'] },
    { question: 'Choose.', right: ['*Fire is hot', 'Fire is cold'] },
  ])
})

test('cards and clues are short answers, their tips hints', () => {
  const cards = [{ text: 'Sour', answer: 'Lime/Lemon\\/lime', tip: 'Green', image }]
  expect(read('Flashcards', { description: '<p>Fruit</p>', cards })).toMatchObject([
    { question: 'Fruit\nSour', hints: ['Green'], image: '/in-file/1', told: [] },
  ])
  const accepted = (found: ReturnType<typeof read>) =>
    found.map(({ interaction }) =>
      interaction?.kind === 'short_answer' ? interaction.key.accepted.map(({ value }) => value) : [],
    )
  expect(accepted(read('Flashcards', { cards }))).toEqual([['Lime', 'Lemon/lime']])
  const dialogs = [{ text: '<p>Hund</p>', answer: '<p>dog</p>' }]
  expect(accepted(read('Dialogcards', { dialogs }))).toEqual([['dog']])
  const extraClue = { library: 'H5P.AdvancedText 1.1', params: { text: '<p>On the Seine</p>' } }
  const words = [{ clue: 'Capital of France?', answer: 'Paris', extraClue }]
  expect(read('Crossword', { words })).toMatchObject([
    { question: 'Capital of France?', hints: ['On the Seine'] },
  ])
  expect(accepted(read('Crossword', { words }))).toEqual([['Paris']])
})

test('paragraphs and images in an order', () => {
  const ordered = (found: ReturnType<typeof read>) =>
    found.map(({ interaction }) =>
      interaction?.kind === 'ordering'
        ? [
            interaction.scoring.rule,
            ...itemsInOrder(interaction).map(({ text, image_url: link }) => text || link),
          ]
        : [],
    )
  const paragraphs = ['<p>First</p>', '<p>Then</p>', '<p>Last</p>']
  expect(ordered(read('SortParagraphs', { taskDescription: 'Sort.', paragraphs }))).toEqual([
    ['neighbours', 'First', 'Then', 'Last'],
  ])
  const positions = { scoringMode: 'positions' }
  expect(ordered(read('SortParagraphs', { paragraphs, behaviour: positions }))).toEqual([
    ['places', 'First', 'Then', 'Last'],
  ])
  const inherited = { scoringMode: 'constructor' }
  expect(ordered(read('SortParagraphs', { paragraphs, behaviour: inherited }))).toEqual([
    ['neighbours', 'First', 'Then', 'Last'],
  ])
  const sequenceImages = ['Egg', 'Frog'].map((imageDescription) => ({ image, imageDescription }))
  expect(ordered(read('ImageSequencing', { taskDescription: 'Order.', sequenceImages }))).toEqual([
    ['places', 'Egg', 'Frog'],
  ])
})

const pressed = (...correct: boolean[]) => ({
  imageHotspotQuestion: {
    backgroundImageSettings: image,
    hotspotSettings: {
      taskDescription: 'Where?',
      hotspot: correct.map((one, at) => ({
        userSettings: { correct: one, feedbackText: one ? 'Yes' : '' },
        computedSettings: {
          x: 10 + 40 * at,
          y: 20,
          width: 30,
          height: 30,
          figure: at === 0 ? 'circle' : 'rectangle',
        },
      })),
    },
  },
})

test('areas of an image are asked where one is right, and left out where any of several is enough', () => {
  expect(read('ImageHotspotQuestion', pressed(false, true))).toMatchObject([
    {
      question: 'Where?',
      told: ['its feedback'],
      interaction: {
        presentation: {
          at_most: 1,
          areas: [
            { shape: 'circle', points: [250, 350, 150] },
            { shape: 'rectangle', points: [500, 200, 800, 500] },
          ],
        },
        key: { right: [1] },
      },
    },
  ])
  expect(read('ImageHotspotQuestion', pressed(true, true))[0]?.told).toMatch(
    /^It is a question answered on an image/,
  )
})

test('what a survey asks has no key, and a package without questions is refused by its kind', () => {
  const asked = { question: 'Do you like it?', alternatives: [{ text: 'Yes' }, { text: 'No' }] }
  const survey = {
    questionnaireElements: [{ library: { library: 'H5P.SimpleMultiChoice 1.1', params: asked } }],
  }
  expect(read('Questionnaire', survey)).toMatchObject([{ told: 'It does not say which option is right.' }])
  expect(() => read('Accordion', { panels: [] })).toThrow(
    'of the kind "Accordion", in which no question was found',
  )
})

test('texts between questions come before the next one, and those behind the last one are named', () => {
  const text = (words: string) => ({ content: { library: 'H5P.AdvancedText 1.1', params: { text: words } } })
  const asked = { content: { library: 'H5P.TrueFalse 1.8', params: { question: 'Is it?', correct: 'true' } } }
  const found = read('Column', { content: [text('<p>Read.</p>'), asked, text('<p>Bye.</p>')] })
  expect(found).toMatchObject([{ question: 'Is it?', told: ['the texts behind it'] }])
  const bytes = zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.Column' }),
    'content/content.json': JSON.stringify({ content: [text('<p>Read.</p>'), asked] }),
  })
  const opened = openQuestionFile({ bytes, name: 'a.h5p' })
  const [entry] = 'entries' in opened ? [...opened.entries] : []
  expect(entry?.question.page_before).toBe('Read.')
})

test('the sample of an essay is its solution, and the words that earn points are named', () => {
  const params = {
    taskDescription: 'Describe.',
    keywords: [{ keyword: 'sun' }],
    solution: { sample: '<p>It shines.</p>' },
  }
  expect(read('Essay', params)).toMatchObject([{ question: 'Describe.', told: ['its keywords'] }])
})
