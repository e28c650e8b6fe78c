import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { toldBy } from '../testing/read-word-body.ts'
import { png, zipOf } from '../testing/sample-files.ts'

const open = (
  body: string,
  { styles = '', parts = {} }: { styles?: string; parts?: Record<string, string | Uint8Array> } = {},
) =>
  openQuestionFile({
    bytes: zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml':
        '<?xml version="1.0"?><office:document-content><office:automatic-styles>' +
        `${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>` +
        '</office:document-content>',
      ...parts,
    }),
  })
const read = (...args: Parameters<typeof open>) => {
  const opened = open(...args)
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('odt')
  return [...opened.entries]
}
const style = (name: string, properties: string, family = 'text') =>
  `<style:style style:name="${name}" style:family="${family}">${properties}</style:style>`
const letters = (attributes: string) => `<style:text-properties ${attributes}/>`
const p = (inside: string, attributes = '') => `<text:p ${attributes}>${inside}</text:p>`
const span = (text: string, name = 'T1') => `<text:span text:style-name="${name}">${text}</text:span>`
const options = p('a) x*') + p('b) y')
const levels = (...formats: string[]) =>
  `<text:list-style style:name="L1">${formats
    .map((format, level) =>
      format === '•'
        ? `<text:list-level-style-bullet text:level="${level + 1}"/>`
        : `<text:list-level-style-number text:level="${level + 1}" style:num-format="${format}"/>`,
    )
    .join('')}</text:list-style>`
const item = (inside: string) => `<text:list-item>${inside}</text:list-item>`
const list = (items: string, attributes = '') => `<text:list ${attributes}>${items}</text:list>`

test('typed numbers and letters make questions, and a star the key', () => {
  expect(
    toldBy(read(p('1. One?') + options + p('2. Two?') + p('A) p') + p('B) q') + p('Answer: B'))),
  ).toEqual(['One? | *x | y', 'Two? | p | *q'])
})

test.each([
  ['bold', letters('fo:font-weight="bold"')],
  ['an underline', letters('style:text-underline-style="solid"')],
  ['a colour', letters('fo:color="#ff0000"')],
  ['a highlight', letters('fo:background-color="#ffff00"')],
])('finds the correct option by %s, with a hint', (_, formatting) => {
  const entries = read(p('1. Q') + p('a) x') + p(`b) ${span('y')}`) + p('c) z'), {
    styles: style('T1', formatting),
  })
  expect(toldBy(entries)).toEqual(['Q | x | *y | z'])
  expect(entries).toMatchObject([{ hints: [expect.stringContaining('only marked by its formatting')] }])
})

test('the style of a paragraph marks, also by its parent, and bold letters from right to left have their own', () => {
  const styles =
    style('Right', letters('fo:font-weight="bold"'), 'paragraph') +
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Right"/>' +
    style('T1', letters('style:font-weight-complex="bold"'))
  expect(toldBy(read(p('1. Q') + p('a) x') + p('b) y', 'text:style-name="P1"'), { styles }))).toEqual([
    'Q | x | *y',
  ])
  expect(toldBy(read(p('1. ما؟') + p('أ) س') + p(`ب) ${span('ص')}`), { styles }))).toEqual(['ما؟ | س | *ص'])
})

test('a link marks nothing, and its address follows it', () => {
  const styles = style('T1', letters('fo:color="#000080" style:text-underline-style="solid"'))
  const link = `<text:a xlink:href="https://site.org/a">${span('here')}</text:a>`
  expect(read(p('1. Where?') + p('a) there') + p(`b) ${link}`), { styles })).toMatchObject([
    { status: 'left out', question: { options: [{}, { option: 'here (https://site.org/a)' }] } },
  ])
})

test('lists count as the program shows them, on where one continues another', () => {
  const options = list(item(p('x')) + item(p('y')))
  const question = (text: string) => item(p(text) + options)
  const body =
    list(question('One?') + question('Two?'), 'xml:id="list1" text:style-name="L1"') +
    p('Some text.') +
    list(question('Three?'), 'text:continue-list="list1" text:style-name="L1"') +
    p('Answers:') +
    p('1. A') +
    p('2. B') +
    p('3. B')
  expect(toldBy(read(body, { styles: levels('1', 'a') }))).toEqual([
    'One? | *x | y',
    expect.stringMatching(/^Two\? \| x \| \*y/),
    'Three? | x | *y',
  ])
})

