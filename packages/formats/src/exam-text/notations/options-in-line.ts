import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField } from '../patterns.ts'

const named = new RegExp(
  String.raw`^\s*(?:[-*•]\s+)?\**(?:(?:answer\s+)?(?:options?|choices)|alternatives|choix|opciones|opzioni|` +
    String.raw`opções|optionen|antwortm[öo]glichkeiten|варианты(?:\s+ответов?)?|seçenekler|pilihan|lựa\s+chọn|` +
    String.raw`选项|選択肢|보기|اختیارات|آپشنز|الخيارات|विकल्प)\s*\**\s*[:：]\**\s*(\S.*)$`,
  'iu',
)
/** What may stand between options in a line, the surest first. */
const separators = [/\s*\|\s*/, /\s*[;；]\s*/, /\s+\/\s+/, /\s*[,，、،]\s+|[，、]/]
const mostOptions = 10
const linesToAnswer = 4
/** A longer line is a text. */
const mostChars = 2_000

/** The answer that a line below the options gives, before those of another question. */
const answerBelow = (lines: readonly ExamLine[], at: number): string | undefined => {
  for (const { text, isCode } of lines.slice(at + 1, at + 1 + linesToAnswer)) {
    if (!isCode && named.test(text)) return undefined
    const field = isCode ? undefined : readField(text)
    if (field?.name === 'answer') return field.value.trim()
  }
  return undefined
}

/** The options of a line, separated so that the answer is one of them, or the letter of one. */
const optionsIn = (listed: string, answer: string): string[] | undefined => {
  const text = listed.replace(/^\[(.*)\]$/, '$1')
  const isLetter = /^[A-J]$/.test(answer)
  for (const separator of separators) {
    const parts = text.split(separator).map((part) => part.trim())
    const isList = parts.length > 1 && parts.length <= mostOptions && parts.every((part) => part !== '')
    const has = parts.includes(answer) || (isLetter && answer.charCodeAt(0) - 65 < parts.length)
    if (isList && has) return parts
  }
  return undefined
}

/** Options that stand in one line behind their name, "Options: 20, 25, 30", with the answer below: a line each. */
export const withOptionsInLine = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => text.length <= mostChars && named.test(text))) return lines
  return lines.flatMap((line, index) => {
    const listed = line.isCode || line.text.length > mostChars ? undefined : named.exec(line.text)?.[1]
    const answer = listed === undefined ? undefined : answerBelow(lines, index)
    const options = listed === undefined || answer === undefined ? undefined : optionsIn(listed, answer)
    return (
      options?.map((text, place) => ({ number: line.number, text: `${letterOf(place)}) ${text}` })) ?? [line]
    )
  })
}
