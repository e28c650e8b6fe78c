import type { ExamLine } from '../exam-text/exam-line.ts'
import { linesOfMarkdown } from '../exam-text/markdown-lines.ts'
import { fieldLine, type LineFormat, numberedLines, questionLine } from './line-format.ts'

const heading = /^(\*+)\s+(\S.*?)(?:\s+(:[\w:@]+:))?\s*$/
const drawer = /^\s*:(?:PROPERTIES|END|[A-Z_]+):/
const generic = /^(?:item|card|question|fact)$/i
const ofAnswer = /^(?:the\s+)?(?:answer|back|solution)$/i

/** Cards of org-drill: a heading with the tag drill, its text, and the answer below a heading of its own. */
const linesOfCards = (text: string): ExamLine[] => {
  const result: ExamLine[] = []
  let next: 'question' | 'answer' | 'more' = 'more'
  for (const { number, text: line } of numberedLines(text)) {
    const found = heading.exec(line)
    const title = found?.[2] ?? ''
    if (found && ofAnswer.test(title)) next = 'answer'
    else if (found && found[3]?.includes(':drill:')) {
      next = 'question'
      if (!generic.test(title)) {
        result.push(questionLine({ number, text: title }))
        next = 'more'
      }
    } else if (found) result.push({ number, text: title, isHeading: true })
    else if (line.trim() === '' || drawer.test(line)) result.push({ number, text: '' })
    else {
      if (next === 'question') result.push(questionLine({ number, text: line }))
      else if (next === 'answer') result.push(fieldLine(number, 'Answer', line))
      else result.push({ number, text: line.trim() })
      next = 'more'
    }
  }
  return result
}

/** Notes of Emacs' Org mode, with stars before headings: cards, or lists with boxes. */
export const orgMode: LineFormat = {
  matches: (text) =>
    /^\*+[ \t]+\S[^\n]*[ \t]:(?:\w+:)*drill:/m.test(text) ||
    (/^\*+[ \t]+[^\s([\]*][^\n]*[^*\n]\n(?:(?!\*)[^\n]*\n){1,6}?[ \t]*[-+][ \t]+\[[ X-]\][ \t]/m.test(text) &&
      /^[ \t]*[-+][ \t]+\[X\]/m.test(text)),
  linesOf: (text) =>
    /:drill:/.test(text)
      ? linesOfCards(text)
      : linesOfMarkdown(
          text
            .split('\n')
            .map((line) =>
              line.replace(
                heading,
                (_, stars: string, title: string) => `${'#'.repeat(Math.min(6, stars.length))} ${title}`,
              ),
            )
            .join('\n'),
        ),
}
