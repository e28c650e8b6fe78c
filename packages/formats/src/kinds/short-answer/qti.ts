import type { AcceptedText, ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { escapeXml } from '../../write/html.ts'
import type { QtiMarkup } from '../../write/qti/qti-markup.ts'

/** The text that an answer must contain, of a pattern that begins and ends with a star and has no other. */
const partOf = ({ value, is_pattern: isPattern }: AcceptedText): string | undefined => {
  const [, part] = /^\*((?:[^*\\]|\\.)+)\*$/s.exec(value) ?? []
  return isPattern ? part?.replaceAll(String.raw`\*`, '*') : undefined
}

const isPlain = (one: AcceptedText): boolean => {
  const text = one.is_pattern ? partOf(one) : one.value
  return text !== undefined && text.trim() === text && !/[\r\n\t]| {2}/.test(text)
}

/** Whether QTI says everything about a short answer: it takes accents and punctuation as they are. */
export const isHeldByQti = ({ key: { accepted, words } }: ShortAnswer, takesParts: boolean): boolean =>
  words.accents_count &&
  words.punctuation_counts &&
  words.typos === 0 &&
  accepted.every((one) => isPlain(one) && (takesParts || !one.is_pattern)) &&
  new Set(accepted.map(({ value, is_pattern: isPattern }) => `${isPattern} ${value}`)).size ===
    accepted.length

/** Canvas gives all marks for each accepted text, whatever its case, and compares the whole of it. */
export const isMarkedByCanvas = ({ key: { accepted, words } }: ShortAnswer): boolean =>
  !words.case_counts && accepted.every(({ share, is_pattern: isPattern }) => share === 100 && !isPattern)

export const condition12 = (one: AcceptedText, { words }: ShortAnswer['key']): string => {
  const part = partOf(one)
  const name = part === undefined ? 'varequal' : 'varsubset'
  const text = escapeXml(part ?? one.value)
  return `<${name} respident="response1" case="${words.case_counts ? 'Yes' : 'No'}">${text}</${name}>`
}

/** The correct response, and the marks of each accepted text. */
export const declaredTexts = (
  { key }: ShortAnswer,
  { weightage }: QuestionContent,
  { element }: QtiMarkup,
): string => {
  const best = key.accepted.find(({ share, is_pattern: isPattern }) => share === 100 && !isPattern)
  return (
    (best ? element('correctResponse', {}, element('value', {}, escapeXml(best.value))) : '') +
    element(
      'mapping',
      { lowerBound: 0, upperBound: weightage, defaultValue: 0 },
      ...key.accepted.map(({ value, share }) =>
        element('mapEntry', {
          mapKey: value,
          mappedValue: percent((share / 100) * weightage),
          caseSensitive: String(key.words.case_counts),
        }),
      ),
    )
  )
}
