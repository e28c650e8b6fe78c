import { seenInAiken } from '../conservation/seen-in-lines.ts'
import { contentOfPlain } from '../content/content-of-plain.ts'
import { emptyContent, type RawQuestion } from '../entry/entry.ts'
import { readAsLetter } from '../exam-text/answer-reading.ts'
import { lookUp } from '../entry/look-up.ts'
import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'

type Option = { letter: string; text: string; line: number }
type Open = {
  line: number
  stem: string[]
  options: Option[]
  extras: { name: string; value: string; line: string }[]
  lines: string[]
  answer?: { text: string; line: number }
  error?: string
}

const optionLine = /^([A-Z])[.)](\s*)(.*)$/
/** `ANSWER` must be in capitals; a blank before the colon is allowed. */
const answerLine = /^ANSWER\s*:\s*(.*)$/
/** Lines that dialects of Aiken add below the options or the answer. */
const extraLine = new RegExp(
  '^((?:ANSWER )?NUMBERING|FEEDBACK|SHUFFLE|POINTS|SCORE|TITLE|DESCRIPTION|ANSWER_EXPLANATION|EXPLANATION|' +
    String.raw`TAGS?|CATEGORY|DIFFICULTY|LEVEL):\s*(.*)$`,
)

/** Words and letters of Aiken in Hebrew, where options may have numbers. */
const inHebrew = { answer: /^תשובה\s*:\s*/u, numbering: /^סוג\s*:\s*/u, option: /^(\d{1,2}|[א-ת])([.)])/u }
const hebrewLetters = 'אבגדהוזחטיכלמנסעפצקרשת'

const letterOf = (label: string): string => {
  const index = /^\d/.test(label) ? Number(label) - 1 : hebrewLetters.indexOf(label)
  return index >= 0 && index < 26 ? String.fromCodePoint(65 + index) : label
}

const isWithin = (line = ''): boolean => line.trim() !== '' && !inHebrew.answer.test(line.trim())
const isFirst = (line: string): boolean => /^A[.)]/.test(line)

/** Writes questions whose answer is named in Hebrew as Aiken has them in English. Other lines stay as they are. */
const withoutHebrew = (lines: readonly string[]): string[] => {
  const result = [...lines]
  for (const [index, written] of lines.entries()) {
    const line = written.trim()
    if (!inHebrew.answer.test(line)) continue
    const letters = line.replace(inHebrew.answer, '').split(/[\s,;&]+/)
    result[index] = `ANSWER: ${letters.map((letter) => letterOf(letter)).join(', ')}`
    for (let above = index - 1; isWithin(lines[above]) && !isFirst(elementAt(result, above + 1)); above--)
      result[above] = elementAt(lines, above)
        .trim()
        .replace(inHebrew.option, (_, label: string, sign: string) => letterOf(label) + sign)
        .replace(inHebrew.numbering, 'NUMBERING: ')
  }
  return result
}

/**
 * Reads Aiken text: a question, its options with a capital letter each, and a line `ANSWER: X`. The format is
 * strict: an error names its line, and reading continues after the next answer or blank line.
 */
export function* readAiken(text: string): Generator<RawQuestion> {
  const asWritten = text.split(/\r\n|\r|\n/)
  const lines = withoutHebrew(asWritten)
  const followers = nextWrittenLines(lines)
  let open: Open | undefined

  for (const [index, written] of lines.entries()) {
    const line = written.trim()
    const number = index + 1
    if (open?.answer && !extraLine.test(line)) {
      yield close(open)
      open = undefined
    }
    if (line === '') {
      if (open && (open.error !== undefined || !continuesQuestion(elementAt(followers, index)))) {
        yield close(open)
        open = undefined
      }
      continue
    }
    open ??= { line: number, stem: [], options: [], extras: [], lines: [] }
    open.lines.push(elementAt(asWritten, index))
    // The first line of a question is its text, whatever it says.
    const answer = open.stem.length > 0 ? answerLine.exec(line) : null
    if (answer) open.answer = { text: elementAt(answer, 1).trim(), line: number }
    else addLine(open, line, number)
  }
  if (open) yield close(open)
}

/**
 * For each line, the first line from there on that is not blank. Computed in one pass, so that a file of
 * blank lines is fast.
 */
const nextWrittenLines = (lines: readonly string[]): string[] => {
  const next: string[] = Array.from({ length: lines.length })
  let written = ''
  for (let index = lines.length - 1; index >= 0; index--) {
    written = elementAt(lines, index).trim() || written
    next[index] = written
  }
  return next
}

/** A blank line ends a question, unless its options or its answer follow. */
const continuesQuestion = (next: string): boolean =>
  answerLine.test(next) || extraLine.test(next) || optionLine.test(next)

/** Without a blank behind its letter, as in "A.Rome", an option must come next: a line may begin with "U.S.". */
const readOption = ({ options }: Open, line: string): Pick<Option, 'letter' | 'text'> | undefined => {
  const [, letter = '', blank = '', text = ''] = optionLine.exec(line) ?? []
  const isNext = letter === String.fromCharCode(65 + options.length)
  return letter !== '' && (blank !== '' || text === '' || isNext) ? { letter, text: text.trim() } : undefined
}

