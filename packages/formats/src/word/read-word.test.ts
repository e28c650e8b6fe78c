import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png, wordFile, wordLine as line, wordNumbering } from '../testing/sample-files.ts'

const read = (body: string, parts: Record<string, string | Uint8Array> = {}) => {
  const opened = openQuestionFile({
    bytes: wordFile(body, { 'word/numbering.xml': wordNumbering, ...parts }),
  })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('word')
  return [...opened.entries]
}
const right = (entries: ReturnType<typeof read>) =>
  entries.map(({ question }) => question.options.filter((o) => o.is_correct).map((o) => o.option))
const tab = '</w:t><w:tab/><w:t xml:space="preserve">'

test.each([
  ['bold', '<w:b/>'],
  ['an underline', '<w:u w:val="single"/>'],
  ['a colour', '<w:color w:val="FF0000"/>'],
  ['a highlight', '<w:highlight w:val="yellow"/>'],
  ['a shade behind it', '<w:shd w:val="clear" w:fill="92D050"/>'],
])('finds the right option by %s', (_, look) => {
  const entries = read(line('1. Q') + line('a) x') + line('b) y', look) + line('c) z'))
  expect(entries).toMatchObject([{ status: 'taken', question: { question: 'Q' } }])
  expect(right(entries)).toEqual([['y']])
})

test('what is switched off, grey or a link marks nothing', () => {
  const entries = read(
    line('1. Q') +
      line('a) x', '<w:b w:val="0"/>') +
      line('b) y', '<w:color w:val="404040"/>') +
      line('c) z', '<w:color w:val="0563C1"/><w:u w:val="none"/>'),
  )
  expect(entries).toMatchObject([{ status: 'left out', reason: 'It does not say which option is right.' }])
})

test('numbers and letters that Word writes make questions and options', () => {
  const entries = read(
    line('First?', '<w:b/>', [1, 0]) +
      line('x', '', [1, 1]) +
      line('y', '<w:b/>', [1, 1]) +
      line('Second?', '', [1, 0]) +
      line('p', '', [1, 1]) +
      line('q', '', [1, 1]) +
      line('Answer key') +
      line('B', '', [3, 0]) +
      line('A', '', [3, 0]),
  )
  expect(entries.map(({ question }) => question.question)).toEqual(['First?', 'Second?'])
  expect(right(entries)).toEqual([['y'], ['p']])
})

test('bullets are options where there are no letters, and a list within a question where there are', () => {
  expect(right(read(line('1. Q') + line('x', '', [2, 0]) + line('y', '<w:b/>', [2, 0])))).toEqual([['y']])
  const [entry] = read(
    line('1. Which is true?') +
      line('one', '', [2, 0]) +
      line('two', '', [2, 0]) +
      line('a) x') +
      line('b) y*'),
  )
  expect(entry!.question).toMatchObject({ question: 'Which is true?\n• one\n• two' })
  expect(entry!.question.options).toHaveLength(2)
})

test('options side by side, and a key in a table, are read', () => {
  const cell = (text: string) => `<w:tc>${line(text)}</w:tc>`
  const entries = read(
    line(`1. Q`) +
      line(`a) x${tab}b) y${tab}c) z`) +
      line('Answer key:') +
      `<w:tbl><w:tr>${cell('1')}${cell('C')}</w:tr></w:tbl>`,
  )
  expect(right(entries)).toEqual([['z']])
})

test('questions without numbers begin where options begin again', () => {
  const entries = read(
    line('One?') + line('A) x*') + line('B) y') + line('Two?') + line('A) p') + line('B) q*'),
  )
  expect(entries.map(({ question }) => question.question)).toEqual(['One?', 'Two?'])
  expect(right(entries)).toEqual([['x'], ['q']])
})

test('equations become TeX, raised letters stay raised, images go along', () => {
  const equation =
    '<m:oMath><m:f><m:num><m:r><m:t>a+1</m:t></m:r></m:num><m:den><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr>' +
    '<m:deg/><m:e><m:r><m:t>b</m:t></m:r></m:e></m:rad></m:den></m:f></m:oMath>'
  const image = '<w:r><w:drawing><a:blip r:embed="rId7"/></w:drawing></w:r>'
  const [entry] = read(
    `<w:p><w:r><w:t xml:space="preserve">1. What is </w:t></w:r>${equation}<w:r><w:t xml:space="preserve"> in m</w:t>` +
      `</w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r>${image}</w:p>` +
      line('a) x*') +
      line('b) y'),
    {
      'word/_rels/document.xml.rels': '<R><Relationship Id="rId7" Target="media/image1.png"/></R>',
      'word/media/image1.png': png,
    },
  )
  expect(entry).toMatchObject({
    status: 'taken',
    without: [],
    question: { question: String.raw`What is \(\frac{a+1}{\sqrt{b}}\) in m²` },
  })
  expect(entry!.images).toHaveLength(1)
})

test('what is lost is named: stressed words, drawings, images that are not there', () => {
  const [entry] = read(
    '<w:p><w:r><w:t xml:space="preserve">1. Which is </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>not</w:t></w:r>' +
      '<w:r><w:t xml:space="preserve"> so?</w:t><w:drawing><a:blip r:embed="rId9"/></w:drawing><w:pict/></w:r></w:p>' +
      line('a) x*') +
      line('b) y'),
    { 'word/_rels/document.xml.rels': '<R><Relationship Id="rId9" Target="media/old.emf"/></R>' },
  )
  expect(entry).toHaveProperty('without', [
    'bold, underlined or coloured words',
    'a drawing',
    'the image "old.emf"',
  ])
})

test('tracked changes are read as accepted', () => {
  const [entry] = read(
    '<w:p><w:r><w:t>1. </w:t></w:r><w:del><w:r><w:t>Old</w:t></w:r></w:del>' +
      '<w:ins><w:r><w:t>New?</w:t></w:r></w:ins></w:p>' +
      line('a) x*') +
      line('b) y'),
  )
  expect(entry!.question.question).toBe('New?')
})

test('a text that is cut off is told in one sentence', () => {
  const opened = openQuestionFile({ bytes: wordFile('<w:p>') })
  expect(opened).toHaveProperty(
    'problem',
    expect.stringMatching(/^The text of this Word file can not be read: .*\.$/),
  )
})
