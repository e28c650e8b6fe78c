import { readAnki } from './anki/read.ts'
import { readAiken } from './aiken/read.ts'
import { readPool } from './blackboard/read-pool.ts'
import { readBlackboard } from './blackboard/read.ts'
import { readBrightspace } from './brightspace/read.ts'
import { rootOf } from './detect/detect-xml.ts'
import type { RawQuestion } from './entry/entry.ts'
import { linesOfText } from './exam-text/exam-line.ts'
import { withoutOwnComments } from './exam-text/html-comments.ts'
import { withoutMarks } from './exam-text/markdown-marks.ts'
import { linesOfMarkdown } from './exam-text/markdown-lines.ts'
import { readExamLines } from './exam-text/read.ts'
import { readNotation } from './data-notations/read.ts'
import { readExamview } from './examview/read.ts'
import { isOwnJson, readJson } from './json/read.ts'
import { readOtherJson } from './json/read-other.ts'
import type { FormatId } from './formats.ts'
import { findLineFormat } from './line-formats/find-line-format.ts'
import { readGift } from './gift/read.ts'
import { readHotPotatoes } from './hot-potatoes/read.ts'
import { readMoodleXml } from './moodle/read.ts'
import { readQtiItems } from './qti/read.ts'
import { readOlx } from './olx/read.ts'
import type { ItemPlace } from './qti/item-place.ts'
import { readQti12 } from './qti-1.2/read.ts'
import { readWebct } from './webct/read.ts'
import { readWpProQuiz } from './wp-pro-quiz/read.ts'

function* readList(text: string): Generator<RawQuestion> {
  const format = findLineFormat(text)
  for (const question of readExamLines(format?.linesOf(text) ?? linesOfText(withoutOwnComments(text))))
    yield format?.isMarkdown ? withoutMarks(question) : question
}

function* readMarkdown(text: string): Generator<RawQuestion> {
  for (const question of readExamLines(linesOfMarkdown(text))) yield withoutMarks(question)
}

/** Readers of formats that consist of one text. */
export const textReaders: Partial<
  Record<FormatId, (text: string, place?: ItemPlace) => Iterable<RawQuestion>>
> = {
  json: (text) => (isOwnJson(text.replace(/^\uFEFF/, '')) ? readJson(text) : readOtherJson(text)),
  yaml: (text) => readNotation('yaml', text),
  toml: (text) => readNotation('toml', text),
  blackboard: (text) => (rootOf(text) ? readPool(text) : readBlackboard(text)),
  brightspace: readBrightspace,
  webct: (text) => readWebct(text),
  gift: (text) => readGift(text),
  aiken: (text) => readAiken(text),
  text: readList,
  markdown: readMarkdown,
  'moodle-xml': (text) => readMoodleXml(text),
  'wp-pro-quiz': (text) => readWpProQuiz(text),
  examview: readExamview,
  olx: readOlx,
  'hot-potatoes': readHotPotatoes,
  anki: readAnki,
}

/** Readers of XML files that may be part of a package with images. */
export const xmlReaders: Partial<
  Record<FormatId, (text: string, place?: ItemPlace) => Iterable<RawQuestion>>
> = {
  'qti-1.2': readQti12,
  'qti-2': readQtiItems,
  'qti-3': readQtiItems,
}