const addLine = (open: Open, line: string, number: number): void => {
  const option = open.answer ? undefined : readOption(open, line)
  const [, name, value = ''] = extraLine.exec(line) ?? []
  if (option && open.stem.length > 0) {
    const { letter, text } = option
    if (open.options.some((other) => other.letter === letter))
      open.error ??= `Line ${number} has the option ${letter} again.`
    open.options.push({ letter, text, line: number })
  } else if (open.options.length === 0) open.stem.push(line)
  else if (name !== undefined) open.extras.push({ name, value, line })
  else
    open.error ??= `Line ${number} is neither an option, such as "B. Rome", nor the answer, such as "ANSWER: B".`
}

const close = (open: Open): RawQuestion => {
  const { line, stem, options, lines } = open
  const letters = lettersOf(open.answer?.text ?? '')
  const error = open.error ?? errorOf(open, letters)
  const right = options.filter(({ letter }) => letters.includes(letter)).length
  return {
    kind: error !== undefined ? 'unreadable' : right > 1 ? 'severalRight' : 'oneRight',
    position: { line },
    source: lines.join('\n'),
    seen: { texts: seenInAiken(lines) },
    content: { ...emptyContent, ...contentOfPlain(stem.join('\n')) },
    options: options.map(({ letter, text }) => ({
      ...contentOfPlain(text),
      isRight: letters.includes(letter),
    })),
    ...readExtras(open.extras),
    hints: otherReading(open, letters),
    ...(error !== undefined && { reason: error }),
  }
}

/** Aiken names options by their letters. Where another option is such a letter, its author may have meant the text. */
const otherReading = ({ options, answer }: Open, letters: readonly string[]): string[] => {
  if (!answer) return []
  const written = answer.text.replace(/[.)]$/, '').toLowerCase()
  const isText = options.some(
    ({ letter, text }) => text.toLowerCase() === written && !letters.includes(letter),
  )
  return isText ? [readAsLetter(answer.text)] : []
}

const fieldOf: Readonly<Record<string, 'solution' | 'marks' | 'tags' | 'difficulty'>> = {
  FEEDBACK: 'solution',
  EXPLANATION: 'solution',
  ANSWER_EXPLANATION: 'solution',
  POINTS: 'marks',
  SCORE: 'marks',
  TAG: 'tags',
  TAGS: 'tags',
  CATEGORY: 'tags',
  DIFFICULTY: 'difficulty',
  LEVEL: 'difficulty',
}

/** What the extra lines of a question say. A line of another meaning is lost. */
const readExtras = (
  extras: Open['extras'],
): Pick<RawQuestion, 'solution' | 'marks' | 'tags' | 'difficulty' | 'without'> => {
  const valuesOf = (field: string) =>
    extras
      .filter(({ name, value }) => lookUp(fieldOf, name) === field && value !== '')
      .map(({ value }) => value)
  const [solution, tags, marks, difficulty] = ['solution', 'tags', 'marks', 'difficulty'].map(valuesOf)
  const number = Number(defined(marks, 'marks').at(-1)?.replace(',', '.'))
  const isRead = ({ name }: Open['extras'][number]): boolean => {
    const field = lookUp(fieldOf, name)
    return field !== undefined && (field !== 'marks' || Number.isFinite(number))
  }
  return {
    ...(defined(solution, 'solution').length > 0 && {
      solution: contentOfPlain(defined(solution, 'solution').join('\n')),
    }),
    ...(Number.isFinite(number) && { marks: number }),
    ...(defined(difficulty, 'difficulty').length > 0 && {
      difficulty: lastOf(defined(difficulty, 'difficulty')),
    }),
    tags: defined(tags, 'tags').flatMap((list) => list.split(/[,;|]/)),
    without: extras.filter((extra) => !isRead(extra)).map(({ line }) => `its line "${line.slice(0, 100)}"`),
  }
}

/** The letters that an answer names. Lower case and a trailing dot or bracket are accepted. */
const lettersOf = (answer: string): string[] =>
  answer
    .split(/[\s,;&]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Za-z][.)]?$/.test(word) ? elementAt(word, 0).toUpperCase() : word))

const errorOf = ({ options, line, answer }: Open, letters: readonly string[]): string | undefined => {
  if (options.length === 0)
    return `The text in line ${line} has no options. Write them below it, each with a capital letter: "A. Rome".`
  if (answer === undefined)
    return `The question in line ${line} has no answer. Write "ANSWER: A" below its options.`
  if (options.length < 2) return `The question in line ${line} has one option and needs at least two.`
  const unknown = letters.find((letter) => !options.some((option) => option.letter === letter))
  if (letters.length === 0) return `The answer in line ${answer.line} names no option.`
  if (unknown !== undefined)
    return (
      `The answer in line ${answer.line} names the option "${unknown.slice(0, 20)}", ` +
      'which the question does not have.'
    )
  return undefined
}
