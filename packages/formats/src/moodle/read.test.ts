import { expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { toEntry } from '../entry/to-entry.ts'
import { readMoodleXml } from './read.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const read = (xml: string) =>
  [...readMoodleXml(`<?xml version="1.0"?><quiz>${xml}</quiz>`)].map((raw) => toEntry(raw))
const html = (name: string, text: string, more = '') =>
  `<${name} format="html"><text><![CDATA[${text}]]></text>${more}</${name}>`
const options =
  '<answer fraction="100" format="html"><text>yes</text><feedback><text></text></feedback></answer>' +
  '<answer fraction="0" format="html"><text>no</text></answer>'

test('reads a question with its image, formula, marks, solution, tags and category', () => {
  const [entry] = read(
    '<question type="category"><category><text>$course$/top/Rivers</text></category></question>' +
      '<question type="multichoice"><name><text>Danube 1</text></name>' +
      html(
        'questiontext',
        '<p>Which?<br>\\(x^2\\) <img src="@@PLUGINFILE@@/a%20b.png"></p>',
        `<file name="a b.png" path="/" encoding="base64">${png}</file>`,
      ) +
      html('generalfeedback', 'It is <i>long</i>.') +
      '<defaultgrade>2.0000000</defaultgrade><single>true</single>' +
      options +
      '<tags><tag><text>water</text></tag></tags></question>',
  )
  expect(entry).toMatchObject({
    status: 'taken',
    kind: 'oneRight',
    question: {
      question: 'Which?\n\\(x^2\\)',
      image_url: '/in-file/1',
      weightage: 2,
      solution: 'It is long.',
    },
    without: ['its title "Danube 1"', 'bold, italic or underlined words'],
  })
  expect(entry!.question.tags.map((tag) => tag.tag_name)).toEqual(['water', 'Rivers'])
  expect(entry!.images).toMatchObject([{ link: '/in-file/1', name: '/a b.png#' + png.length }])
  expect(entry!.images[0]!.bytes.length).toBe(70)
})

test.each([
  [
    'multichoice',
    `<single>false</single>${options.replace('fraction="0"', 'fraction="50"')}`,
    'severalRight',
  ],
  [
    'truefalse',
    '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>',
    'trueFalse',
  ],
  ['essay', '', 'descriptive'],
  ['shortanswer', '<answer fraction="100"><text>a</text></answer>', 'shortAnswer'],
  ['numerical', '<answer fraction="100"><text>4</text><tolerance>0.5</tolerance></answer>', 'number'],
  ['matching', '', 'matching'],
  ['cloze', '', 'gaps'],
  ['description', '', 'information'],
  ['ddmarker', '', 'position'],
  ['calculated', '', 'calculated'],
  ['of-a-plugin', '', 'unknown'],
])('a question of the type %s has its kind', (type, body, kind) => {
  const [entry] = read(`<question type="${type}">${html('questiontext', 'Q')}${body}</question>`)
  expect(entry!.kind).toBe(kind)
})

test('gaps, numbers and pairs are put into words when they become descriptive', () => {
  const convert = (xml: string, which: 'others' | 'all' = 'others') =>
    [...readMoodleXml(`<quiz><question type=${xml}</question></quiz>`)].map((raw) =>
      toEntry(raw, { convert: which }),
    )[0]!.question
  const four = '<answer fraction="100"><text>4</text><tolerance>0.5</tolerance></answer>'
  const numerical = `"numerical">${html('questiontext', 'Q')}${four}`
  const cloze = `"cloze">${html('questiontext', 'A {1:SHORTANSWER:=b#good~c} d {1:MC:~x~=y}.')}`
  const parts = '<subquestion><text>a</text><answer><text>b</text></answer></subquestion>'
  const pair = `"matching">${html('questiontext', 'Q')}${parts}`
  expect(convert(numerical, 'all').solution).toBe('4 ± 0.5')
  // Where numbers are asked, only what cannot be asked changes.
  expect(convert(numerical).interaction?.kind).toBe('numeric')
  expect(convert(cloze, 'all')).toMatchObject({
    question: 'A _____ d _____.\n2: x / y',
    solution: '1. b\n2. y',
  })
  expect(convert(pair, 'all').solution).toBe('a → b')
})

test.each([
  [
    'gapselect',
    '<selectoption><text>dog</text></selectoption><selectoption><text>cat</text></selectoption>',
    { question: 'A _____ sat.\ncat / dog', solution: '1. cat' },
  ],
  [
    'ordering',
    '<answer><text>b</text></answer><answer><text>a</text></answer>',
    { question: 'A [[2]] sat.\na / b', solution: 'b\na' },
  ],
])('a %s becomes descriptive with its choices and its answer', (type, body, told) => {
  const xml = `<quiz><question type="${type}">${html('questiontext', 'A [[2]] sat.')}${body}</question></quiz>`
  const [raw] = readMoodleXml(xml)
  expect(toEntry(raw!, { convert: 'all' }).question).toMatchObject(told)
})

test('reads the first of several languages and the others as its translations', () => {
  const text =
    '<span class="multilang" lang="en">water</span><span class="multilang" lang="pt_br">água</span>' +
    '{mlang en}!{mlang}{mlang fr}?{mlang}{mlang other}…{mlang}'
  const [entry] = read(`<question type="essay">${html('questiontext', text)}</question>`)
  expect(entry!.question).toMatchObject({
    question: 'water!',
    translations: [
      { language: 'pt-br', texts: [{ field: 'question', of: 'water!', text: 'água!' }] },
      { language: 'fr', texts: [{ field: 'question', of: 'water!', text: 'water?' }] },
    ],
  })
  expect(entry).toMatchObject({ without: ['its text in the language "other"'] })
})

test('reports the line of broken XML and lists the questions before it', () => {
  const good = `<question type="essay">${html('questiontext', 'Q')}</question>`
  const entries = read(`${good}\n\n<question type="essay"><questiontext>`)
  expect(entries[0]).toMatchObject({ status: 'taken' })
  expect(entries.at(-1)).toMatchObject({ status: 'left out', kind: 'unreadable', position: { line: 3 } })
})

test('never expands entities that a file defines', () => {
  const bomb =
    '<!DOCTYPE q [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>'
  const question = `<question type="essay">${html('questiontext', 'Q')}<name><text>&b;&f;</text></name></question>`
  const xml = `${bomb}<quiz>${question}</quiz>`
  const entries = [...readMoodleXml(xml)].map((raw) => toEntry(raw))
  expect(JSON.stringify(entries.map(({ question }) => question))).not.toMatch(/xxxxx|root:/)
  expect(entries.at(-1)).toMatchObject({
    kind: 'unreadable',
    reason: expect.stringContaining('entities of its own'),
  })
})

test('reports as lost the text that answers begin with and the description of a category', () => {
  const category =
    '<question type="category"><category><text>top/Rivers</text></category><info><text>All</text></info></question>'
  const template = '<responsetemplate><text>I think</text></responsetemplate>'
  const essay = `<question type="essay">${html('questiontext', 'Q')}${template}</question>`
  expect(read(category + essay)).toMatchObject([
    { without: ['the description of its category', 'the text that answers begin with'] },
  ])
})

test('a question whose students may tick several options is not read as one with a single correct option', () => {
  const entries = read(`<question type="multichoiceset">${html('questiontext', 'Q')}${options}</question>`)
  expect(entries).toMatchObject([{ status: 'taken', kind: 'severalRight' }])
})

test.each([
  ['random', 'It is a place for a question that is drawn at random, (?:but|which) '],
  ['coderunner', 'It is a question answered with a program, (?:but|which) '],
  ['recordrtc', 'It is a question answered with a recording, (?:but|which) '],
  ['kprime', 'It is a question with several parts, (?:but|which) '],
  ['formulas', 'It is a question with generated numbers, (?:but|which) '],
  ['regexp', 'It is a question with a short answer, (?:but|which) '],
  [
    'musictheory',
    'Its type "musictheory" is not known here. Write it as a question with one right option or',
  ],
  ['constructor', 'Its type "constructor" is not known here.'],
])('given the type %s, then the question is left out and the reason names the type', (type, reason) => {
  const [entry] = read(`<question type="${type}">${html('questiontext', 'Text?')}</question>`)
  expect(entry).toMatchObject({ status: 'left out', reason: expect.stringMatching(new RegExp(`^${reason}`)) })
})

test.each(['regexp', 'pmatch'])(
  'given the type %s with patterns as answers, then none of them is a key',
  (type) => {
    const answer = '<answer fraction="100"><text>match_mw(tom was)</text></answer>'
    const [entry] = read(`<question type="${type}">${html('questiontext', 'Text?')}${answer}</question>`)
    expect(entry).toMatchObject({ status: 'left out', answer: 'match_mw(tom was)' })
    expect(entry!.question).not.toHaveProperty('interaction')
  },
)

test('given an essay that a plugin grades, then it is descriptive and the grading is lost', () => {
  const [entry] = read(`<question type="essayautograde">${html('questiontext', 'Why?')}</question>`)
  expect(entry).toMatchObject({ status: 'taken', kind: 'descriptive', without: ['how Moodle grades it'] })
})

test('given an unescaped &, then the question is read as intended', () => {
  const [entry, ...others] = read(
    '<question type="multichoice"><questiontext><text>Fish & chips &amp; tea, R&D; x &lt; 3?</text></questiontext>' +
      `${html('generalfeedback', 'A &amp; B & C')}${options}</question>`,
  )
  expect(entry).toMatchObject({
    status: 'taken',
    question: { question: 'Fish & chips & tea, R&D; x < 3?', solution: 'A & B & C' },
  })
  expect(others).toEqual([])
})

test('given XML that ends within a question, then the reason says where and what to do', () => {
  const [broken] = [...readMoodleXml('<quiz>\n<question type="essay"><name>')]
  expect(broken!.reason).toBe('The XML is broken in line 2 (unclosed tag: name). Export the file again.')
})

test('given an image whose name is written with signs of an address, then no file is called lost', () => {
  const [entry] = read(
    `<question type="multichoice">${html(
      'questiontext',
      'Which? <img src="@@PLUGINFILE@@/flask%20%281%29.png">',
      `<file name="flask (1).png" path="/" encoding="base64">${png}</file>`,
    )}<single>true</single>${options}</question>`,
  )
  expect(entry).toMatchObject({ status: 'taken', without: [], question: { image_url: '/in-file/1' } })
})

test('a question that Moodle hides is taken with a hint', () => {
  const hintsOf = (hidden: string) => {
    const [entry] = read(
      `<question type="multichoice"><questiontext><text>Q</text></questiontext>${options}${hidden}</question>`,
    )
    return entry!.status === 'taken' ? entry!.hints : entry!.reason
  }
  expect(hintsOf('<hidden>1</hidden>')).toEqual([
    'This question is hidden in Moodle, so it may be an old one: check it',
  ])
  expect(hintsOf('<hidden>0</hidden>')).toEqual([])
})

test('an SVG drawing is an image of the file, and one that is not there is named as missing', () => {
  const drawing = Buffer.from(
    '<?xml version="1.0"?>\n<!-- plot -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  const [entry] = read(
    '<question type="multichoice"><name><text></text></name>' +
      html(
        'questiontext',
        'Which? <img src="@@PLUGINFILE@@/plot.svg"> <img src="@@PLUGINFILE@@/gone.png">',
        `<file name="plot.svg" path="/" encoding="base64">${drawing.toString('base64')}</file>`,
      ) +
      '<single>true</single>' +
      options +
      '</question>',
  )
  expect(entry?.images.map(({ bytes }) => bytes.length)).toEqual([drawing.length])
  expect((entry as { without: readonly string[] }).without).toEqual([
    'the image "@@PLUGINFILE@@/gone.png", which the file does not hold',
  ])
})

test('rows that are true or false are prompts, whose marks add up as the plugin says', () => {
  const rows = ['The Nile is long.', 'The Po is longer.']
  const rowsOf = (feedback: string) =>
    rows
      .map(
        (text, index) =>
          `<row number="${index + 1}">${html('optiontext', text)}${html('feedbacktext', feedback)}</row>`,
      )
      .join('')
  const columns = ['True', 'False']
    .map((text, index) => `<column number="${index + 1}">${html('responsetext', text)}</column>`)
    .join('')
  const weights = (values: readonly string[]) =>
    values
      .map(
        (value, at) =>
          `<weight rownumber="${Math.floor(at / 2) + 1}" columnnumber="${(at % 2) + 1}">` +
          `<value>${value}</value></weight>`,
      )
      .join('')
  const question = (type: string, method: string, values: readonly string[], feedback = '') =>
    `<question type="${type}">${html('questiontext', 'Which are true?')}<scoringmethod><text>${method}</text>` +
    `</scoringmethod><numberofrows>2</numberofrows>${rowsOf(feedback)}${columns}${weights(values)}</question>`
  const right = ['1.000', '0.000', '0.000', '1.000']
  const [kprime, mtf, none] = read(
    question('kprime', 'kprime', right) +
      question('mtf', 'subpoints', right, 'See the map') +
      question('mtf', 'subpoints', ['1.000', '1.000', '0.000', '1.000']),
  )
  const pairs = ['The Nile is long. → True', 'The Po is longer. → False']
  expect(kprime).toMatchObject({ status: 'taken', kind: 'matching', without: [], hints: [] })
  expect(listsOf(kprime!.question)).toEqual(pairs)
  expect(kprime!.question.interaction).toMatchObject({
    scoring: { rule: 'half' },
    presentation: { reuse: true },
  })
  expect(mtf).toMatchObject({ without: ['its feedback'] })
  expect(mtf!.question.interaction).toMatchObject({ scoring: { rule: 'each' } })
  expect(none).toMatchObject({ status: 'left out', kind: 'composed' })
})
