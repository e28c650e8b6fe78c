import { expect, test } from 'vitest'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'
import { labels, png, qti2Item, scores } from '../testing/sample-files.ts'

const read = (xml: string, options: OpenOptions = {}) => {
  const opened = openQuestionFile({ bytes: Buffer.from(xml) }, options)
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
const metadata = (...fields: string[]): string =>
  `<itemmetadata><qtimetadata>${fields.join('')}</qtimetadata></itemmetadata>`
const material = (html: string): string =>
  `<material><mattext texttype="text/html">${html.replaceAll('<', '&lt;')}</mattext></material>`
const item = (ident: string, fields: string, stem: string, processing: string, more = ''): string =>
  `<item ident="${ident}">${fields}<presentation>${material(stem)}${labels('Single')}</presentation>` +
  `<resprocessing>${processing}</resprocessing>${more}</item>`
const choice = field('question_type', 'multiple_choice_question')
const assessment = (body: string): string =>
  '<questestinterop><assessment title="T">' +
  `<section ident="root_section">${body}</section></assessment></questestinterop>`

test('given a text that questions of New Quizzes share, then it is the paragraph of each, and no question', () => {
  const stimulus =
    `<item ident="text">${metadata(field('question_type', 'text_only_question'))}` +
    `<presentation>${material('<p>On rivers. <img src="map.png"></p>')}</presentation></item>`
  const shares = metadata(choice, field('parent_stimulus_item_ident', 'text'))
  const entries = read(
    assessment(
      stimulus +
        item('a', shares, 'First?', scores(['x', 100])) +
        item('b', metadata(choice), 'Other?', scores(['y', 100])),
    ),
  )
  expect(entries.map(({ question: { question, paragraph } }) => [question, paragraph])).toEqual([
    ['First?', 'On rivers.'],
    ['Other?', ''],
  ])
  expect(entries[0]).toMatchObject({ status: 'taken', without: ['the image of its paragraph'] })
})

test('given a group that gives its questions marks, and a bank with a title, then both are kept', () => {
  const group =
    '<section ident="g" title="Cells"><selection_ordering><selection><selection_number>1</selection_number>' +
    '<selection_extension><points_per_item>4.0</points_per_item></selection_extension></selection>' +
    '</selection_ordering>' +
    `${item('a', metadata(choice, field('points_possible', '1')), 'Q', scores(['x', 100]))}</section>`
  expect(read(assessment(group))).toMatchObject([{ question: { weightage: 4, section: 'Cells' } }])
  const bank =
    `<questestinterop><objectbank ident="b"><qtimetadata>${field('bank_title', 'Rivers')}</qtimetadata>` +
    `${item('a', metadata(choice), 'Q', scores(['x', 100]))}</objectbank></questestinterop>`
  expect(read(bank)).toMatchObject([{ question: { section: 'Rivers' } }])
})

test.each([
  ['question_type', 'rich_fill_in_blank_question', 'gaps'],
  ['QUESTIONTYPE', 'assKprimChoice', 'composed'],
  ['qmd_itemtype', 'Audio Recording', 'recording'],
  ['qmd_itemtype', 'Matrix Choices Survey', 'composed'],
])('given an item whose %s is %s, then it is left out as such', (label, name, kind) => {
  const entries = read(assessment(item('a', metadata(field(label, name)), 'Q', scores(['x', 100]))))
  expect(entries).toMatchObject([{ status: 'left out', kind }])
})

test('given a key by feedback alone, as Sakai writes it, then it is the key', () => {
  const shows = (ident: string, feedback: string): string =>
    `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar><setvar>0.0</setvar>` +
    `<displayfeedback linkrefid="${feedback}"/></respcondition>`
  const processing = shows('x', 'InCorrect') + shows('y', 'Correct') + shows('z', 'InCorrect')
  const [entry] = read(
    assessment(item('a', metadata(field('qmd_itemtype', 'Multiple Choice')), 'Q', processing)),
  )
  expect(entry).toMatchObject({ status: 'taken', question: { options: [{}, { is_correct: true }, {}] } })
})

test('given an image whose bytes stand in its element, as ILIAS writes it, then it is taken', () => {
  const bytes = Buffer.from(png).toString('base64')
  const image = `<material><matimage imagtype="image/png" embedded="base64">${bytes}</matimage></material>`
  const [entry] = read(
    assessment(
      item('a', metadata(choice), 'Q', scores(['x', 1])).replace('<response_lid', `${image}<response_lid`),
    ),
  )
  expect(entry).toMatchObject({
    question: { image_url: '/in-file/1' },
    images: [{ bytes: Buffer.from(png) }],
  })
})

test('given notes of authors and options that cost marks, then they are named as lost', () => {
  const fields = metadata(choice, field('qmd_instructornotes', 'Ask Ann.'))
  const [entry] = read(
    assessment(
      item('a', fields, 'Q', scores(['x', 100], ['z', -50])).replace(
        '<itemmetadata>',
        '<qticomment>New</qticomment><itemmetadata>',
      ),
    ),
  )
  expect(entry).toMatchObject({
    without: ['the marks that option C costs', 'its notes for instructors', 'its comment'],
  })
})

test("given Inspera's template of marks, then it gives the marks, and what a wrong answer costs is lost", () => {
  const template = (name: string, value: number): string =>
    `<templateDeclaration identifier="${name}">` +
    `<defaultValue><value>${value}</value></defaultValue></templateDeclaration>`
  const xml = qti2Item('<p>Q</p>').replace(
    /<outcomeDeclaration.*<\/outcomeDeclaration>/,
    template('SCORE_ALL_CORRECT', 2) + template('SCORE_EACH_WRONG', -1),
  )
  expect(read(xml)).toMatchObject([
    { question: { weightage: 2 }, without: ['marks that a wrong answer costs'] },
  ])
})

test('given a mapping by which a wrong option costs marks, then that is named as lost', () => {
  const xml = qti2Item('<p>Q</p>').replace(
    '</correctResponse>',
    '</correctResponse>' +
      '<mapping><mapEntry mapKey="b" mappedValue="1"/><mapEntry mapKey="a" mappedValue="-1"/></mapping>',
  )
  expect(read(xml)).toMatchObject([{ status: 'taken', without: ['the marks that option A costs'] }])
})
