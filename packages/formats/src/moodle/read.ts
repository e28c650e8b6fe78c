import type { Content, InLanguage, RawQuestion } from '../entry/entry.ts'
import { readXml, type XmlPart } from '../xml/read-xml.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { attribute, childNamed, childrenNamed, find, textOf } from '../xml/tree.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { tagsOfCategory } from './category.ts'
import { languagesOfTranslations } from './multilang.ts'
import { readMarkers } from './read-markers.ts'
import { textOfMoodle } from '../kinds/numeric/drawn/moodle-formula.ts'
import { readBody } from './read-body.ts'
import { readForOneStudent, variableNames } from './read-calculated.ts'
import { createTextReader } from './read-text.ts'
import { seenInMoodle } from './seen-in-moodle.ts'

/** Reads a Moodle XML file question by question. */
export function* readMoodleXml(xml: string): Generator<RawQuestion> {
  const text = withAmpersands(xml)
  const parts = readXml(text, ['question'])
  let category: Category = { path: '', isDescribed: false }
  let next = parts.next()
  for (; !next.done; next = parts.next()) {
    const { element } = next.value
    if (attribute(element, 'type') === 'category') category = readCategory(element)
    else yield* readQuestions(next.value, category)
  }
  if (next.value) yield brokenXml(next.value)
}

type Category = { path: string; isDescribed: boolean }

const readCategory = (element: XmlPart['element']): Category => ({
  path: textOf(find(element, 'category', 'text')).trim(),
  isDescribed: textOf(find(element, 'info', 'text')).trim() !== '',
})

const readQuestions = (part: XmlPart, category: Category): RawQuestion[] => {
  const without: string[] = []
  const known = languagesOfTranslations(textOf(part.element))
  const texts = createTextReader(without, { known })
  const read = {
    ...readQuestion(part, category, without, texts),
    ...(known.length > 0 && { inLanguages: known.map((language) => readIn(part, category, language)) }),
  }
  const isOfMarkers = attribute(part.element, 'type') === 'ddmarker'
  return (isOfMarkers && readMarkers(read, part.element, texts.images)) || [read]
}

/** Reads a question once more, with its texts in another language. */
const readIn = (part: XmlPart, category: Category, language: string): InLanguage => {
  const without: string[] = []
  return { language, raw: readQuestion(part, category, without, createTextReader(without, { language })) }
}

const readQuestion = (
  { element, source }: XmlPart,
  { path: category, isDescribed }: Category,
  without: string[],
  { readText: readWritten, images }: ReturnType<typeof createTextReader>,
): RawQuestion => {
  const readText = readForOneStudent(element, readWritten, without)
  const body = readBody(element, readText, without)
  const content =
    body.content ?? withOldImage(readText(childNamed(element, 'questiontext')), element, images, without)
  const feedback = childNamed(element, 'generalfeedback')
  const solution = textOf(find(feedback, 'text')).trim() === '' ? undefined : readText(feedback)
  const names = body.typed?.variables ? variableNames(element) : new Map<string, string>()
  const title = textOf(find(element, 'name', 'text')).trim()
  const id = textOf(childNamed(element, 'idnumber')).trim()
  const marks = textOf(childNamed(element, 'defaultgrade')).trim()
  return {
    ...body,
    position: { line: element.line },
    source: category === '' ? source : `${categoryOf(category)}\n${source}`,
    seen: seenInMoodle(element),
    content: withVariables(content, names),
    ...(attribute(element, 'type') === 'description' && { isPassage: true }),
    ...(solution && { solution: withVariables(solution, names) }),
    ...(marks !== '' && Number.isFinite(Number(marks)) && { marks: Number(marks) }),
    tags: [
      ...childrenNamed(childNamed(element, 'tags'), 'tag').map((tag) => textOf(tag).trim()),
      ...tagsOfCategory(category),
    ],
    without: [
      ...titleLost(title, content.text),
      ...(id === '' ? [] : [`its id "${id}"`]),
      ...(isDescribed ? ['the description of its category'] : []),
      ...without,
    ],
    ...(textOf(childNamed(element, 'hidden')).trim() === '1' && { hints: [isHidden] }),
    images: images.all(),
  }
}

/** A text with the values that are drawn, in braces in Moodle. */
const withVariables = (content: Content, names: ReadonlyMap<string, string>): Content =>
  names.size === 0
    ? content
    : {
        ...content,
        text: textOfMoodle(content.text, names),
        equation: textOfMoodle(content.equation, names),
      }

/** Moodle hides a question that was deleted while a quiz still had it. */
const isHidden = 'This question is hidden in Moodle, so it may be an old one: check it'

/** A title that is only a number, or repeats the beginning of the text, is not worth reporting as lost. */
const titleLost = (title: string, text: string): string[] => {
  const words = title.replace(/[\s.…?]+$/, '')
  const isNothing = words === '' || /^question\s*\d+$/i.test(words) || text.startsWith(words)
  return isNothing ? [] : [`its title "${title.slice(0, 100)}"`]
}

const categoryOf = (category: string): string => {
  const escaped = category.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<question type="category"><category><text>${escaped}</text></category></question>`
}

/** Before Moodle 2, the image was an element next to the text. */
const withOldImage = (
  content: RawQuestion['content'],
  element: XmlPart['element'],
  images: ReturnType<typeof createTextReader>['images'],
  without: string[],
): RawQuestion['content'] => {
  const bytes = textOf(childNamed(element, 'image_base64')).trim()
  const name = textOf(childNamed(element, 'image')).trim()
  if (bytes === '' && name === '') return content
  const link = bytes === '' ? undefined : images.add(name || 'image', () => Buffer.from(bytes, 'base64'))
  if (link !== undefined && content.image === '') return { ...content, image: link }
  without.push(
    link === undefined ? `the image "${name || 'image'}", which the file does not hold` : 'a second image',
  )
  return content
}