test('bullets are options, and a list may have its style from its paragraphs', () => {
  const styles =
    levels('•') +
    style('T1', letters('fo:font-weight="bold"')) +
    '<style:style style:name="P1" style:family="paragraph" style:list-style-name="L1"/>'
  const bullets = list(item(p('x', 'text:style-name="P1"')) + item(p(span('y'), 'text:style-name="P1"')))
  expect(toldBy(read(p('1. Q') + bullets, { styles }))).toEqual(['Q | x | *y'])
})

test('deleted text does not come back, and inserted text is read', () => {
  const body =
    '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>b) gone*</text:p></text:deletion>' +
    '</text:changed-region></text:tracked-changes>' +
    p('1. Q') +
    p('a) x<text:change text:change-id="c1"/>') +
    p('b) <text:change-start text:change-id="c2"/>y*<text:change-end text:change-id="c2"/>')
  expect(toldBy(read(body))).toEqual(['Q | x | *y'])
})

test('images are kept, also in several forms; formulas become TeX; text boxes are read', () => {
  const image =
    '<draw:frame><draw:image xlink:href="Pictures/1.svg"/><draw:image xlink:href="Pictures/1.png"/></draw:frame>'
  const formula =
    '<draw:frame><draw:object xlink:href="./Object 1"/>' +
    '<draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame>'
  const box = `<draw:frame><draw:text-box>${p('In the box')}</draw:text-box></draw:frame>`
  const [entry] = read(p(`1. What is ${formula}?${image}${box}`) + options, {
    parts: {
      'Pictures/1.png': png,
      'Object 1/content.xml': '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
    },
  })
  expect(entry).toMatchObject({
    status: 'taken',
    without: [],
    question: { question: `${String.raw`What is \(\frac{a}{2}\)?`}\nIn the box` },
    images: [{ name: 'Pictures/1.png' }],
  })
})

test('reports as lost: notes, comments, hidden words, struck words, other objects, missing images', () => {
  const styles =
    style('T1', letters('text:display="none"')) +
    style('T2', letters('style:text-line-through-style="solid"'))
  const body =
    p(
      `1. Q${span('secret')}${span('!', 'T2')}<text:note text:note-class="footnote"><text:note-body/></text:note>` +
        '<office:annotation><text:p>mine</text:p></office:annotation>' +
        '<draw:frame><draw:object xlink:href="./Chart"/></draw:frame>' +
        '<draw:frame><draw:image xlink:href="Pictures/gone.png"/></draw:frame>',
    ) + options
  expect(read(body, { styles })).toMatchObject([
    {
      question: { question: 'Q!' },
      without: [
        'hidden words',
        'the line through words',
        'a footnote',
        'a comment',
        'an embedded object',
        'the image "gone.png"',
      ],
    },
  ])
})

test('raised letters stay raised, and spaces and tabs are those of the text', () => {
  const styles = style('T1', letters('style:text-position="super 58%"'))
  expect(read(p(`1. Is 2${span('3')}<text:s text:c="2"/>m?`) + options, { styles })).toMatchObject([
    { question: { question: 'Is 2³  m?' } },
  ])
})

test('a table of questions is read by its headings, with covered cells in their places', () => {
  const cell = (text: string) => `<table:table-cell>${text === '' ? '' : p(text)}</table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`
  const body =
    `<table:table><table:table-header-rows>${row('Question', 'A', 'B', 'C', 'Answer')}</table:table-header-rows>` +
    row('One?', 'x', 'y', '', 'B') +
    `<table:table-row>${cell('Two?')}<table:table-cell table:number-columns-spanned="2">${p('p')}</table:table-cell>` +
    `<table:covered-table-cell/>${cell('r')}${cell('r')}</table:table-row></table:table>`
  const [first, second] = read(body)
  expect(toldBy([first!])).toEqual(['One? | x | *y'])
  expect(second!.question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option)).toEqual(
    ['r'],
  )
})

test('a text that is cut off is refused in one sentence', () => {
  expect(open('<text:p>1. Q')).toMatchObject({
    problem: expect.stringMatching(
      /^The text of this OpenDocument file can not be read: .*\. Save it again\.$/,
    ),
  })
})
