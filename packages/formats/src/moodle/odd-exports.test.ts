import { elementAt } from '@quizwright/domain/defined.ts'
import { gzipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png } from '../testing/sample-files.ts'

const answer = (fraction: string, text: string) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`
const read = (type: string, inside: string, text = 'Q?') => {
  const question =
    `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>` +
    `${inside}</question>`
  const opened = openQuestionFile({ bytes: Buffer.from(`<quiz>${question}</quiz>`) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}

test('a true or false question in which neither or both are right is left out', () => {
  expect(read('truefalse', answer('0', 'true') + answer('0', 'false'))).toMatchObject({
    status: 'left out',
    reason: 'It does not say which option is right.',
  })
  expect(read('truefalse', answer('100', 'true') + answer('100', 'false'))).toMatchObject({
    status: 'left out',
    reason: 'It has 2 right options (A, B), and a question of this kind has one.',
  })
})

test('fractions with a comma count', () => {
  const entry = read('multichoice', `<single>true</single>${answer('100,00', 'x')}${answer('-33,333', 'y')}`)
  expect(entry).toMatchObject({
    status: 'taken',
    question: { options: [{ is_correct: true }, { is_correct: false }] },
    without: ['the partial credit of option B (-33.333%)'],
  })
})

test.each([
  ['numerical', '<answer fraction="100"><text>9,81</text><tolerance>0,05</tolerance></answer>', 'Q?'],
  ['cloze', '', '{1:NUMERICAL:=9,81:0,05}'],
])('the tolerance of a %s question may have a comma', (type, inside, text) => {
  const { interaction } = read(type, inside, text).question
  const [accepted] =
    interaction?.kind === 'numeric'
      ? interaction.key.accepted
      : interaction?.kind === 'cloze'
        ? elementAt(interaction.key.gaps, 0).numbers
        : []
  expect(accepted).toMatchObject({ value: '9,81', tolerance: { by: 'absolute', amount: '0.05' } })
})

test('True stands before False, with its feedback, whichever a file has first', () => {
  const said = (fraction: string, text: string) =>
    `<answer fraction="${fraction}"><text>${text}</text><feedback><text>f ${text}</text></feedback></answer>`
  expect(read('truefalse', said('0', 'false') + said('100', 'true'))).toMatchObject({
    question: {
      options: [
        { option: 'True', is_correct: true },
        { option: 'False', is_correct: false },
      ],
      option_feedback: ['f true', 'f false'],
    },
  })
})

test('an image beside the text that the file only names, or that has no place, is reported as lost', () => {
  const options = answer('100', 'x') + answer('0', 'y')
  expect(read('multichoice', `<image>map.jpg</image>${options}`)).toMatchObject({
    without: ['the image "map.jpg", which the file does not hold'],
  })
  const bytes = Buffer.from(png).toString('base64')
  const beside = `<image>map.png</image><image_base64>${bytes}</image_base64>`
  expect(
    read('multichoice', beside + options, `See <img src="data:image/png;base64,${bytes}">`),
  ).toMatchObject({ without: ['a second image'] })
})

test.each([
  ['by its index', { bytes: gzipSync(strToU8('.ARCHIVE_INDEX\0 Moodle archive file index. Count: 3')) }],
  ['by its first element', { bytes: Buffer.from('<?xml version="1.0"?><question_categories/>') }],
])('a backup of a course is known %s, and what to export instead is said', (_, file) => {
  expect(openQuestionFile(file)).toMatchObject({
    problem: expect.stringMatching(/^This is a backup of a Moodle course\..*Moodle XML format/),
  })
})

const gapfill = (settings: string, text: string) =>
  read('gapfill', `<delimitchars>{}</delimitchars>${settings}`, text)

test('a text with its answers in it becomes gaps, typed or chosen, with what is wrong beside them', () => {
  const typed = gapfill(
    '<answerdisplay>gapfill</answerdisplay>',
    'A {Lion|lioness} roars, a <b>{dog}</b> barks.',
  )
  expect(typed.question.question).toBe('A [[1]] roars, a [[2]] barks.')
  expect(typed.question.interaction).toMatchObject({
    kind: 'cloze',
    presentation: { gaps: [{ as: 'typed' }, { as: 'typed' }] },
    key: {
      gaps: [{ accepted: [{ value: 'Lion' }, { value: 'lioness' }] }, { accepted: [{ value: 'dog' }] }],
      words: { case_counts: false },
    },
  })
  const wrong = answer('0', String.raw`cats\, dogs`) + answer('100', 'sea')
  const chosen = gapfill(
    `<answerdisplay>dropdown</answerdisplay><casesensitive>1</casesensitive>${wrong}`,
    'A {sea}',
  )
  expect(chosen.question.interaction).toMatchObject({
    presentation: {
      gaps: [{ as: 'chosen', choices: expect.arrayContaining(['cats, dogs', 'sea']) as unknown }],
    },
    key: { words: { case_counts: true } },
  })
  const dragged = gapfill(
    `<answerdisplay>dragdrop</answerdisplay><noduplicates>1</noduplicates>${wrong}`,
    'A {sea}',
  )
  expect(dragged.question.interaction).toMatchObject({
    presentation: { bank: expect.arrayContaining(['cats, dogs', 'sea']) as unknown },
  })
  expect(dragged).toMatchObject({ without: ['the rule that the same answer counts once'] })
})

test('gaps with patterns or to be left empty are left out, and signs are no patterns where the file says so', () => {
  expect(gapfill('', 'Type {colou?r}').status).toBe('left out')
  expect(gapfill('', 'Type {x|!!}').status).toBe('left out')
  const plain = gapfill('<disableregex>1</disableregex>', 'Which sign adds? {+}')
  expect(plain.question.interaction).toMatchObject({ key: { gaps: [{ accepted: [{ value: '+' }] }] } })
})

const row = (number: number, text: string, feedback = '') =>
  `<row number="${number}"><optiontext><text>${text}</text></optiontext>` +
  `<feedbacktext><text>${feedback}</text></feedbacktext></row>`

test('rows of which one is right are options, with their feedback', () => {
  const rows = row(1, 'Mars') + row(2, 'Venus', 'Yes, by its heat.')
  const entry = read(
    'sc',
    `<correctrow>2</correctrow>${rows}<scoringmethod><text>aprime</text></scoringmethod>`,
  )
  expect(entry).toMatchObject({
    status: 'taken',
    question: {
      options: [
        { option: 'Mars', is_correct: false },
        { option: 'Venus', is_correct: true },
      ],
      option_feedback: ['', 'Yes, by its heat.'],
    },
    without: ['the marks for crossing out wrong options'],
  })
  expect(read('sc', `<correctrow>9</correctrow>${rows}`).status).toBe('left out')
})
