import { say } from '@quizwright/domain/language/say.ts'
import { formatNames, type QuestionFormat, questionFormats } from '@quizwright/domain/schemas/csv.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'

type OwnFormatFile = { name: string; ending: string; type: string; text: string }

const xml = (before: string, after: string) => ({
  ending: 'xml',
  type: 'application/xml',
  write: (sources: readonly string[]) =>
    [`<?xml version="1.0" encoding="UTF-8"?>`, before, ...sources, after].join('\n'),
})
const plain = (ending: string) => ({
  ending,
  type: 'text/plain',
  write: (sources: readonly string[]) => `${sources.join('\n\n')}\n`,
})

/** How to join the sources of questions into a file of each format. */
const writers: Partial<Record<QuestionFormat, ReturnType<typeof xml>>> = {
  gift: plain('gift'),
  aiken: plain('txt'),
  blackboard: { ...plain('txt'), write: (sources) => `${sources.join('\n')}\n` },
  brightspace: plain('csv'),
  webct: plain('txt'),
  text: plain('txt'),
  markdown: plain('md'),
  'moodle-xml': xml('<quiz>', '</quiz>'),
  'wp-pro-quiz': xml('<wpProQuiz><data><quiz><questions>', '</questions></quiz></data></wpProQuiz>'),
  examview: xml('<examview>', '</examview>'),
  'qti-1.2': xml(
    '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">' +
      '<assessment ident="left_out" title="Left out"><section ident="root_section">',
    '</section></assessment></questestinterop>',
  ),
}

/** Joins the left-out questions into a file in their own format; undefined if one file cannot hold them. */
export const ownFormatFile = (
  rows: readonly RejectedFileRow[],
  format: string | undefined,
): OwnFormatFile | undefined => {
  const known = questionFormats.find((name) => name === format)
  const writer = known && writers[known]
  const sources = rows.flatMap(({ source }) => (source ? [source] : []))
  if (!writer || sources.length === 0) return undefined
  return {
    name: known === 'text' || known === 'markdown' ? say('text') : say(formatNames[known]),
    ending: writer.ending,
    type: writer.type,
    text: writer.write(sources),
  }
}
