import { elementAt } from '@quizwright/domain/defined.ts'
import type { FormatId } from '../formats.ts'

/** How much of an XML file is searched for its root element, in characters. */
const maxProlog = 64 * 1024

/** The attributes and the unprefixed name of the root element; undefined if the text is not XML. */
export const rootOf = (text: string): { name: string; attributes: string } | undefined => {
  const start = text.slice(0, maxProlog).replace(/^\uFEFF/, '')
  if (!/^\s*</.test(start)) return undefined
  const found = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)((?:[\s/][^<>]*)?)>/.exec(
    start.replace(/<!--[^]*?(?:-->|$)/g, ''),
  )
  return found ? { name: elementAt(found, 1), attributes: elementAt(found, 2) } : undefined
}

/** A text may begin with a word in bold without being XML. */
const elementsInText = new Set(
  (
    'a b big br code del div em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre s small span strike ' +
    'strong sub sup u ul'
  ).split(' '),
)

/** Canvas writes the settings and the description of a quiz into a file next to its questions. */
export const isCanvasSettings = ({ name, attributes }: { name: string; attributes: string }): boolean =>
  name === 'quiz' && attributes.includes('canvas.instructure.com')

/** Moodle gives each question a type. */
const hasMoodleQuestions = (text: string): boolean =>
  /<questiontext[\s>]|<question\s[^>]{0,300}\btype\s*=|<category>\s*<text[\s>]/i.test(text)

/** A quiz of Moodle may be without questions, and then has no other elements. */
const isMoodle = (text: string): boolean => hasMoodleQuestions(text) || !/<(?!quiz[\s>/])[a-z]/i.test(text)

const ofGoogleForms = /docs\.google\.com\/forms\/|\bfreebirdForm|\bFB_PUBLIC_LOAD_DATA_\b/

/** The format of an XML text by its root element, or else what the text seems to be. */
export const detectXmlFormat = (text: string): FormatId | { seems: string } | undefined => {
  const root = rootOf(text)
  if (!root) return undefined
  const name = root.name.toLowerCase()
  if (isCanvasSettings(root)) return { seems: 'the settings of a quiz of Canvas, without its questions' }
  if (name === 'wpproquiz') return 'wp-pro-quiz'
  if (name === 'examview') return 'examview'
  if (name === 'quiz' || name === 'question') return isMoodle(text) ? 'moodle-xml' : 'xml'
  if (name === 'questestinterop' || name === 'item') return 'qti-1.2'
  if (/^assessment(?:item|test|section)$/.test(name)) return 'qti-2'
  if (name.startsWith('qti-assessment-')) return 'qti-3'
  if (name === 'problem') return 'olx'
  if (/^hotpot-j\w+-file$/.test(name)) return 'hot-potatoes'
  if (name === 'pool') return 'blackboard'
  if (elementsInText.has(name)) return undefined
  if (name === 'html') return { seems: ofGoogleForms.test(text) ? 'a page of Google Forms' : 'a web page' }
  if (name === 'table') return { seems: 'a table of a web page' }
  if (name === 'svg') return { seems: 'a drawing' }
  return { seems: `an XML file of another kind (its first element is "${root.name.slice(0, 40)}")` }
}

/**
 * Whether a text is XML of a known tool, whatever its lines look like: a question may have lines of another format.
 * A site may call what it quizzes with `<quiz>`, too.
 */
export const isXmlOfTool = (text: string): boolean => {
  const format = detectXmlFormat(text)
  return format === 'moodle-xml' ? hasMoodleQuestions(text) : typeof format === 'string' && format !== 'xml'
}
