import { expect, test } from 'vitest'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'
import { canvasQuiz, labels, png, scores, zipOf } from '../testing/sample-files.ts'

const read = (files: Record<string, string | Uint8Array>, options: OpenOptions = {}) => {
  const opened = openQuestionFile({ bytes: zipOf(files) }, options)
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('qti-1.2')
  return [...opened.entries]
}

const formatted = (html: string): string =>
  '<material><mat_extension><mat_formattedtext type="HTML">' +
  `${html.replaceAll('<', '&lt;')}</mat_formattedtext></mat_extension></material>`
const blackboardItem =
  '<item><itemmetadata><bbmd_questiontype>Multiple Choice</bbmd_questiontype>' +
  '<qmd_levelofdifficulty>School</qmd_levelofdifficulty><qmd_absolutescore_max>2.0</qmd_absolutescore_max>' +
  '<qmd_weighting>0</qmd_weighting></itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">' +
  formatted('<p>Which? <img src="@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-22_1"></p>') +
  '</flow><flow class="RESPONSE_BLOCK"><response_lid ident="response" rcardinality="Single"><render_choice>' +
  ['one', 'two']
    .map(
      (word) =>
        `<flow_label><response_label ident="${word}"><flow_mat>${formatted(`<p>${word}</p>`)}</flow_mat>` +
        '</response_label></flow_label>',
    )
    .join('') +
  '</render_choice></response_lid></flow></flow></presentation><resprocessing><respcondition title="correct">' +
  '<conditionvar><varequal respident="response">two</varequal></conditionvar><setvar>SCORE.max</setvar>' +
  '</respcondition></resprocessing></item>'

test('reads a Blackboard pool with its marks, markup and images', () => {
  const [entry] = read({
    'imsmanifest.xml':
      '<manifest><resources><resource file="res00001.dat" type="assessment/x-bb-qti-pool"/></resources></manifest>',
    'res00001.dat': `<questestinterop><assessment><section>${blackboardItem}</section></assessment></questestinterop>`,
    'csfiles/home_dir/map__xid-22_1.png': png,
  })
  expect(entry).toMatchObject({
    status: 'taken',
    without: [],
    images: [{ bytes: png }],
    question: {
      question: 'Which?',
      weightage: 2,
      options: [
        { option: 'one', is_correct: false },
        { option: 'two', is_correct: true },
      ],
    },
  })
})

const material = (words: string): string =>
  `<material><mattext texttype="text/html">${words}</mattext></material>`
const brightspaceItem = (ident: string, type: string, body: string, more = ''): string =>
  `<item ident="${ident}"><itemmetadata><qtimetadata><qti_metadatafield><fieldlabel>qmd_questiontype</fieldlabel>` +
  `<fieldentry>${type}</fieldentry></qti_metadatafield></qtimetadata></itemmetadata>` +
  `<itemproc_extension><difficulty>7</difficulty></itemproc_extension>` +
  `<presentation><flow>${material('Q')}${body}</flow></presentation>${more}</item>`

test('reads a Brightspace library by its declared kinds; its quiz refers to the same questions', () => {
  const choice = brightspaceItem(
    'OBJ_1',
    'Multiple Choice',
    labels('Multiple'),
    `<resprocessing>${scores(['x', 0], ['y', 100])}</resprocessing><hint><hintmaterial>${material('h')}` +
      `</hintmaterial></hint><itemfeedback ident="OBJ_1">${material('Why')}</itemfeedback>`,
  )
  const essay = brightspaceItem(
    'OBJ_2',
    'Long Answer',
    '<response_str ident="s"/>',
    `<answer_key><answer_key_material><flow_mat>${material('The key')}</flow_mat></answer_key_material></answer_key>`,
  )
  const entries = read({
    'questiondb.xml':
      `<questestinterop><objectbank><section>${choice}${essay}</section></objectbank>` + '</questestinterop>',
    'quiz_d2l_1.xml':
      '<questestinterop><assessment><section><item ident="OBJ_1"><itemref linkrefid="OBJ_1"/></item>' +
      '<itemref linkrefid="OBJ_2"/><itemref linkrefid="OBJ_9"/></section></assessment></questestinterop>',
  })
  expect(entries).toMatchObject([
    {
      status: 'taken',
      kind: 'oneRight',
      without: ['its hints', 'its difficulty "7"'],
      question: { solution: 'Why', options: [{}, { option: 'y', is_correct: true }, {}] },
    },
    { status: 'taken', kind: 'descriptive', question: { solution: 'The key' } },
    {
      status: 'left out',
      reason: 'It is kept in an item bank, which the file does not hold. Export the bank too.',
    },
  ])
})

test('a group that draws from a bank or from its own questions says so', () => {
  const quiz = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))
  const draws = (from: string): string =>
    `<selection_ordering><selection>${from}<selection_number>1</selection_number></selection></selection_ordering>`
  const entries = read({
    'g/g.xml': quiz
      .replace('<item ', `${draws('')}<item `)
      .replace(
        '</section>',
        `<section title="Group A">${draws('<sourcebank_ref>bank</sourcebank_ref>')}</section></section>`,
      ),
    'bank.xml':
      `<questestinterop><objectbank ident="bank">${brightspaceItem('b', 'Long Answer', '')}</objectbank>` +
      '</questestinterop>',
  })
  const told = entries.map((entry) => (entry.status === 'taken' ? entry.without : entry.reason))
  expect(told).toContainEqual(expect.arrayContaining(['the drawing of 1 from its group']))
  expect(told).toContain(
    'The group "Group A" draws questions from a bank. Its questions are listed as they stand there.',
  )
})

