import { strToU8, zipSync } from 'fflate'

/** The smallest PNG. */
export const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

/** A QTI 2.2 package as exporters write it: two items in reverse order, an image and a manifest. */
export const qti2Package = () =>
  zipOf({
    'imsmanifest.xml':
      '<manifest><resources><resource type="imsqti_item_xmlv2p2" href="items/a.xml"><metadata><lom><general>' +
      '<keyword><string>rivers</string></keyword></general><educational><difficulty><value>difficult</value>' +
      '</difficulty></educational></lom></metadata><file href="items/a.xml"/><file href="images/x.png"/></resource>' +
      '<resource type="imsqti_item_xmlv2p2" href="items/b.xml"/>' +
      '<resource type="imsqti_item_xmlv2p2" href="items/gone.xml"/></resources></manifest>',
    'test.xml':
      '<assessmentTest><testPart><assessmentSection title="Part A"><rubricBlock view="candidate"><p>Read.</p>' +
      '</rubricBlock><assessmentItemRef href="items/b.xml"/><assessmentItemRef href="items/a.xml"/>' +
      '</assessmentSection></testPart></assessmentTest>',
    'items/a.xml': qti2Item(
      '<p>Which <img src="../images/x.png" alt=""/> is <m:math xmlns:m="http://www.w3.org/1998/Math/MathML">' +
        '<m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>?</p>',
    ),
    'items/b.xml': qti2Item('<p>Other</p>'),
    'images/x.png': png,
  })

export const qti2Item = (body: string): string =>
  '<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" title="Item 1">' +
  '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse>' +
  '<value>b</value></correctResponse></responseDeclaration>' +
  '<outcomeDeclaration identifier="MAXSCORE"><defaultValue><value>3</value></defaultValue></outcomeDeclaration>' +
  `<itemBody>${body}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Choose.</prompt>` +
  '<simpleChoice identifier="a">one</simpleChoice><simpleChoice identifier="b">two</simpleChoice>' +
  '</choiceInteraction></itemBody>' +
  '<modalFeedback identifier="solution"><p>Because.</p></modalFeedback></assessmentItem>'

/** A QTI 1.2 quiz as Canvas writes it. */
export const canvasQuiz = (type: string, body: string, processing: string): string =>
  '<?xml version="1.0"?><questestinterop><assessment title="T"><section ident="root_section">' +
  '<item title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>' +
  `<fieldentry>${type}</fieldentry></qtimetadatafield>` +
  '<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.0</fieldentry>' +
  '</qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">' +
  `&lt;p&gt;Q &lt;img src="$IMS-CC-FILEBASE$/Uploaded%20Media/x.png"&gt;&lt;/p&gt;</mattext></material>${body}` +
  `</presentation><resprocessing>${processing}</resprocessing></item></section></assessment></questestinterop>`

const label = (ident: string) =>
  `<response_label ident="${ident}"><material><mattext texttype="text/plain">${ident}</mattext></material>` +
  '</response_label>'
export const labels = (cardinality: string) =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${['x', 'y', 'z'].map(label).join('')}` +
  '</render_choice></response_lid>'
export const scores = (...entries: [string, number][]) =>
  entries
    .map(
      ([ident, score]) =>
        `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar>` +
        `<setvar varname="SCORE" action="Set">${score}</setvar></respcondition>`,
    )
    .join('')

/** A Word file with this body and other parts by name. */
export const wordFile = (body: string, parts: Record<string, string | Uint8Array> = {}): Uint8Array =>
  zipOf({
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
      'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
      `<w:body>${body}</w:body></w:document>`,
    ...parts,
  })

/** A Word paragraph. `properties` are run properties; `list` is the list and the level. */
export const wordLine = (text: string, properties = '', list?: [id: number, level: number]): string =>
  `<w:p>${list ? `<w:pPr><w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr></w:pPr>` : ''}` +
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** List 1 numbers questions and letters their options; list 2 has bullets; list 3 is as list 1, and begins again. */
export const wordNumbering =
  '<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl>' +
  '<w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1">' +
  '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2">' +
  '<w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/>' +
  '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>'
