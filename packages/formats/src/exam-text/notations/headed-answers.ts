import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const asks = /[?؟？;]\s*$/
/** What stands above an answer may also tell what to do: "Compare both." A title has no full stop. */
const tells = /[?؟？;.]\s*$/
const boxed = /^\s*(?:[-*+]\s+)?\[[ xX]\]/
/** Fewer headings that ask may be titles. */
const leastAsked = 2
/** Headings that end like sentences, of all: from so many on, others than those that ask are questions, too. */
const leastTold = 10
const mostOf = 0.7
/** Answers may have lists with letters. From this share on, the headings stand above options. */
const fewWithOptions = 0.1

/** Options may have a colon behind their letter: "- A: one". */
const colon = /^\s*(?:[-*+]\s+)?[A-H]\s?:\s+\S/

const isOption = ({ text, label, isCode }: ExamLine): boolean =>
  !isCode &&
  (label?.kind === 'letter' ||
    boxed.test(text) ||
    colon.test(text) ||
    readOptionStart(text)?.letter !== undefined)

const isAnswered = ({ text, isCode }: ExamLine): boolean => !isCode && readField(text)?.name === 'answer'

type Headed = { heading: ExamLine; below: readonly ExamLine[] }

const headedIn = (lines: readonly ExamLine[]): Headed[] => {
  const starts = lines.flatMap(({ isHeading }, index) => (isHeading === true ? [index] : []))
  return starts.map((start, count) => ({
    heading: elementAt(lines, start),
    below: lines.slice(start + 1, starts[count + 1]),
  }))
}

const leastOptions = 2
const hasOptions = ({ below }: Headed): boolean => below.filter(isOption).length >= leastOptions

/** The headings that ask what the lines below them answer; none where a list has options or answers of its own. */
const askingHeadings = (lines: readonly ExamLine[]): ReadonlySet<ExamLine> => {
  const headed = headedIn(lines).filter(({ heading }) => heading.text.trim() !== '')
  const told = headed.filter(({ heading }) => tells.test(heading.text))
  const isAsking = told.length >= leastTold && told.length >= mostOf * headed.length ? tells : asks
  const asking = headed.filter(({ heading }) => isAsking.test(heading.text))
  const chosen = asking.filter((one) => !hasOptions(one))
  const areFew =
    asking.length - chosen.length < fewWithOptions * asking.length &&
    lines.filter(isAnswered).length < fewWithOptions * asking.length
  const isWhole = !lines.some((one) => isOption(one) || isAnswered(one))
  const areMost = asking.length * 2 > headed.length
  return new Set(
    asking.length >= leastAsked && (isWhole || (areFew && areMost))
      ? chosen.map(({ heading }) => heading)
      : [],
  )
}

/**
 * Questions for an interview and the like, where a heading asks and what stands below it answers: students would read
 * the answer in the question.
 */
export const withHeadedAnswers = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const asking = askingHeadings(lines)
  if (asking.size === 0) return lines
  let below: 'nothing' | 'heading' | 'answer' = 'nothing'
  return lines.flatMap((line): ExamLine[] => {
    if (line.isHeading === true) {
      below = asking.has(line) ? 'heading' : 'nothing'
      const isNamed = below === 'nothing' || readQuestionStart(line.text) !== undefined
      return [isNamed ? line : { ...line, text: `Question: ${line.text}` }]
    }
    if (below === 'nothing') return [line]
    // A blank line would end the answer.
    if (line.text.trim() === '') return []
    const isFirst = below === 'heading'
    below = 'answer'
    // Steps and letters of an answer are no questions and options.
    if (!isFirst) return [{ ...line, isCode: true }]
    return line.isCode === true
      ? [{ number: line.number, text: 'Answer:' }, line]
      : [{ ...line, text: `Answer: ${line.text}` }]
  })
}
