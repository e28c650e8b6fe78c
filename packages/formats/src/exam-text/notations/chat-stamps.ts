import type { ExamLine } from '../exam-line.ts'

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[\s\u202f]*[ap]\.?\s?m\.?)?`
/** "[12/03/24, 10:15:22] Ms Khan: ", "12/03/24, 10:15 - Ms Khan: ", and "Ms Khan, [12.03.2024 10:15]" alone. */
const beforeText = new RegExp(
  String.raw`^\s*(?:\[${date},?\s+${time}\]|${date},?\s+${time}\s+[-–])\s+([^:\n]{1,60}):\s*`,
  'iu',
)
const ofSystem = new RegExp(String.raw`^\s*(?:\[${date},?\s+${time}\]|${date},?\s+${time}\s+[-–])\s+`, 'iu')
const above = new RegExp(String.raw`^\s*[^\[\n]{1,60},\s*\[${date},?\s+${time}\]\s*$`, 'iu')
const leastStamps = 2

/** A list that was sent as messages, without who sent each when. Each message begins behind a blank line. */
export const withoutChatStamps = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const isStamped = ({ text, isCode }: ExamLine): boolean =>
    !isCode && (beforeText.test(text) || above.test(text))
  if (lines.filter(isStamped).length < leastStamps) return lines
  return lines.flatMap((line) => {
    const { number, text } = line
    if (above.test(text)) return [{ number, text: '' }]
    const found = beforeText.exec(text) ?? ofSystem.exec(text)
    return found && !line.isCode
      ? [
          { number, text: '' },
          { ...line, text: text.slice(found[0].length) },
        ]
      : [line]
  })
}
