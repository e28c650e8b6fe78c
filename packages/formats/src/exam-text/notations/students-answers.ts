import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'

/** What a result of a learning platform says a student chose, on the line of the right answer: "我的答案:B正确答案:A". */
const beforeKey =
  /^\s*(?:我的答案|你的答案|学生答案|考生答案)\s*[:：]\s*([^:：]{0,200}?(?:\s?[:：][^:：]{0,2000}?)?)[\s;；,，。]*(?=(?:正确|标准|参考)答案\s*[:：])/u
/** The page may say the options of the key again: "正确答案:AC :one; three;". */
const textsOfKey = /(?<=[:：]\s*[A-H]{1,8})\s*[:：].*$/u
/** What may follow the key on its line. */
const behindKey = /[\s;；,，]*(?=(?:答案解析|试题解析|解析|知识点|难易程?度|得分)\s*[:：])/u
/** What the student earned: "0.0分", "得分：1.0分". */
const scoreBehind = /[\s;；,，]*(?:得分\s*[:：]\s*)?\d{1,3}(?:\.\d{1,2})?\s*分\s*$/u
/** The kind and the marks before a question: "1. (单选题, 1.0 分)". */
const kindAndMarks = new RegExp(
  String.raw`^((?:\s*\d{1,4}\s*[.．、])?\s*)[(（]\s*\p{Script=Han}{2,6}题\s*[,，]\s*(\d{1,3}(?:\.\d{1,2})?)\s*分` +
    String.raw`\s*[)）]\s*(?:[(（]\s*[\d.]{1,5}\s*分\s*[)）]\s*)?`,
  'u',
)
/** A button of the page below the key. */
const button = /^\s*AI\s*讲解\s*$/
const leastResults = 2
/** How far below its key the marks of a student stand. */
const linesBelowKey = 6

/** The right answer may also come first: "正确答案是：D 你的答案是：C 此题得分：0". */
const keyFirst =
  /^\s*(?:正确|标准|参考)答案(?:是|为)?\s*[:：]\s*([A-H]{1,8}|对|错|正确|错误)\s+(?:你|我|您|学生|考生)的?答案(?:是|为)?\s*[:：].*$/u

/** A printed result of a test, as pages of 学习通 have it, without what the student chose and earned. */
export const withoutStudentsAnswers = (written: readonly ExamLine[]): readonly ExamLine[] => {
  const lines = withoutAnswersAbove(written)
  if (lines.filter(({ text }) => keyFirst.test(text)).length >= leastResults) return lines.map(withKeyFirst)
  if (lines.filter(({ text }) => beforeKey.test(text)).length < leastResults) return lines
  let key = -linesBelowKey
  return lines.flatMap((line, index): ExamLine[] => {
    if (line.isCode) return [line]
    const [before, chosen = ''] = beforeKey.exec(line.text) ?? []
    if (before === undefined)
      return index - key < linesBelowKey && isScore(line.text)
        ? [{ number: line.number, text: '' }]
        : [{ ...line, text: line.text.replace(kindAndMarks, '$1($2分) ') }]
    key = index
    const [written = '', ...others] = line.text.slice(before.length).replace(scoreBehind, '').split(behindKey)
    const answer = written.replace(textsOfKey, '')
    const without = !/[\p{L}\p{N}]/u.test(chosen)
      ? line.without
      : [...(line.without ?? []), `the line "${before.trim().slice(0, 80)}"`]
    return [
      { ...line, text: answer, ...(without && { without }) },
      ...others.map((text) => ({ number: line.number, text })),
    ]
  })
}

const nameAlone = /^\s*(?:我的答案|你的答案|学生答案|考生答案)\s*[:：]\s*$/u
const keyAlone = /^\s*(?:正确|标准|参考)答案\s*[:：]\s*$/u
/** As many lines as a student's answer to several gaps has. */
const mostLines = 24

/** Below its name, a student's answer has lines of its own, above the right one: it would show that to others. */
const withoutAnswersAbove = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const blocks = lines.flatMap(({ text, isCode }, from) => {
    if (isCode || !nameAlone.test(text)) return []
    const count = lines.slice(from, from + mostLines).findIndex((line) => keyAlone.test(line.text))
    return count > 0 ? [{ from, to: from + count }] : []
  })
  if (blocks.length < leastResults) return lines
  const result = [...lines]
  for (const { from, to } of blocks) {
    const gone = lines.slice(from, to).map(({ text }) => text.trim())
    for (let at = from; at < to; at += 1) result[at] = { number: elementAt(lines, at).number, text: '' }
    const said = `the line "${gone.filter(Boolean).join(' ').slice(0, 80)}"`
    result[from] = { number: elementAt(lines, from).number, text: '', without: [said] }
  }
  return result
}

const isScore = (text: string): boolean => text.replace(scoreBehind, '') === '' || button.test(text)

const withKeyFirst = (line: ExamLine): ExamLine => {
  const answer = line.isCode ? undefined : keyFirst.exec(line.text)?.[1]
  return answer === undefined ? line : { ...line, text: `Answer: ${answer}` }
}
