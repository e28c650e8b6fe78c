import type { ExamLine } from '../exam-line.ts'
import { readKeyPairs } from '../key-pairs.ts'
import { readOptionStart } from '../patterns.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const names =
  String.raw`(?:response\s+)?options?|choices|answer\s+(?:choices|options)|antwortm[öo]glichkeiten|` +
  'optionen|opciones|opções|choix|варианты(?:\\s+ответов?)?|选项|選択肢'
/** They may also stand above a key. */
const answerNames = 'antworten|respuestas|réponses|risposte|antwoorden|ответы'
/** Brightspace names the question again: "Question 1 options:". */
const heading = new RegExp(
  String.raw`^\s*(?:question\s+\d{1,4}\s+)?(?:${names}|(${answerNames}))\s*(?:[:：]\s*)?$`,
  'iu',
)
const bullet = /^\s*[-–•*+]\s+\S/
const numbered = /^\s*(\d{1,2})[.)]\s+(?=\S)/

/**
 * Handles lists with "Options:" above the options of a question. The heading is dropped; lines below it that
 * count from 1 are options, not questions.
 */
export const withOptionHeadings = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result: ExamLine[] = []
  let counted: number | undefined
  for (const [index, line] of lines.entries()) {
    if (isOptionHeading(lines, index)) {
      counted = 0
      continue
    }
    const number: number = Number(numbered.exec(line.text)?.[1])
    if (counted !== undefined && number === counted + 1) {
      counted = number
      result.push({ ...line, label: { kind: 'letter', level: 1, number } })
    } else {
      if (line.text.trim() !== '') counted = undefined
      result.push(line)
    }
  }
  return result
}

/** A line of a key whose answers are numbers: "1. 2". */
const numberPair = /^\s*\d{1,3}\s*[.):-]\s*\d{1,2}\s*$/

/** Whether a line says that the options of a question stand below it. A key of pairs is none. */
export const isOptionHeading = (lines: readonly ExamLine[], index: number): boolean => {
  const found = elementAt(lines, index).isCode ? null : heading.exec(elementAt(lines, index).text)
  if (!found) return false
  const next = lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== '')
  const mayBeKey = found[1] !== undefined && (numberPair.test(next?.text ?? '') || isOneForAll(lines, index))
  return next !== undefined && beginsOptions(next) && !readKeyPairs(next.text) && !mayBeKey
}

/** Below it the numbers count again: the answers to the questions above, where no other question has such a heading. */
const isOneForAll = (lines: readonly ExamLine[], index: number): boolean =>
  !lines.some(({ text }, at) => at !== index && heading.exec(text)?.[1] !== undefined) &&
  lines.slice(0, index).filter(({ text, isCode }) => !isCode && numbered.test(text)).length > 1

const beginsOptions = ({ text, label }: ExamLine): boolean =>
  label?.kind === 'letter' ||
  numbered.exec(text)?.[1] === '1' ||
  readOptionStart(text) !== undefined ||
  bullet.test(text)
