import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { wordFile, wordLine as line } from '../testing/sample-files.ts'
import { paragraph, readWordBody, relations, run, toldBy } from '../testing/read-word-body.ts'

const options = line('a) x*') + line('b) y')
const field = (code: string, result = '', form = '') =>
  `<w:r><w:fldChar w:fldCharType="begin">${form}</w:fldChar></w:r><w:r><w:instrText>${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const hyperlinkStyle = {
  'word/styles.xml':
    '<w:styles xmlns:w="w"><w:style w:styleId="Lienhypertexte"><w:name w:val="Hyperlink"/><w:rPr>' +
    '<w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style></w:styles>',
}
const linkFormatting = '<w:color w:val="1155CC"/><w:u w:val="single"/>'

test.each([
  [
    'its style',
    `<w:hyperlink r:id="r1">${run('site.org', '<w:rStyle w:val="Lienhypertexte"/>')}</w:hyperlink>`,
  ],
  ['its own look', `<w:hyperlink r:id="r1">${run('site.org', linkFormatting)}</w:hyperlink>`],
  ['a field', field(' HYPERLINK "https://site.org" ', run('site.org', linkFormatting))],
])('an option that is a link by %s is not taken for the correct one', (_, link) => {
  const body =
    line('1. Which is a site?') + line('a) a book') + paragraph(run('b) ') + link) + line('c) a pen')
  const parts = { ...relations(['r1', 'https://site.org/']), ...hyperlinkStyle }
  expect(readWordBody(body, parts)).toMatchObject([
    { status: 'left out', reason: 'It does not say which option is right.' },
  ])
})

test('a bold link can be the correct option, and the address of a link follows its text', () => {
  const link = `<w:hyperlink r:id="r1">${run('this page', '<w:b/>')}</w:hyperlink>`
  const body = line('1. Where?') + line('a) nowhere') + paragraph(run('b) ', '<w:b/>') + link)
  const entries = readWordBody(body, relations(['r1', 'https://site.org/a']))
  expect(toldBy(entries)).toEqual(['Where? | nowhere | *this page (https://site.org/a)'])
})

test('a formula of a field is reported as lost, and a sign stands in its place', () => {
  const body = paragraph(run('1. What is ') + field(String.raw` EQ \f(1;2) `) + run(' of 4?')) + options
  expect(readWordBody(body)).toMatchObject([
    { question: { question: 'What is □ of 4?' }, without: ['a formula of a field (EQ)'] },
  ])
})

test('a ticked box of a form marks the correct option', () => {
  const box = (text: string, state: string) =>
    paragraph(
      field(
        ' FORMCHECKBOX ',
        '',
        `<w:ffData><w:checkBox><w:default w:val="0"/>${state}</w:checkBox></w:ffData>`,
      ) + run(` ${text}`),
    )
  const body = line('1. Q?') + box('x', '') + box('y', '<w:checked/>') + box('z', '<w:checked w:val="0"/>')
  expect(toldBy(readWordBody(body))).toEqual(['Q? | x | *y | z'])
})

test('the text of a control that only invites to type is not read, and its choices are reported as lost', () => {
  const control = (properties: string, text: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`
  const list = '<w:dropDownList><w:listItem w:value="a"/><w:listItem w:value="b"/></w:dropDownList>'
  const body =
    paragraph(
      run('1. Q') + control('<w:showingPlcHdr/>', 'Click here to enter text.') + control(list, ' a?'),
    ) + options
  expect(readWordBody(body)).toMatchObject([
    { question: { question: 'Q a?' }, without: ['the choices of a drop-down list'] },
  ])
})

test('cells inside a control are read', () => {
  const cell = (text: string) => `<w:tc>${line(text)}</w:tc>`
  const table =
    `<w:tr>${cell('a)')}<w:sdt><w:sdtContent>${cell('x*')}</w:sdtContent></w:sdt></w:tr>` +
    `<w:tr>${cell('b)')}${cell('y')}</w:tr>`
  expect(toldBy(readWordBody(`${line('1. Q?')}<w:tbl>${table}</w:tbl>`))).toEqual(['Q? | *x | y'])
})

test('words with their reading above them are read, and the reading is reported as lost', () => {
  const ruby =
    '<w:r><w:ruby><w:rt><w:r><w:t>かんじ</w:t></w:r></w:rt>' +
    '<w:rubyBase><w:r><w:t>漢字</w:t></w:r></w:rubyBase></w:ruby></w:r>'
  expect(readWordBody(paragraph(run('1. ') + ruby + run('?')) + options)).toMatchObject([
    { question: { question: '漢字?' }, without: ['the reading above words'] },
  ])
})

test('letters of a symbol font become Unicode', () => {
  const letters = run('\uf061\uf062', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>')
  expect(toldBy(readWordBody(paragraph(run('1. Is ') + letters + run(' one?')) + options))).toEqual([
    'Is αβ one? | *x | y',
  ])
})

test('a line through words and italic words are reported as lost', () => {
  const body = paragraph(
    run('1. Which is ') + run('not', '<w:i/>') + run(' never', '<w:strike/>') + run(' so?'),
  )
  expect(readWordBody(body + options)).toMatchObject([
    { without: ['italic words', 'the line through words'] },
  ])
})

test('a file with a part that only Word can show is refused instead of read in half', () => {
  const opened = openQuestionFile({ bytes: wordFile(`${line('1. Q')}${options}<w:altChunk r:id="r1"/>`) })
  expect(opened).toMatchObject({ problem: expect.stringMatching(/another file.*save it as a new \.docx/) })
})
