import type { ListedQuestion } from './listed-question.ts'
import { marksWords } from './patterns.ts'

/** What a course notes of a question below its answer. */
const note = new RegExp(
  String.raw`^\s*(?:diff(?=\.?\s*:\s*\d)|bloom(?:['’]?s)?(?:\s+(?:level|taxonomy))?|(?:cognitive|skill)\s+level|` +
    String.raw`time|duration|c?lo|co|po|plo|slo|(?:course\s+|learning\s+)?(?:outcomes?|objectives?)|` +
    String.raw`ref(?:erence)?s?|source|page|standard|skill|competency|author|id|type)` +
    String.raw`\s*(?:no\.?\s*)?[:=]\s*\S[^]{0,100}$`,
  'i',
)
/** Marks and outcomes in brackets below the options: "[1 Mark] [CO1] [L2]". */
const tag =
  String.raw`\d{1,3}(?:\.\d)?\s*(?:${marksWords})|` +
  String.raw`(?:c?lo|co|po|plo|slo|bl|bt|k|l|m|rbt)[\s:.-]?\d{1,2}`
const tags = new RegExp(String.raw`^\s*(?:[[({]\s*(?:${tag})\s*[\])}]\s*,?\s*)+$`, 'i')
const marksAlone = /^\s*[[({]\s*(\d{1,3}(?:\.\d)?)\s*\p{L}[^\])}]*[\])}]\s*$/u

/** What students do not read of a question: it is named, but for its marks. Undefined for any other line. */
export const noteOfCourse = (
  text: string,
  { options, fields }: ListedQuestion,
): { kind: 'left out'; without: string } | { kind: 'field'; name: 'marks'; value: string } | undefined => {
  if (options.length > 0 && tags.test(text)) {
    const marks = marksAlone.exec(text)?.[1]
    if (marks !== undefined) return { kind: 'field', name: 'marks', value: marks }
  } else if (fields.answer === undefined || !note.test(text)) return undefined
  return { kind: 'left out', without: `the line "${text.trim().slice(0, 80)}"` }
}
