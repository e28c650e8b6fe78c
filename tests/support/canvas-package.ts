type Item = { stem: string; options: readonly string[]; right: readonly string[] }

const escape = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const material = (html: string): string =>
  `<material><mattext texttype="text/html">${escape(html)}</mattext></material>`
const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`

let items = 0

/** A question in Canvas' format. Its scoring refers to the idents of the correct options. */
export const canvasItem = (type: string, { stem, options, right }: Item): string => {
  items += 1
  const named = options.map((text, index) => ({ text, ident: String(items * 1_000 + index) }))
  const isMultiple = type === 'multiple_answers_question'
  const conditions = named
    .filter(({ text }) => isMultiple || right.includes(text))
    .map(({ text, ident }) => {
      const equal = `<varequal respident="response1">${ident}</varequal>`
      return right.includes(text) ? equal : `<not>${equal}</not>`
    })
    .join('')
  return (
    `<item ident="g${items}" title="Question"><itemmetadata><qtimetadata>${field('question_type', type)}` +
    `${field('points_possible', '1.0')}</qtimetadata></itemmetadata><presentation>${material(`<div>${stem}</div>`)}` +
    `<response_lid ident="response1" rcardinality="${isMultiple ? 'Multiple' : 'Single'}"><render_choice>` +
    named
      .map(({ text, ident }) => `<response_label ident="${ident}">${material(text)}</response_label>`)
      .join('') +
    '</render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" ' +
    'varname="SCORE" vartype="Decimal"/></outcomes><respcondition continue="No"><conditionvar>' +
    `${isMultiple ? `<and>${conditions}</and>` : conditions}</conditionvar>` +
    '<setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>'
  )
}

export const canvasTest = (...written: string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="gd1" title="Rivers">' +
  `<section ident="root_section">${written.join('')}</section></assessment></questestinterop>`

export const canvasSettings = (title: string, description: string): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<quiz identifier="gd1" xmlns="http://canvas.instructure.com/xsd/cccv1p0">' +
  `<title>${title}</title><description>${escape(`<p>${description}</p>`)}</description></quiz>`

export const canvasManifest =
  '<?xml version="1.0" encoding="UTF-8"?>\n<manifest identifier="m1" ' +
  'xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><metadata><schema>IMS Content</schema></metadata>' +
  '<resources><resource identifier="gd1" type="imsqti_xmlv1p2"><file href="gd1/gd1.xml"/>' +
  '<dependency identifierref="meta"/></resource><resource identifier="meta" ' +
  'type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="gd1/assessment_meta.xml">' +
  '<file href="gd1/assessment_meta.xml"/></resource><resource identifier="image" type="webcontent" ' +
  'href="Uploaded Media/river.png"><file href="Uploaded Media/river.png"/></resource></resources></manifest>'
