import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { odsFile, type SheetCells, workbookFile } from './sample-workbooks.ts'
import { wordFile, zipOf } from './sample-files.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** Words for texts of the usual length, so that a file is as long as a real one. */
const words = (
  'the river rises in spring because snow melts on high ground and carries stones sand and clay down to the plain ' +
  'where it slows spreads and leaves what it has brought so that fields beside it stay fertile for many years'
).split(' ')

const textOf = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ')

type LongQuestion = { stem: string; options: string[]; right: number; solution: string }

/** A question of about 600 characters that differs from every other one. */
const questionOf = (index: number): LongQuestion => ({
  stem: `In case ${index}, what follows when ${textOf(index, 40)}?`,
  options: Array.from({ length: 4 }, (_, option) => `Case ${index}.${option} ${textOf(index + option, 9)}`),
  right: index % 4,
  solution: `Since ${textOf(index + 3, 25)}.`,
})

const letterOf = (option: number): string => elementAt('ABCD', option)

const joined = (count: number, write: (question: LongQuestion, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(questionOf(index), index)).join('')

const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const listOf = ({ stem, options, right, solution }: LongQuestion, index: number): string[] => [
  `${index + 1}. ${stem}`,
  ...options.map((option, at) => `${letterOf(at)}) ${option}`),
  `Answer: ${letterOf(right)}`,
  `Solution: ${solution}`,
  '',
]

/** A paragraph with what Word writes around each piece of text: its history, fonts and language. */
const wordParagraph = (text: string): string => {
  const properties =
    '<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/>' +
    '<w:lang w:val="en-GB"/></w:rPr>'
  const half = text.indexOf(' ', text.length / 2)
  const runs = (half < 0 ? [text] : [text.slice(0, half), text.slice(half)])
    .map(
      (part) =>
        `<w:r w:rsidRPr="00A77B3E" w:rsidR="00C12F4A">${properties}<w:t xml:space="preserve">${part}</w:t></w:r>`,
    )
    .join('')
  return (
    '<w:p w14:paraId="5A1B2C3D" w14:textId="77777777" w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E">' +
    `<w:pPr><w:pStyle w:val="Normal"/><w:spacing w:after="0" w:line="240"/>${properties}</w:pPr>${runs}</w:p>`
  )
}

const odtParagraph = (text: string): string => {
  const half = text.indexOf(' ', text.length / 2)
  const parts = half < 0 ? [text] : [text.slice(0, half), text.slice(half)]
  return `<text:p text:style-name="P1">${parts
    .map((part) => `<text:span text:style-name="T1">${part}</text:span>`)
    .join('')}</text:p>`
}

const odt = (body: string): Uint8Array =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content><office:automatic-styles><style:style style:name="T1" style:family="text"/>' +
      `</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>` +
      '</office:document-content>',
  })

const isCorrect = ['is_correct1', 'is_correct2', 'is_correct3', 'is_correct4']
const columns = ['question', 'option1', 'option2', 'option3', 'option4', ...isCorrect, 'solution']
const cellsOf = ({ stem, options, right, solution }: LongQuestion): string[] => [
  stem,
  ...options,
  ...isCorrect.map((_, index) => (index === right ? '1' : '0')),
  solution,
]
const sheet = (count: number): SheetCells => [
  columns,
  ...Array.from({ length: count }, (_, index) => cellsOf(questionOf(index))),
]

const moodleQuestion = ({ stem, options, right, solution }: LongQuestion): string =>
  `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>${stem}</p>]]></text></questiontext>` +
  `<generalfeedback><text>${solution}</text></generalfeedback><defaultgrade>1</defaultgrade><single>true</single>` +
  `${options
    .map((option, at) => `<answer fraction="${at === right ? 100 : 0}"><text>${option}</text></answer>`)
    .join('')}</question>\n`

