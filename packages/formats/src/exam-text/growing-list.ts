import type { ExamLine } from './exam-line.ts'
import type { ListedQuestion, OptionStart } from './listed-question.ts'
import type { FieldName } from './field-names.ts'
import { takeMarks } from './patterns.ts'
import { pushAll } from '../long-lists.ts'

/**
 * The questions of a list while its lines are read. Lines are added to the open question, if there is one.
 */
export type GrowingList = {
  questions: ListedQuestion[]
  open: () => ListedQuestion | undefined
  close: () => void
  beginSection: (name: string) => void
  /** @param number of the question; `next` if it has none of its own and follows the last one */
  begin: (line: ExamLine, text: string, number?: number | 'next') => void
  addOption: (line: ExamLine, option: OptionStart) => void
  addField: (name: FieldName, value: string) => void
  /** Appends a line that begins nothing to whatever is above it. */
  continueLast: (line: ExamLine) => void
  addBlank: () => void
  /** Records what could not be read of the open question. */
  lose: (what: string | undefined) => void
  /** Records the original line, and what could not be read of it. */
  keepSource: (line: ExamLine) => void
}

const ofOneLine: ReadonlySet<FieldName> = new Set(['marks', 'difficulty', 'tags', 'topic'])

/**
 * Appends a line to a text. Unlike `join`, which copies the whole text for each line, `+` takes the same time
 * however long the text is.
 */
const withLine = (text: string | undefined, line: string): string =>
  text && line ? text + '\n' + line : text || line

/** A name that lists put before the text of a question. */
export const namesOfText =
  'stem|question(?:\\s+(?:text|stem))?|item\\s+stem|frage|pregunta|domanda|pergunta|quest[ãa]o|vraag|pytanie|soru|' +
  'soal|вопрос|câu\\s+hỏi|سوال|السؤال|प्रश्न|题目|問題'
const label = new RegExp(String.raw`^\s*(?:${namesOfText})\s*[:：]\s*(?=\S)`, 'iu')
const withoutLabel = (text: string): string => text.replace(label, '')

/** Describes a line after marks or tags that has no meaning here, such as "CO: 2". */
const lineWithoutPlace = (text: string): string => `the line "${text.trim().slice(0, 80)}"`

export const createGrowingList = (): GrowingList => {
  const questions: ListedQuestion[] = []
  let open: ListedQuestion | undefined
  let last: 'stem' | 'option' | FieldName = 'stem'
  let section = ''
  let counted = 0

  const addField = (name: FieldName, value: string): void => {
    if (!open) return
    if (name === 'hint') (open.hintTexts ??= []).push(value)
    else open.fields[name] = withLine(open.fields[name], value)
    // The text of a question may follow its marks.
    last = ofOneLine.has(name) && open.stem.length === 0 ? 'stem' : name
  }
  const continueHint = ({ hintTexts = [] }: ListedQuestion, text: string): void => {
    hintTexts.push(withLine(hintTexts.pop(), text))
  }
  const continueStem = (to: ListedQuestion, text: string): void => {
    const { rest, marks } = takeMarks(to.stem.length === 0 ? withoutLabel(text) : text)
    to.stem.push(rest)
    if (marks !== undefined) to.marks = marks
  }
  return {
    questions,
    open: () => open,
    close: () => (open = undefined),
    beginSection: (name) => {
      section = name
      open = undefined
    },
    begin: (line, text, given) => {
      const number = given === 'next' ? (counted += 1) : given
      const { rest, marks } = takeMarks(withoutLabel(text))
      open = {
        line: line.number,
        stem: rest === '' ? [] : [rest],
        options: [],
        fields: {},
        images: [...(line.images ?? [])],
        without: [],
        section,
        source: [],
        ...(number !== undefined && { number }),
        ...(marks !== undefined && { marks }),
        ...(line.declared && { declared: line.declared }),
        ...(line.paragraph !== undefined && { paragraph: line.paragraph }),
      }
      questions.push(open)
      last = 'stem'
    },
    addOption: ({ isMarked, isRight, standsOut, feedback, images = [] }, option) => {
      const isKey = option.isMarked || isRight === true
      open?.options.push({
        ...option,
        isMarked: isKey || isMarked === true,
        isByEmphasis: !isKey && isMarked === true,
        ...(standsOut && { standsOut }),
        ...(feedback !== undefined && { feedback }),
        images: [...images],
      })
      last = 'option'
    },
    addField: (name, value) => {
      if (open && name === 'answer' && open.fields.answer?.trim() && open.options.length > 0)
        (open.furtherAnswers ??= []).push(value)
      else addField(name, value)
    },
    continueLast: ({ text, isCode, images = [] }) => {
      const option = last === 'option' ? open?.options.at(-1) : undefined
      if (option) {
        option.text = withLine(option.text, isCode ? text.trimEnd() : text.trim())
        pushAll(option.images, images)
        if (images.length > 0 && text.trim() === '') option.hasImageBelow = true
      } else if (open) {
        if (last === 'stem') continueStem(open, text.trimEnd())
        else if (last !== 'option' && ofOneLine.has(last)) open.without.push(lineWithoutPlace(text))
        else if (last === 'hint') continueHint(open, text.trim())
        else if (last !== 'option') addField(last, text.trimEnd())
        pushAll(open.images, images)
      }
    },
    addBlank: () => {
      if (open && last === 'stem' && open.stem.length > 0) open.stem.push('')
    },
    lose: (what) => {
      if (what !== undefined) open?.without.push(what)
    },
    keepSource: ({ text, hint, without = [] }) => {
      open?.without.push(...without)
      if (open && hint !== undefined) (open.hints ??= []).push(hint)
      open?.source.push(text)
    },
  }
}
