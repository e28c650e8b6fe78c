import { contentOfHtml } from '../content/content-of-text.ts'
import { wordsOf } from '../entry/words-of.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { unreadable } from '../entry/unreadable.ts'
import { isObject, type JsonObject, sourceOf } from '../json/json-fields.ts'
import { parseJson } from '../json/doubled-names.ts'
import { withoutMarks } from './marked-words.ts'
import { readGaps } from './read-gaps.ts'
import { seenInH5p } from './seen-in-h5p.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** The largest depth of objects that are looked through: sets in presentations in videos. */
const maxDepth = 24

const kindOf: Readonly<Record<string, Kind>> = {
  Blanks: 'gaps',
  DragText: 'gaps',
  DragQuestion: 'position',
  MarkTheWords: 'words',
  Essay: 'descriptive',
  Summary: 'composed',
  SortParagraphs: 'ordering',
  ImageHotspotQuestion: 'position',
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Reads the questions in the content of an H5P package, wherever in it they stand. */
export function* readH5p(text: string, mainLibrary: string): Generator<RawQuestion> {
  let content: unknown
  try {
    content = parseJson(text)
  } catch {
    return yield unreadable('The content of this H5P package is damaged. Export it again.')
  }
  let line = 0
  for (const { library, params } of contentsIn({ library: mainLibrary, params: content }, 0))
    for (const raw of questionsOf(library, params)) yield { ...raw, position: { line: (line += 1) } }
}

type Part = { library: string; params: JsonObject }

function* contentsIn(value: unknown, depth: number): Generator<Part> {
  if (depth > maxDepth) return
  if (Array.isArray(value)) for (const one of value) yield* contentsIn(one, depth + 1)
  else if (isObject(value)) {
    const { library, params } = value
    const name = /^H5P\.(\w+)/.exec(stringOf(library))?.[1]
    if (name !== undefined && isObject(params)) {
      yield { library: name, params }
      if (isSet(name)) yield* contentsIn(Object.values(params), depth + 1)
    } else yield* contentsIn(Object.values(value), depth + 1)
  }
}

const questionsIn: ReadonlySet<string> = new Set([
  'MultiChoice',
  'TrueFalse',
  'SingleChoiceSet',
  ...Object.keys(kindOf),
])
const isSet = (name: string): boolean => !questionsIn.has(name)

/** What students read after a right and a wrong answer. */
const feedbackIn = (
  { behaviour }: JsonObject,
  read: (html: unknown) => Content,
): Pick<RawQuestion, 'whenRight' | 'whenWrong'> => {
  if (!isObject(behaviour)) return {}
  return {
    whenRight: wordsOf(read(behaviour.feedbackOnCorrect)),
    whenWrong: wordsOf(read(behaviour.feedbackOnWrong)),
  }
}

function* questionsOf(library: string, params: JsonObject): Generator<Omit<RawQuestion, 'position'>> {
  const without: string[] = []
  const read = (html: unknown): Content =>
    contentOfHtml(stringOf(html), { findImage: () => undefined, without })
  if (isObject(params.media) && isObject(params.media.type) && Object.keys(params.media.type).length > 0)
    without.push('its image or video')
  const said = feedbackIn(params, read)
  if (seenInH5p({ feedback: params.overallFeedback }).some(({ text }) => text.trim() !== ''))
    without.push('its feedback on scores')
  const source = questionsIn.has(library) ? sourceOf(params) : ''
  const seen = { texts: questionsIn.has(library) ? seenInH5p(params) : [] }
  if (library === 'MultiChoice') {
    const options = listOf(params.answers).map((answer) => {
      const { chosenFeedback: _said, ...others } = isObject(answer.tipsAndFeedback)
        ? answer.tipsAndFeedback
        : {}
      for (const one of Object.values(others))
        if (stringOf(one).trim() !== '') without.push(`the feedback "${read(one).text.slice(0, 100)}"`)
      return { ...read(answer.text), isRight: answer.correct === true }
    })
    const right = options.filter(({ isRight }) => isRight).length
    const kind = right === 0 ? 'noneRight' : right === 1 ? 'oneRight' : 'severalRight'
    const optionFeedback = listOf(params.answers).map(({ tipsAndFeedback: of }) =>
      wordsOf(read(isObject(of) ? of.chosenFeedback : '')),
    )
    yield { kind, source, seen, content: read(params.question), options, optionFeedback, ...said, without }
  } else if (library === 'TrueFalse') {
    const correct = String(params.correct)
    const options = ['True', 'False'].map((text) => ({
      ...emptyContent,
      text,
      isRight: text.toLowerCase() === correct,
    }))
    const kind = options.some(({ isRight }) => isRight) ? 'trueFalse' : 'noneRight'
    yield { kind, source, seen, content: read(params.question), options, ...said, without }
  } else if (library === 'SingleChoiceSet') {
    for (const choice of listOf(params.choices)) {
      const answers = Array.isArray(choice.answers) ? choice.answers : []
      yield {
        kind: 'oneRight',
        source: sourceOf(choice),
        seen: { texts: seenInH5p(choice) },
        content: read(choice.question),
        options: answers.map((answer, index) => ({ ...read(answer), isRight: index === 0 })),
        ...said,
        without: [...without],
      }
    }
  } else if (library in kindOf) {
    const gaps = Array.isArray(params.questions) ? params.questions.map((one) => read(one).text) : []
    const asked = read(params.question ?? params.taskDescription ?? params.text)
    const written = [...gaps, stringOf(params.textField)].filter(Boolean).join('\n')
    if (kindOf[library] === 'gaps') {
      yield { ...readGaps(library, written, asked, params, without), source, seen, ...said, without }
      return
    }
    const { text, answers } = withoutMarks(written)
    yield {
      kind: entryOf(kindOf, library),
      source,
      seen,
      content: { ...asked, text: [asked.text, text].filter(Boolean).join('\n') },
      ...(answers.length > 0 && { answer: answers.join('\n') }),
      ...said,
      without,
    }
  }
}