const qtiItem = ({ stem, options, right }: LongQuestion, index: number): string =>
  `<item ident="i${index}" title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type` +
  '</fieldlabel><fieldentry>multiple_choice_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>' +
  `<presentation><material><mattext texttype="text/html">&lt;p&gt;${stem}&lt;/p&gt;</mattext></material>` +
  `<response_lid ident="r" rcardinality="Single"><render_choice>${options
    .map(
      (option, at) =>
        `<response_label ident="${at}"><material><mattext>${option}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>` +
  `<varequal respident="r">${right}</varequal></conditionvar><setvar varname="SCORE" action="Set">100</setvar>` +
  '</respcondition></resprocessing></item>\n'

const qti2File = ({ stem, options, right, solution }: LongQuestion, index: number): string =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i${index}" ` +
  'title="Item"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">' +
  `<correctResponse><value>c${right}</value></correctResponse></responseDeclaration><itemBody><p>${stem}</p>` +
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${options
    .map((option, at) => `<simpleChoice identifier="c${at}">${option}</simpleChoice>`)
    .join('')}</choiceInteraction></itemBody><modalFeedback outcomeIdentifier="F" identifier="solution" ` +
  `showHide="show"><p>${solution}</p></modalFeedback></assessmentItem>`

/** A package has a file for each question, a manifest that lists them and a test that orders them. */
const qti2Package = (count: number): Uint8Array => {
  const names = Array.from({ length: count }, (_, index) => `items/item-${index}.xml`)
  return zipOf({
    'imsmanifest.xml': `<manifest><resources>${names
      .map((name, index) => `<resource identifier="i${index}" type="imsqti_item_xmlv2p2" href="${name}"/>`)
      .join('')}</resources></manifest>`,
    'test.xml': `<assessmentTest><testPart><assessmentSection title="Part">${names
      .map((name) => `<assessmentItemRef href="${name}"/>`)
      .join('')}</assessmentSection></testPart></assessmentTest>`,
    ...Object.fromEntries(names.map((name, index) => [name, qti2File(questionOf(index), index)])),
  })
}

/** Our own JSON. */
const ownJson = (count: number): string =>
  JSON.stringify({
    format: 'quizwright-questions',
    version: 1,
    title: 'Long',
    questions: Array.from({ length: count }, (_, index) => {
      const { stem, options, right, solution } = questionOf(index)
      return fullQuestion({
        question: stem,
        options: options.map((option, at) => ({ option, is_correct: at === right })),
        solution,
      })
    }),
  })

const giftQuestion = ({ stem, options, right, solution }: LongQuestion, index: number): string =>
  `::Q${index}:: ${stem} {\n${options
    .map((option, at) => `${at === right ? '=' : '~'}${option}`)
    .join('\n')}\n####${solution}\n}\n\n`

const odsRow = (cells: readonly string[]): string =>
  `<table:table-row>${cells
    .map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`)
    .join('')}</table:table-row>`

/** Files with this many questions of the usual length in each format, by their names. */
export const longFiles: Record<string, (count: number) => Uint8Array> = {
  'list.docx': (count) =>
    wordFile(
      joined(count, (...of) =>
        listOf(...of)
          .map(wordParagraph)
          .join(''),
      ),
    ),
  'list.odt': (count) =>
    odt(
      joined(count, (...of) =>
        listOf(...of)
          .map(odtParagraph)
          .join(''),
      ),
    ),
  'table.xlsx': (count) => workbookFile({ Questions: sheet(count) }),
  'list.xlsx': (count) =>
    workbookFile({
      Questions: Array.from({ length: count }, (_, index) => listOf(questionOf(index), index))
        .flat()
        .map((line) => [line]),
    }),
  'table.ods': (count) =>
    odsFile(
      sheet(count)
        .map((cells) => odsRow(cells as string[]))
        .join(''),
    ),
  'list.txt': (count) => asBytes(joined(count, (...of) => `${listOf(...of).join('\n')}\n`)),
  'list.md': (count) =>
    asBytes(
      joined(
        count,
        ({ stem, options, right, solution }, index) =>
          `## ${index + 1}. ${stem}\n\n${options
            .map((option, at) => `- [${at === right ? 'x' : ' '}] ${option}`)
            .join('\n')}\n\n**Solution:** ${solution}\n\n`,
      ),
    ),
  'questions.aiken.txt': (count) =>
    asBytes(
      joined(count, ({ stem, options, right }) =>
        [
          stem,
          ...options.map((option, at) => `${letterOf(at)}. ${option}`),
          `ANSWER: ${letterOf(right)}\n\n`,
        ].join('\n'),
      ),
    ),
  'questions.gift': (count) => asBytes(joined(count, giftQuestion)),
  'other.json': (count) =>
    asBytes(
      JSON.stringify(
        Array.from({ length: count }, (_, index) => {
          const { stem, options, right, solution } = questionOf(index)
          return { question: stem, options, correctAnswer: options[right], explanation: solution }
        }),
        undefined,
        2,
      ),
    ),
  'own.json': (count) => asBytes(ownJson(count)),
  'qti-2.zip': qti2Package,
  'moodle.xml': (count) => asBytes(`<?xml version="1.0"?><quiz>${joined(count, moodleQuestion)}</quiz>`),
  'qti.xml': (count) =>
    asBytes(
      '<?xml version="1.0"?><questestinterop><assessment title="Long"><section>' +
        `${joined(count, qtiItem)}</section></assessment></questestinterop>`,
    ),
}
