import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { breakFile, breakableFiles, breaks } from './testing/breakable-files.ts'
import { openQuestionFile, type OpenedFile } from './open-question-file.ts'
import { canvasQuiz, labels, qti2Item, qti2Package, scores, wordFile, zipOf } from './testing/sample-files.ts'
import { openZip, zipLimits } from './zip/open-zip.ts'

/** Opens a file and reads it to its end. Returns its entries as JSON, or the sentence of its problem. */
const readAll = (bytes: Uint8Array): string => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) return opened.problem
  return [...opened.entries]
    .map((entry) => (entry.status === 'left out' ? entry.reason : entry.kind))
    .join('\n')
}

const text = (content: string) => new TextEncoder().encode(content)
test.each(breakableFiles)(
  'given a broken %s file, then sentences report it and nothing throws',
  (_, bytes) => {
    fc.assert(
      fc.property(breaks, (how) => {
        expect(readAll(breakFile(bytes, how))).not.toMatch(/undefined(?! entity)|\[object|Error:/)
      }),
      { numRuns: runs(200) },
    )
  },
)

test.each([
  ['a PDF', text('%PDF-1.7'), 'This is a PDF'],
  ['a web page', text('<!DOCTYPE html><html><body>x</body></html>'), 'a web page'],
  ['XML of another kind', text('<feed/>'), 'its first element is "feed"'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'Save it as .docx or .xlsx'],
  ['an empty file', text(''), 'The file is empty'],
  [
    'a workbook',
    zipOf({ 'xl/workbook.xml': '<workbook/>' }),
    'This is an Excel workbook. Save it as CSV UTF-8',
  ],
  ['a Word file without a text', wordFile('').slice(0, 60), 'The zip is'],
  ['an old Word file', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'old Word or Excel file'],
  ['a zip without questions', zipOf({ 'a.bin': 'x' }), 'No file of this zip holds questions'],
  ['bytes of no kind', Uint8Array.from([1, 0, 2, 0, 3]), 'neither text nor a zip'],
])('given %s, then it is reported in one sentence', (_, bytes, sentence) => {
  expect(readAll(bytes)).toContain(sentence)
})

test('given a zip that unpacks to too much, then it is refused before anything is unpacked', () => {
  const bomb = zipOf({ 'bomb.xml': new Uint8Array(16 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(openZip(bomb, { ...zipLimits, ratio: 100 })).toHaveProperty(
    'problem',
    expect.stringContaining('unpacks to more'),
  )
  expect(openZip(zipOf({ a: 'x', b: 'y' }), { ...zipLimits, entries: 1 })).toHaveProperty('problem')
})

test('given names that lead out of a zip, then they are not read', () => {
  const zip = openZip(zipOf({ '../../etc/passwd': 'x', 'a.txt': 'y' }))
  expect('problem' in zip ? [] : zip.names).toEqual(['a.txt'])
})

test('given half a zip, then it is reported as such and the complete files are read', () => {
  const whole = qti2Package()
  const entries = openQuestionFile({ bytes: whole.subarray(0, whole.length - 100) })
  expect(entries).toHaveProperty('notes', [expect.stringContaining('not complete')])
})

test('given a changed byte in a compressed file, then it is noticed', () => {
  const bytes = zipOf({ 'a.gift': 'Q {T}'.repeat(50) })
  bytes[40] = bytes[40]! ^ 0xff
  expect(readAll(bytes)).toContain('is damaged')
})

test('given mixed encodings, then each line is decoded on its own and this is reported', () => {
  const mixed = Buffer.concat([text('Où? {T}\n\n'), Buffer.from('O\xf9? {T}', 'latin1')])
  const opened = openQuestionFile({ bytes: mixed })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.notes).toEqual([expect.stringContaining('mixes UTF-8 and Windows-1252')])
  expect([...opened.entries].map(({ question }) => question.question)).toEqual(['Où?', 'Où?'])
})

test('given deeply nested XML, then reading ends with a sentence', () => {
  expect(readAll(text(`<quiz><question>${'<a>'.repeat(100_000)}`))).toContain('nested deeper')
})

// Looking through all files for each image would take minutes, so the test would end by its time limit.
test('given very many images and files in one question of Moodle, then it is read', () => {
  const count = 30_000
  const images = '<img src="@@PLUGINFILE@@/a.png">'.repeat(count)
  const files = '<file name="a.png" path="/b/" encoding="base64"></file>'.repeat(count)
  const asked = `<questiontext format="html"><text><![CDATA[Q ${images}]]></text>${files}</questiontext>`
  const answers = '<answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer>'
  const question = `<question type="multichoice">${asked}${answers}<single>true</single></question>`
  expect(readAll(text(`<quiz>${question}</quiz>`))).toBe('oneRight')
})

const many = 40_000
test.each([
  ['elements in one element of QTI', text(qti2Item('<p>Q</p>'.repeat(many))), 'of at most 32768'],
  ['pairs in one line of a key', text(`1. Q\nA) x\nB) y\nAnswers: ${'1A '.repeat(many)}`), 'oneRight'],
  [
    'cells in one row of a table',
    text(
      `| Question | A | B | Answer |\n|---|---|---|---|\n| Q | x | y | A |${' zzzzzzzzzz |'.repeat(many)}`,
    ),
    // A line is bounded, so the row ends where the bound is, and the rest is told as well.
    /It has 3\d,\d{3} options/,
  ],
])('given very many %s, then the file is read to its end', (_, bytes, found) => {
  expect(readAll(bytes)).toMatch(found)
})

const noKey = 'does not say which option is right'
/** Reading these took from a minute to hours while each of many parts was searched to the end. */
test.each([
  ['blanks behind a brace', `Q {${'\u3000'.repeat(190_000)}`, 'No question was found'],
  ['beginnings of images', `1. Q\n- [x] a\n- [ ] ${'![]('.repeat(100_000)}`, '400000 characters of at most'],
  ['names of images', `1. Q\n- [x] a\n- [ ] ${'!['.repeat(200_000)}`, '400000 characters of at most'],
  ['formulas', `1. Q\n- [x] a\n- [ ] ${'\\('.repeat(200_000)}`, '200000 characters of at most'],
  ['lines of feedback', `1. Q\na) x\nb) y\n${'~\n'.repeat(50_000)}`, noKey],
  ['options', `1. Q\n${'a) x\n'.repeat(40_000)}Answer: a`, 'It has 40,000 options'],
])('given very many %s, then the text is read in time', { timeout: 20_000 }, (_, list, found) => {
  expect(readAll(text(list))).toContain(found)
})

/** All that is found in a file, as it goes from the thread that reads it to the page. */
const sentToPage = (bytes: Uint8Array): string => {
  const opened = openQuestionFile({ bytes })
  return 'problem' in opened ? opened.problem : JSON.stringify(structuredClone([...opened.entries]))
}

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'given the name %s, which every object inherits, then it is an ordinary word anywhere in a file',
  (name) => {
    const html = `&lt;${name}&gt;${name}&lt;/${name}&gt;`
    const math = `<math><${name}><mi>x</mi></${name}><mover><mi>x</mi><mo>${name}</mo></mover></math>`
    const oneOf = labels('Single').replaceAll('x</mattext>', `${name}</mattext>`)
    const grid =
      '<row><shorttext>Nile</shorttext></row><col><shorttext>Africa</shorttext></col>' +
      '<col><shorttext>Asia</shorttext></col><weights-of-row><weight-of-col>1</weight-of-col></weights-of-row>'
    const asked = '<questiontext><text>Where?</text></questiontext>'
    const files = [
      text(canvasQuiz(name, oneOf, scores(['y', 100]))),
      text(
        `<quiz><question type="${name}"><questiontext><text>${html}</text></questiontext></question></quiz>`,
      ),
      text(qti2Item(`<p><${name}>Q</${name}>${math}</p>`)),
      text(qti2Item('<p>Q</p>').replaceAll('choiceInteraction', `${name}Interaction`)),
      wordFile(`<w:p><w:r><w:${name}/><w:t>1. ${name}</w:t></w:r><m:oMath><m:${name}/></m:oMath></w:p>`),
      text(`[{${name}}]\n\n:: ${name} ::${name}{=${name} ~b}`),
      text(
        `<quiz><question type="matrix">${asked}<grademethod>${name}</grademethod>${grid}</question></quiz>`,
      ),
      text(`#separator:${name}\n#html:false\nWhich?${name.charAt(0)}This`),
      text(`<quiz><item><question>Which?</question><${name}>x</${name}><${name}>y</${name}></item></quiz>`),
    ]
    for (const file of files) expect(sentToPage(file)).not.toMatch(/function|\[object|native code/)
    const [entry] = [...(openQuestionFile({ bytes: files[0]! }) as OpenedFile).entries]
    expect(entry!.question.options.map(({ option }) => option)).toEqual([name, 'y', 'z'])
  },
)
