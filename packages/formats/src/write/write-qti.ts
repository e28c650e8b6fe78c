import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { escapeXml, htmlOf } from './html.ts'
import { sectionsOf } from './sections.ts'
import { writeZip } from './write-zip.ts'

export const qtiHolds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
}

export type QtiVersion = '2.2' | '3.0'

/** How names are written, and what a version calls its schemas. */
const dialects = {
  '2.2': {
    name: (name: string) => name,
    attribute: (name: string) => name,
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p2',
    itemType: 'imsqti_item_xmlv2p2',
    testType: 'imsqti_test_xmlv2p2',
    template: 'http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct',
    schema: 'QTIv2.2 Package',
  },
  '3.0': {
    name: (name: string) => `qti-${hyphenated(name)}`,
    attribute: (name: string) => hyphenated(name),
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemType: 'imsqti_item_xmlv3p0',
    testType: 'imsqti_test_xmlv3p0',
    template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    schema: 'QTI Package',
  },
} as const

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A package of QTI: a manifest, a test, one file for each question, and the images. */
export const writeQti = (quiz: ExportedQuiz, version: QtiVersion): Uint8Array => {
  const write = writerFor(version)
  const itemFiles = quiz.questions.map(
    (question, index) => [itemName(index), write.item(question, index, quiz.images)] as const,
  )
  return writeZip([
    ['imsmanifest.xml', write.manifest(quiz)],
    ['test.xml', write.test(quiz)],
    ...itemFiles,
    ...[...quiz.images.values()].map(({ name, bytes }) => [`images/${name}`, bytes] as const),
  ])
}

const itemName = (index: number): string => `items/question-${index + 1}.xml`
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const writerFor = (version: QtiVersion) => {
  const dialect = dialects[version]
  const element = (
    name: string,
    attributes: Record<string, string | number>,
    ...children: string[]
  ): string => {
    const tag = dialect.name(name)
    const written = Object.entries(attributes)
      .map(([key, value]) => ` ${dialect.attribute(key)}="${escapeXml(String(value))}"`)
      .join('')
    return `<${tag}${written}>${children.join('')}</${tag}>`
  }
  const rooted = (xml: string): string =>
    declaration + xml.replace(/^<[\w-]+/, `$& xmlns="${dialect.namespace}"`) + '\n'
  const html = (text: string, equation: string, image: string, images: ExportedQuiz['images']): string => {
    const found = images.get(image)
    return htmlOf(
      { text, equation, image },
      (link) => (found ? `../images/${encodeURIComponent(found.name)}` : link),
      escapeXml,
    )
  }

  const outcome = (identifier: string, value: number): string =>
    element(
      'outcomeDeclaration',
      { identifier, cardinality: 'single', baseType: 'float' },
      element('defaultValue', {}, element('value', {}, String(value))),
    )

  const item = (question: QuestionContent, index: number, images: ExportedQuiz['images']): string => {
    const { options, weightage } = question
    const correct = options.flatMap(({ is_correct }, at) =>
      is_correct ? [element('value', {}, `option_${at + 1}`)] : [],
    )
    const response = element(
      'responseDeclaration',
      {
        identifier: 'RESPONSE',
        cardinality: 'single',
        baseType: options.length > 0 ? 'identifier' : 'string',
      },
      ...(correct.length > 0 ? [element('correctResponse', {}, ...correct)] : []),
    )
    const interaction =
      options.length > 0
        ? element(
            'choiceInteraction',
            { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: 1 },
            ...options.map((option, at) =>
              element(
                'simpleChoice',
                { identifier: `option_${at + 1}` },
                html(option.option, option.equation, option.image_url, images),
              ),
            ),
          )
        : element('extendedTextInteraction', { responseIdentifier: 'RESPONSE' })
    const solution = html(question.solution, question.solution_equation, question.solution_image_url, images)
    return rooted(
      element(
        'assessmentItem',
        {
          identifier: `question-${index + 1}`,
          title: `Question ${index + 1}`,
          adaptive: 'false',
          timeDependent: 'false',
        },
        response,
        outcome('SCORE', 0),
        outcome('MAXSCORE', weightage),
        ...(solution === ''
          ? []
          : [
              element('outcomeDeclaration', {
                identifier: 'FEEDBACK',
                cardinality: 'single',
                baseType: 'identifier',
              }),
            ]),
        element(
          'itemBody',
          {},
          html(question.question, question.equation, question.image_url, images),
          interaction,
        ),
        ...(options.length > 0 ? [element('responseProcessing', { template: dialect.template })] : []),
        ...(solution === ''
          ? []
          : [
              element(
                'modalFeedback',
                { outcomeIdentifier: 'FEEDBACK', identifier: 'solution', showHide: 'show' },
                version === '3.0' ? element('contentBody', {}, solution) : solution,
              ),
            ]),
      ),
    )
  }

  const test = ({ title, questions }: ExportedQuiz): string => {
    const sections = sectionsOf(questions).map(({ section, paragraph, indexes }, at) =>
      element(
        'assessmentSection',
        { identifier: `exact-section-${at + 1}`, title: section, visible: section === '' ? 'false' : 'true' },
        ...(paragraph === ''
          ? []
          : [
              element(
                'rubricBlock',
                { view: 'candidate', ...(version === '3.0' && { use: 'instructions' }) },
                html(paragraph, '', '', new Map()),
              ),
            ]),
        ...indexes.map((index) =>
          element('assessmentItemRef', { identifier: `question-${index + 1}`, href: itemName(index) }),
        ),
      ),
    )
    const part = element(
      'testPart',
      { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      ...sections,
    )
    return rooted(element('assessmentTest', { identifier: 'test', title }, part))
  }

  const manifest = ({ questions, images }: ExportedQuiz): string => {
    const file = (href: string) => `<file href="${escapeXml(href)}"/>`
    const resources = questions.map(({ tags, difficulty_level }, index) => {
      const keywords = tags.map(
        ({ tag_name }) =>
          `<imsmd:keyword><imsmd:string>${escapeXml(tag_name)}</imsmd:string></imsmd:keyword>`,
      )
      const level = difficulty_level === 'Hard' ? 'difficult' : difficulty_level.toLowerCase()
      return (
        `<resource identifier="question-${index + 1}" type="${dialect.itemType}" href="${itemName(index)}">` +
        `<metadata><imsmd:lom><imsmd:general>${keywords.join('')}</imsmd:general><imsmd:educational>` +
        `<imsmd:difficulty><imsmd:source>LOMv1.0</imsmd:source><imsmd:value>${level}</imsmd:value>` +
        `</imsmd:difficulty></imsmd:educational></imsmd:lom></metadata>${file(itemName(index))}</resource>`
      )
    })
    const imageFiles = [...images.values()].map(({ name }) => file(`images/${name}`)).join('')
    return (
      `${declaration}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" ` +
      'xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" identifier="manifest">' +
      `<metadata><schema>${dialect.schema}</schema><schemaversion>${version}.0</schemaversion></metadata>` +
      `<organizations/><resources><resource identifier="test" type="${dialect.testType}" href="test.xml">` +
      `${file('test.xml')}${imageFiles}</resource>${resources.join('')}</resources></manifest>\n`
    )
  }
  return { item, test, manifest }
}
