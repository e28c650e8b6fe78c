import { inHotPotatoes } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml } from '../xml/read-xml.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { childNamed, childrenNamed, descendants, type Element, find, textOf } from '../xml/tree.ts'
import { readGapFill } from './read-gap-fill.ts'
import { readMatch, readMix } from './read-lists.ts'
import { readRecord } from './read-record.ts'
import { reader } from './read-text.ts'

type Answers = Omit<RawQuestion, 'position' | 'source' | 'without'> & { without?: readonly string[] }

/** The elements that hold a question, whose place in the file is known. */
const exercises = ['question-record', 'gap-fill', 'matching-exercise', 'jumbled-order-exercise']

/** Reads an exercise of Hot Potatoes: JQuiz has several questions, each of the other programs one. */
export function* readHotPotatoes(xml: string): Generator<RawQuestion> {
  const text = withAmpersands(xml)
  const parts = readXml(text, ['#root', ...exercises])
  let next = parts.next()
  for (; !next.done; next = parts.next()) yield* questionsIn(next.value.element, text)
  if (next.value) yield brokenXml(next.value)
}

function* questionsIn(root: Element, source: string): Generator<RawQuestion> {
  const data = childNamed(root, 'data')
  if (root.name === 'hotpot-jcross-file' || !data)
    return yield { ...unreadable(isCrossword, { line: root.line }, source), kind: 'unknown' }
  const reading = readingOf(data)
  const records = descendants(data, 'question-record')
  if (root.name === 'hotpot-jquiz-file')
    for (const record of records) {
      const without: string[] = []
      yield* one(record, without, readRecord(record, reader(without), without))
    }
  else {
    const without: string[] = []
    const read = reader(without)
    const asked = read(instructionsIn(root) ?? childNamed(data, 'title'))
    const gapFill = childNamed(data, 'gap-fill')
    const matching = childNamed(data, 'matching-exercise')
    const jumbled = childNamed(data, 'jumbled-order-exercise')
    if (gapFill) yield* one(gapFill, without, readGapFill(root, gapFill, asked, without))
    else if (matching) yield* one(matching, without, { content: asked, ...readMatch(matching, read) })
    else if (jumbled) yield* one(jumbled, without, { content: asked, ...readMix(jumbled, read, without) })
    else yield unreadable('It holds no exercise. Export it again.', { line: root.line }, source)
  }

  function* one(element: Element, lost: readonly string[], answers: Answers): Generator<RawQuestion> {
    yield {
      ...answers,
      position: { line: element.line },
      source: element.range ? source.slice(...element.range) : textOf(element).trim(),
      seen: seenInXml(element, inHotPotatoes),
      ...(reading !== '' && { paragraph: reading }),
      without: [...lost, ...(answers.without ?? [])],
    }
  }
}

const isCrossword = 'It is a crossword, and its words have no questions. Write them as short answers.'

/** The text that students read beside the whole exercise. */
const readingOf = (data: Element): string => {
  const reading = childNamed(data, 'reading')
  if (textOf(childNamed(reading, 'include-reading')).trim() !== '1') return ''
  const read = reader([])
  return [read(childNamed(reading, 'reading-title')).text, read(childNamed(reading, 'reading-text')).text]
    .filter((text) => text !== '')
    .join('\n')
}

/** What the settings of an exercise tell students to do. */
const instructionsIn = (root: Element): Element | undefined => {
  const program = /^hotpot-(j\w+)-file$/.exec(root.name)?.[1] ?? ''
  const written = childrenNamed(find(root, 'hotpot-config-file', program), 'instructions')[0]
  return textOf(written).trim() === '' ? undefined : written
}
