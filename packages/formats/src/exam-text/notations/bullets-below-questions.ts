import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart, takeMark } from '../patterns.ts'

const bullet = /^\s*[•·▪■►●◦‣*–—-]\s+(?=\S)/
const asks = /(?:[?？:：]|\.{3}|…|_{2,}\s*[.]?|\((?:choose|select|pick)\b[^()]{0,40}\))\s*$/i
const leastQuestions = 5
/** With a mark at one bullet of each, fewer are enough. */
const leastMarked = 2
const leastShare = 0.9
/** Without a question mark, so many questions must have the same number of bullets, and at least so many. */
const leastAlike = 8
const leastBullets = 3
const longestQuestion = 600
/** Beside more other options, answers or headings than one for so many questions, bullets are lists in a text. */
const bulletsPerOther = 10

type Group = { asked: number; bullets: number[] }

/** A text and the bullets below it, from one run of bullets to the next. */
const groupsIn = (lines: readonly ExamLine[]): Group[] => {
  const groups: Group[] = []
  let asked: number | undefined
  let bullets: number[] = []
  const end = (): void => {
    if (asked !== undefined && bullets.length > 0) groups.push({ asked, bullets })
    asked = undefined
    bullets = []
  }
  for (const [index, { text, isCode }] of lines.entries()) {
    if (text.trim() === '' || isCode) continue
    if (bullet.test(text)) bullets.push(index)
    else {
      if (bullets.length > 0) end()
      asked ??= index
    }
  }
  end()
  return groups
}

/** Above options stands a question; a list further down in an essay counts what that tells. */
const isShort = (lines: readonly ExamLine[], { asked, bullets }: Group): boolean =>
  lines
    .slice(asked, bullets[0])
    .reduce((length, { text, isCode }) => length + (isCode ? 0 : text.trim().length), 0) <= longestQuestion

/** The number of bullets that nearly all numbered questions have, as those of options do; a list has any number. */
const usualCount = (lines: readonly ExamLine[], groups: readonly Group[]): number | undefined => {
  const numbered = groups.filter(({ asked }) => isNumberedLine(elementAt(lines, asked)))
  const [[count, found] = [0, []]] = [...Map.groupBy(numbered, ({ bullets }) => bullets.length)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const isUsual = found.length >= leastAlike && found.length >= leastShare * groups.length
  return isUsual && count >= leastBullets ? count : undefined
}

const lastAsked = (lines: readonly ExamLine[], { asked, bullets }: Group): ExamLine | undefined =>
  lines.slice(asked, bullets[0]).findLast(({ text }) => text.trim() !== '')

/**
 * Lists without numbers in which one bullet below each question has a mark: "- Ottawa (correct)". The question is the
 * paragraph above its bullets.
 */
const withMarkedBullets = (lines: readonly ExamLine[], groups: readonly Group[]): readonly ExamLine[] => {
  const marked = groups.filter(
    ({ bullets }) =>
      bullets.length >= limits.minOptions &&
      bullets.filter((index) => takeMark(elementAt(lines, index).text).isMarked).length === 1,
  )
  const isOther =
    marked.length < leastMarked ||
    marked.length < leastShare * groups.length ||
    groups.some(({ asked }) => isNumberedLine(elementAt(lines, asked)) || elementAt(lines, asked).isHeading)
  if (isOther) return lines
  const result = [...lines]
  for (const { asked, bullets } of marked) {
    const first = elementAt(bullets, 0)
    const blank = lines.slice(asked, first).findLastIndex(({ text }) => text.trim() === '')
    const ends = lines.slice(asked, first).findLastIndex(({ text }) => text.trim() !== '')
    const start = blank < 0 || blank > ends ? asked : asked + blank + 1
    result[start] = { ...elementAt(lines, start), label: { kind: 'number', level: 0 } }
    for (const index of bullets) {
      const line = elementAt(lines, index)
      result[index] = { ...line, text: line.text.replace(bullet, ''), label: { kind: 'letter', level: 1 } }
    }
  }
  return result
}

/**
 * Lists in which bullets stand below each question and nothing says which of them is right. They are its options all
 * the same, so that the author can choose. One question alone may have a list in its text.
 */
export const withBulletsBelowQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const groups = groupsIn(lines)
  const usual = usualCount(lines, groups)
  const fitting = groups.filter(
    (group) =>
      group.bullets.length >= limits.minOptions &&
      group.bullets.length <= limits.maxOptions &&
      isShort(lines, group) &&
      (asks.test(lastAsked(lines, group)?.text ?? '') || group.bullets.length === usual),
  )
  const isOther =
    fitting.length < leastQuestions ||
    fitting.length < leastShare * groups.length ||
    lines.filter(
      ({ text, label, isCode, isHeading }) =>
        label?.kind === 'letter' ||
        isHeading ||
        (!isCode && (readOptionStart(text) !== undefined || readField(text) !== undefined)),
    ).length *
      bulletsPerOther >
      fitting.length
  if (isOther) return withMarkedBullets(lines, groups)
  const numbered = groups.filter(({ asked }) => isNumberedLine(elementAt(lines, asked))).length
  // Within the texts of an essay stand lists, too.
  if (numbered > 0 && numbered < leastShare * groups.length) return lines
  const isNumbered = numbered > 0
  const result = [...lines]
  for (const { asked, bullets } of groups) {
    const first = elementAt(lines, asked)
    if (!isNumbered) result[asked] = { ...first, label: { kind: 'number', level: 0 } }
    for (const index of bullets) {
      const line = elementAt(lines, index)
      result[index] = { ...line, text: line.text.replace(bullet, ''), label: { kind: 'letter', level: 1 } }
    }
  }
  return result
}

const isNumberedLine = ({ label, text }: ExamLine): boolean =>
  label?.kind === 'number' || readQuestionStart(text) !== undefined