const pair = (ident: string, words: string): string =>
  labels('Single').replace(
    'ident="r" rcardinality="Single">',
    `ident="${ident}" rcardinality="Single">${material(words)}`,
  )
const rightOf = (ident: string, value: string): string =>
  scores([value, 50]).replace('respident="r"', `respident="${ident}"`)

test.each([
  ['matching_question', pair('r1', 'p') + pair('r2', 'q'), 'p / q\nx / y / z', 'p → x\nq → z'],
  [
    'multiple_dropdowns_question',
    pair('r1', 'p') + pair('r2', 'q'),
    '1: x / y / z\n2: x / y / z',
    '1. x\n2. z',
  ],
  ['fill_in_multiple_blanks_question', pair('r1', 'p') + pair('r2', 'q'), '', '1. x\n2. z'],
])('a %s becomes descriptive with its choices and answers', (type, body, choices, solution) => {
  const quiz = canvasQuiz(
    type,
    body,
    rightOf('r1', 'x') + rightOf('r2', 'z') + rightOf('r2', 'y').replace('50', '0'),
  )
  const [entry] = read({ 'q.xml': quiz }, { convert: 'all' })
  expect(entry!.question).toMatchObject({ question: `Q\n${choices}`.trim(), solution })
})

test('the sides of a Blackboard either/or question are put into words', () => {
  const item = blackboardItem
    .replace('Multiple Choice', 'Either/Or')
    .replaceAll('"one"', '"yes_no.true"')
    .replaceAll('>two<', '>yes_no.false<')
    .replaceAll('"two"', '"yes_no.false"')
    .replaceAll('&lt;p>one&lt;/p>', 'yes_no.true')
    .replaceAll('&lt;p>two&lt;/p>', 'yes_no.false')
  const [entry] = read({ 'a.dat': `<questestinterop><section>${item}</section></questestinterop>` })
  expect(entry!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['Yes', false],
    ['No', true],
  ])
})

test('lists the description and the instructions of an assessment as left out', () => {
  const [rubric, description] = ['Read all.', 'On rivers.'].map(
    (text) => `<flow_mat>${formatted(text)}</flow_mat>`,
  )
  const entries = read({
    'a.dat':
      `<questestinterop><assessment><rubric>${rubric}</rubric><presentation_material>${description}` +
      `</presentation_material><section>${blackboardItem}</section></assessment></questestinterop>`,
  })
  expect(entries.map(({ status, question }) => [status, question.question])).toEqual([
    ['left out', 'Read all.'],
    ['left out', 'On rivers.'],
    ['taken', 'Which?'],
  ])
})

test('a group that has its questions beside its bank keeps them, and says that they are drawn', () => {
  const selection =
    '<selection_ordering><selection><selection_number>1</selection_number><sourcebank_ref>bank</sourcebank_ref>' +
    '</selection></selection_ordering>'
  const entries = read({
    'a.xml':
      `<questestinterop><assessment><section title="G">${selection}${blackboardItem}` +
      '</section></assessment></questestinterop>',
  })
  expect(entries).toMatchObject([
    { status: 'taken', without: expect.arrayContaining(['the drawing of 1 from its group']) },
  ])
})

const scored = (decvar: string, right: string, wrong: string): string =>
  '<questestinterop><item ident="1"><presentation><material><mattext>Which?</mattext></material>' +
  '<response_lid ident="R" rcardinality="Single"><render_choice>' +
  ['A', 'B']
    .map(
      (ident) =>
        `<response_label ident="${ident}"><material><mattext>${ident}</mattext></material></response_label>`,
    )
    .join('') +
  `</render_choice></response_lid></presentation><resprocessing><outcomes>${decvar}</outcomes>` +
  [
    ['A', right],
    ['B', wrong],
  ]
    .map(
      ([ident, score]) =>
        `<respcondition><conditionvar><varequal respident="R">${ident}</varequal></conditionvar>` +
        `<setvar action="Add">${score}</setvar></respcondition>`,
    )
    .join('') +
  '</resprocessing></item></questestinterop>'

test.each([
  ['Sakai, which declares the greatest score', '<decvar varname="SCORE" maxvalue="5" minvalue="0"/>', '5', 5],
  ['ILIAS, which sets the marks of the right option', '<decvar/>', '3', 3],
  ['Canvas, where 100 is all of the marks', '<decvar varname="SCORE" maxvalue="100"/>', '100', 1],
])('reads the marks of a question from %s', (_tool, decvar, right, marks) => {
  const [entry] = read({ 'quiz.xml': scored(decvar, right, '0') })
  expect(entry).toMatchObject({ status: 'taken', kind: 'oneRight', question: { weightage: marks } })
})
