import { qti2Item, wordFile, wordLine, wordNumbering, zipOf } from './sample-files.ts'

const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

const list = ['1. Q', 'a) x', 'b) y', 'Answer: a'].map((line) => wordLine(line)).join('')

const relations = (targets: readonly string[]): string =>
  `<Relationships>${targets
    .map((target, index) => `<Relationship Id="rId${index}" Target="${target}"/>`)
    .join('')}</Relationships>`

const drawing = (index: number): string =>
  `<w:p><w:r><w:drawing><a:blip r:embed="rId${index}"/></w:drawing></w:r></w:p>`

const testOf = (inside: string): string =>
  `<assessmentTest><testPart><assessmentSection title="S">${inside}</assessmentSection></testPart></assessmentTest>`

const multiChoice = JSON.stringify({
  question: 'Q',
  answers: [
    { text: 'x', correct: true },
    { text: 'y', correct: false },
  ],
})

const nested = (depth: number): string =>
  `${`{"questions":[{"library":"H5P.QuestionSet 1.20","params":`.repeat(depth)}${multiChoice}${'}]}'.repeat(depth)}`

/** A list of Word that is defined by the next one. */
const linkedList = (index: number, count: number): string =>
  `<w:abstractNum w:abstractNumId="${index + 9}"><w:numStyleLink w:val="n${(index + 1) % count}"/>` +
  `<w:styleLink w:val="n${index}"/></w:abstractNum>`

/** A zip inside of a zip, so many times. */
const zipInZip = (depth: number): Uint8Array => {
  let inner: Uint8Array = new TextEncoder().encode('Q {T}')
  for (let level = 0; level < depth; level += 1)
    inner = zipOf(level === 0 ? { 'a.gift': inner } : { 'a.zip': inner, 'a.gift': 'Q {T}' })
  return inner
}

const odt = (content: string, styles = ''): Uint8Array =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>` +
      `<office:text>${content}</office:text></office:body></office:document-content>`,
  })
const odtList = ['1. Q', 'a) x', 'b) y', 'Answer: a'].map((line) => `<text:p>${line}</text:p>`).join('')

/** Packages whose parts refer to themselves and to each other, with about so many references, by what they are. */
export const selfReferences: Readonly<Record<string, (count: number) => Uint8Array>> = {
  'zips inside of zips': (count) => zipInZip(Math.min(count, 40)),
  'a test of QTI whose items are the test itself': (count) =>
    zipOf({
      'test.xml': testOf(times(count, () => '<assessmentItemRef href="test.xml"/>')),
      'i.xml': qti2Item('<p>Q</p>'),
    }),
  'a test of QTI that names one item again and again': (count) =>
    zipOf({
      'test.xml': testOf(times(count, () => '<assessmentItemRef href="i.xml"/>')),
      'i.xml': qti2Item('<p>Q</p>'),
    }),
  'sections of QTI that refer to each other': (count) =>
    zipOf({
      'test.xml': testOf('<assessmentSectionRef href="a.xml"/>'),
      'a.xml': `<assessmentSection>${times(count, () => '<assessmentSectionRef href="b.xml"/>')}</assessmentSection>`,
      'b.xml':
        `<assessmentSection>${times(count, () => '<assessmentSectionRef href="a.xml"/>')}` +
        '<assessmentItemRef href="i.xml"/></assessmentSection>',
      'i.xml': qti2Item('<p>Q</p>'),
    }),
  'a manifest whose resources are the manifest': (count) =>
    zipOf({
      'imsmanifest.xml': `<manifest><resources>${times(
        count,
        (index) =>
          `<resource identifier="r${index}" type="imsqti_item_xmlv2p2" href="imsmanifest.xml"><dependency ` +
          `identifierref="r${index}"/></resource>`,
      )}</resources></manifest>`,
      'i.xml': qti2Item('<p>Q</p>'),
    }),
  'an item of QTI that shows itself as its text and its images': (count) =>
    zipOf({
      'i.xml': qti2Item(times(count, () => '<img src="i.xml" alt=""/>')).replace(
        '<itemBody>',
        () => `${times(count, () => '<assessmentStimulusRef identifier="s" href="i.xml"/>')}<itemBody>`,
      ),
    }),
  'items of QTI 1.2 that refer to their own bank': (count) =>
    zipOf({
      'a.xml':
        `<questestinterop><assessment><section ident="s"><selection_ordering><selection><sourcebank_ref>s` +
        `</sourcebank_ref></selection></selection_ordering>${times(count, () => '<itemref linkrefid="s"/>')}` +
        '</section></assessment></questestinterop>',
    }),
  'a text of Word whose images are the text': (count) =>
    wordFile(list + times(count, drawing), {
      'word/_rels/document.xml.rels': relations(Array.from({ length: count }, () => 'document.xml')),
    }),
  'styles of Word that are based on each other': (count) =>
    wordFile(`${list}<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>2. R</w:t></w:r></w:p>`, {
      'word/styles.xml': `<w:styles>${times(
        count,
        (index) =>
          `<w:style w:styleId="s${index}"><w:name w:val="s${index}"/><w:basedOn w:val="s${(index + 1) % count}"/>` +
          `<w:link w:val="s${index}"/></w:style>`,
      )}</w:styles>`,
    }),
  'lists of Word that are defined by each other': (count) =>
    wordFile(wordLine('Q', '', [1, 0]) + wordLine('x', '', [1, 1]) + wordLine('y', '', [1, 1]), {
      'word/numbering.xml': wordNumbering.replace(
        '</w:numbering>',
        () => `${times(count, (index) => linkedList(index, count))}</w:numbering>`,
      ),
    }),
  'a text of OpenDocument whose formulas are the text': (count) =>
    odt(
      odtList +
        times(count, () => '<text:p><draw:frame><draw:object xlink:href="./"/></draw:frame></text:p>'),
    ),
  'styles of OpenDocument that are based on each other': (count) =>
    odt(
      `${odtList}<text:p text:style-name="s0">2. R</text:p>`,
      times(
        count,
        (index) =>
          `<style:style style:name="s${index}" style:family="paragraph" ` +
          `style:parent-style-name="s${(index + 1) % count}"/>`,
      ),
    ),
  'sheets of Excel that are one sheet': (count) =>
    zipOf({
      'xl/workbook.xml': `<workbook><sheets>${times(
        Math.min(count, 200),
        (index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`,
      )}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="workbook.xml"/></Relationships>',
    }),
  'sets of H5P inside of sets': (count) =>
    zipOf({
      'h5p.json': '{"mainLibrary":"H5P.QuestionSet"}',
      'content/content.json': nested(Math.min(4 * count, 10_000)),
    }),
  'a sequence of Open edX that includes itself': (count) =>
    zipOf({
      'course.xml': '<course url_name="c" org="o" course="c"/>',
      'problem/p.xml':
        `<problem>${times(count, () => '<include file="problem/p.xml"/>')}<multiplechoiceresponse><label>Q</label>` +
        '<choicegroup><choice correct="true">x</choice><choice correct="false">y</choice></choicegroup>' +
        '</multiplechoiceresponse></problem>',
    }),
}
