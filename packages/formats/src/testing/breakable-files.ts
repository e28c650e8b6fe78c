import fc from 'fast-check'
import {
  canvasQuiz,
  labels,
  qti2Item,
  qti2Package,
  scores,
  wordFile,
  wordLine,
  zipOf,
} from './sample-files.ts'
import { odsFile, workbookFile } from './sample-workbooks.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const gift =
  '// [tag:a]\n::T::Q { =right #yes ~%50%wrong ####why }\n\nR {T}\n\nS {#3:1}\n\nU {=a -> b =c -> d}\n'
const moodleQuestion =
  '<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Q</p>]]></text></questiontext>' +
  '<answer fraction="100"><text>a</text></answer><answer><text>b</text></answer></question>'
const brightspace = [
  'NewQuestion,MC',
  'QuestionText,"Q, ""q""",HTML',
  'Option,100,a',
  'Option,0,b',
  'NewQuestion,O',
  'Item,x',
  'Item,y',
].join('\r\n')
const wpProQuiz =
  '<wpProQuiz><data><quiz><questions><question answerType="single"><questionText><![CDATA[<p>Q</p>]]></questionText>' +
  '<answers><answer correct="true"><answerText>a</answerText></answer><answer correct="false">' +
  '<answerText>b</answerText></answer></answers></question></questions></quiz></data></wpProQuiz>'
const examview =
  "<examview><question type='mc'><text>Q</text><choices><choice-a>a</choice-a><choice-b>b</choice-b></choices>" +
  "<answer>B</answer></question><matching-group name='M'><text>R</text><choices><choice-a>x</choice-a><choice-b>y" +
  "</choice-b></choices></matching-group><question type='ma' group='M'><text>p</text><answer>A</answer></question>" +
  '</examview>'
const jquiz =
  '<hotpot-jquiz-file><data><questions><question-record><question>Q</question><answers><answer><text>a</text>' +
  '<correct>1</correct></answer><answer><text>b</text><correct>0</correct></answer></answers></question-record>' +
  '</questions></data></hotpot-jquiz-file>'
const table = ['question', 'option1', 'is_correct1', 'option2', 'is_correct2']
const cells = (row: readonly string[]): string =>
  `<table:table-row>${row.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join('')}` +
  '</table:table-row>'

const odtText = zipOf({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml':
    '<office:document-content><office:body><office:text><text:p>1. Q</text:p><text:list><text:list-item>' +
    '<text:p>x*</text:p></text:list-item><text:list-item><text:p>y</text:p></text:list-item></text:list>' +
    '</office:text></office:body></office:document-content>',
})

/** A small file of each format that can be read. */
export const breakableFiles: [format: string, bytes: Uint8Array][] = [
  ['GIFT', bytesOf(gift)],
  ['Aiken', bytesOf('Q\nA. a\nB. b\nANSWER: A\n\nR\nA) a\nB) b\nANSWER: B\n')],
  ['a list', bytesOf('1. Q (2 marks)\n*a) x\nb) y\n\n2. R\na) x\nb) y\nAnswer: b\n\nKey\n1. a 2. b')],
  ['Markdown', bytesOf('## Q\n\n- [x] a\n- [ ] **b**\n\n```\ncode\n```\n')],
  ['Moodle XML', bytesOf(`<quiz>${moodleQuestion}</quiz>`)],
  ['QTI 1.2', bytesOf(canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100])))],
  ['QTI 2', bytesOf(qti2Item('<p>Q</p>'))],
  ['a package', qti2Package()],
  ['a file of Word', wordFile(wordLine('1. Q') + wordLine('a) x', '<w:b/>') + wordLine('b) y'))],
  ['a text of OpenDocument', odtText],
  ['text of Blackboard', bytesOf('MC\tQ\ta\tcorrect\tb\tincorrect\nTF\tR\ttrue\n')],
  ['CSV of Brightspace', bytesOf(brightspace)],
  ['a database of WebCT', bytesOf(':TYPE:MC:1:0:C\n:QUESTION:H\nQ\n:ANSWER1:100:H\na\n:ANSWER2:0:H\nb\n')],
  ['a quiz of WP-Pro-Quiz', bytesOf(wpProQuiz)],
  ['a test of Examview', bytesOf(examview)],
  ['an exercise of Hot Potatoes', bytesOf(jquiz)],
  ['JSON', bytesOf('{"a":[{"question":"Q","options":["x","y"],"answer":1},{"q":"R","pairs":{"a":"b"}},]}')],
  ['a workbook of Excel', workbookFile({ S: [table, ['Q', 'a', 1, 'b', 0]] })],
  ['a workbook of OpenDocument', odsFile(cells(table) + cells(['Q', 'a', '1', 'b', '0']))],
  ['several files', zipOf({ 'a.gift': gift, 'b.xml': `<quiz>${moodleQuestion}</quiz>` })],
]

/** How to damage a file, and at which relative position of it. */
export type Break = { at: number; byte: number; how: 'change' | 'cut' | 'remove' | 'repeat' }

export const breaks: fc.Arbitrary<Break> = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  byte: fc.nat(255),
  how: fc.constantFrom('change', 'cut', 'remove', 'repeat'),
})

export const breakFile = (bytes: Uint8Array, { at, byte, how }: Break): Uint8Array => {
  const index = Math.floor(at * bytes.length)
  if (how === 'cut') return bytes.slice(0, index)
  if (how === 'remove') return Buffer.concat([bytes.subarray(0, index), bytes.subarray(index + 1)])
  if (how === 'repeat') return Buffer.concat([bytes.subarray(0, index), bytes.subarray(index / 2)])
  const broken = Uint8Array.from(bytes)
  broken[index] = byte
  return broken
}
