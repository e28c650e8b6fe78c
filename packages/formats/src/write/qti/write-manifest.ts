import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { ExportedQuiz } from '../exported-quiz.ts'
import { escapeXml } from '../html.ts'
import { declaration, itemName, type QtiMarkup } from './qti-markup.ts'
import { hasPage, pageIdentifier, pageName } from './write-page.ts'

/**
 * Writes the manifest of a package: its files, with tags and difficulty as learning object metadata of each
 * item.
 */
export const writeManifest = (
  { dialect, version }: QtiMarkup,
  { questions, images }: Pick<ExportedQuiz, 'questions' | 'images'>,
): string => {
  const items = questions.flatMap((question, index) => [
    ...(hasPage(question) ? [page(dialect.itemType, index)] : []),
    `<resource identifier="question-${index + 1}" type="${dialect.itemType}" href="${itemName(index)}">` +
      `${metadata(question)}${file(itemName(index))}</resource>`,
  ])
  const imageFiles = [...images.values()].map(({ name }) => file(`images/${name}`)).join('')
  return (
    `${declaration}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" ` +
    'xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" identifier="manifest">' +
    `<metadata><schema>${dialect.schema}</schema><schemaversion>${version}.0</schemaversion></metadata>` +
    `<organizations/><resources><resource identifier="test" type="${dialect.testType}" href="test.xml">` +
    `${file('test.xml')}${imageFiles}</resource>${items.join('')}</resources></manifest>\n`
  )
}

const page = (type: string, index: number): string =>
  `<resource identifier="${pageIdentifier(index)}" type="${type}" href="${pageName(index)}">` +
  `${file(pageName(index))}</resource>`

const file = (href: string): string => `<file href="${escapeXml(href)}"/>`

const metadata = ({ tags, difficulty_level }: QuestionContent): string => {
  const keywords = tags.map(
    ({ tag_name }) => `<imsmd:keyword><imsmd:string>${escapeXml(tag_name)}</imsmd:string></imsmd:keyword>`,
  )
  const level = difficulty_level === 'Hard' ? 'difficult' : difficulty_level.toLowerCase()
  return (
    `<metadata><imsmd:lom><imsmd:general>${keywords.join('')}</imsmd:general><imsmd:educational>` +
    `<imsmd:difficulty><imsmd:source>LOMv1.0</imsmd:source><imsmd:value>${level}</imsmd:value>` +
    '</imsmd:difficulty></imsmd:educational></imsmd:lom></metadata>'
  )
}
