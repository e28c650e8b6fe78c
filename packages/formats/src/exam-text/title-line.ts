import type { RawQuestion } from '../entry/entry.ts'

const maxTitle = 120

/** A line in which students write who they are: "Name: ______ Date: ____". */
const formLine = /^(?:[^\n:_]{1,30}:[ \t]*_{3,}[ \t|,;]*){1,6}$/
const withoutFormLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !formLine.test(line.trim()))
    .join('\n')

/** Whether what a list was read as is only its title: one short line that asks nothing, and lines to fill in. */
export const isTitleLine = ({ kind, source, isPassage }: RawQuestion): boolean => {
  const title = withoutFormLines(source)
  return kind === 'information' && !isPassage && title.length <= maxTitle && !title.includes('\n')
}

const withoutBreaks = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ')

/**
 * Takes the title off a list: a title line above its first question. It is told in `notes` instead of being
 * left out, because no question is missing.
 */
export function* withoutTitle(questions: Iterable<RawQuestion>, notes: string[]): Generator<RawQuestion> {
  let title: RawQuestion | undefined
  let isFirst = true
  for (const question of questions) {
    if (isFirst && isTitleLine(question)) title = question
    else {
      if (title !== undefined)
        notes.push(`“${withoutBreaks(title.source)}” was read as the title of the list`)
      title = undefined
      yield question
    }
    isFirst = false
  }
  if (title !== undefined) yield title
}

const leastAnswers = 3
const leastShare = 0.8
/** The answer of a key alone: "B", "A, C". */
const onlyLetters = new RegExp(
  String.raw`^\s*(?:(?:Q|Question)\s*\d{1,3}\s*)?(?:ans(?:wers?)?\s*(?:(?:will\s+be|is|are)\s+|[:.-]\s*))?` +
    String.raw`(?:\d{1,3}\s*[.):-]\s*)?[([]?[A-H][)\].]?(?:\s*(?:[,;/&]|and)?\s*[A-H]){0,7}\s*$`,
  'i',
)

/** Tells that a list is a key without its questions. */
export function* tellingKeyAlone(questions: Iterable<RawQuestion>, notes: string[]): Generator<RawQuestion> {
  let all = 0
  let answers = 0
  for (const question of questions) {
    all += 1
    if (!question.options?.length && onlyLetters.test(question.source)) answers += 1
    yield question
  }
  if (answers >= leastAnswers && answers >= leastShare * all)
    notes.push(
      `The file holds ${answers} answers without questions. ` +
        'If these stand in another file, put both into one and import that',
    )
}
