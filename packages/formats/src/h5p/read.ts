import { wordsOf } from '../entry/words-of.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import { isObject, type JsonObject, sourceOf } from '../json/json-fields.ts'
import { parseJson } from '../json/doubled-names.ts'
import { createPartReader, objectOf, type PartReader, type ReadFile, stringOf } from './part-reader.ts'
import { readCrossword, readDialogCards, readFlashcards } from './read-cards.ts'
import {
  readMultiChoice,
  readMultiMediaChoice,
  readSimpleMultiChoice,
  readSingleChoiceSet,
  readSummary,
  readTrueFalse,
} from './read-choices.ts'
import { readBlanks, readDragText, readMarkTheWords } from './read-gaps.ts'
import { readImageAreas } from './read-image-areas.ts'
import { readImageSequencing, readSortParagraphs } from './read-orders.ts'
import type { ReadPart } from './read-part.ts'
import { seenInH5p } from './seen-in-h5p.ts'
import { lossOfTime } from './video-time.ts'

/** The largest depth of objects that are looked through: sets in presentations in videos. */
const maxDepth = 24

const readDescriptive: ReadPart = (params, part) => {
  const { sample, introduction } = objectOf(params.solution)
  const solution = part.html([introduction, sample].map(stringOf).join(''))
  if (Array.isArray(params.keywords) && params.keywords.length > 0) part.without.push('its keywords')
  return [
    {
      kind: 'descriptive',
      content: part.withMedia(part.html(params.question ?? params.taskDescription), params.media),
      ...(wordsOf(solution) !== '' && { solution }),
    },
  ]
}
/** A text beside the questions of a page. */
const readWords: ReadPart = ({ text }, part) => [
  { kind: 'information', isPassage: true, content: part.html(text) },
]
/** Things that are dragged to places of an image, which can not be asked here. */
const readDragQuestion: ReadPart = ({ question }, part) => [
  { kind: 'position', content: part.html(question) },
]

const readers = new Map<string, ReadPart>([
  ['MultiChoice', readMultiChoice],
  ['MultiMediaChoice', readMultiMediaChoice],
  ['SimpleMultiChoice', readSimpleMultiChoice],
  ['TrueFalse', readTrueFalse],
  ['SingleChoiceSet', readSingleChoiceSet],
  ['Summary', readSummary],
  ['Blanks', readBlanks],
  ['DragText', readDragText],
  ['MarkTheWords', readMarkTheWords],
  ['Essay', readDescriptive],
  ['OpenEndedQuestion', readDescriptive],
  ['DragQuestion', readDragQuestion],
  ['SortParagraphs', readSortParagraphs],
  ['ImageSequencing', readImageSequencing],
  ['ImageHotspotQuestion', readImageAreas],
  ['Flashcards', readFlashcards],
  ['Dialogcards', readDialogCards],
  ['Crossword', readCrossword],
  ['AdvancedText', readWords],
  ['Text', readWords],
])

/** Reads the questions in the content of an H5P package, wherever in it they stand. */
export function* readH5p(
  text: string,
  mainLibrary: string,
  readFile: ReadFile = () => undefined,
): Generator<RawQuestion> {
  let content: unknown
  try {
    content = parseJson(text)
  } catch {
    return yield unreadable('The content of this H5P package is damaged. Export it again.')
  }
  const found = [...contentsIn({ library: mainLibrary, params: content }, 0)].flatMap(
    ({ read, params, second }) => questionsOf(read, params, readFile, second),
  )
  const asked = withoutTextsAtEnd(found)
  for (const [index, { second, ...raw }] of asked.entries())
    yield { ...raw, position: { line: index + 1, ...(second !== undefined && { second }) } }
}

type Found = Omit<RawQuestion, 'position'> & { second: number | undefined }

/** Texts behind the last question are about none. A package of texts alone has no questions. */
const withoutTextsAtEnd = (found: readonly Found[]): readonly Found[] => {
  const last = found.findLastIndex(({ isPassage }) => !isPassage)
  const behind = found.slice(last + 1)
  if (last < 0 || behind.length === 0) return found.slice(0, last + 1)
  return found
    .slice(0, last + 1)
    .map((one, index) =>
      index === last ? { ...one, without: [...(one.without ?? []), 'the texts behind it'] } : one,
    )
}

/** `second`: when a video stops for it. */
type Part = { read: ReadPart; params: JsonObject; second: number | undefined }

function* contentsIn(value: unknown, depth: number, second?: number): Generator<Part> {
  if (depth > maxDepth) return
  if (Array.isArray(value)) for (const one of value) yield* contentsIn(one, depth + 1, second)
  else if (isObject(value)) {
    const { library, params, duration } = value
    const read = readers.get(/^H5P\.(\w+)/.exec(stringOf(library))?.[1] ?? '')
    const { from } = objectOf(duration)
    const at = typeof from === 'number' ? from : second
    if (read && isObject(params)) yield { read, params, second: at }
    else yield* contentsIn(Object.values(value), depth + 1, at)
  }
}

/** What students read after a right and a wrong answer. */
const feedbackIn = (
  { behaviour }: JsonObject,
  { html }: PartReader,
): Pick<RawQuestion, 'whenRight' | 'whenWrong'> => {
  const { feedbackOnCorrect, feedbackOnWrong } = objectOf(behaviour)
  return { whenRight: wordsOf(html(feedbackOnCorrect)), whenWrong: wordsOf(html(feedbackOnWrong)) }
}

const questionsOf = (
  read: ReadPart,
  params: JsonObject,
  readFile: ReadFile,
  second: number | undefined,
): Found[] => {
  const part = createPartReader(readFile)
  if (second !== undefined) part.without.push(lossOfTime(second))
  const said = feedbackIn(params, part)
  const found = read(params, part)
  const onScores = seenInH5p({ feedback: params.overallFeedback })
  if (onScores.some(({ text }) => text.trim() !== '')) part.without.push('its feedback on scores')
  const images = part.images()
  return found.map(({ of = params, ...question }) => ({
    ...question,
    ...said,
    second,
    source: sourceOf(of),
    seen: { texts: seenInH5p(of) },
    without: [...part.without],
    images: images.filter(({ link }) => JSON.stringify(question).includes(link)),
  }))
}
