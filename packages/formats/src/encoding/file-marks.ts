import { elementAt } from '@quizwright/domain/defined.ts'

/**
 * Signs that stand between files and not in them: Ctrl-Z, with which DOS ended a text, NUL, with which some programs
 * fill up the last block, and the byte order marks of files that were joined.
 */
const marks = ['\0', '\u001A', '\uFEFF']
const runOfMarks = new RegExp(`[${marks.join('')}]+`, 'g')
/** The end of a line, or that of the text. */
const isEdge = (sign: string | undefined): boolean => sign === undefined || sign === '\n' || sign === '\r'

/** Removes the marks at the ends and beginnings of lines. Within a line they belong to the text. */
export const withoutFileMarks = (text: string): string => withoutMarksAfter(undefined, text)

const withoutMarksAfter = (before: string | undefined, text: string): string =>
  marks.some((mark) => text.includes(mark))
    ? text.replace(runOfMarks, (run, index: number) =>
        isEdge(index === 0 ? before : text[index - 1]) || isEdge(text[index + run.length]) ? '' : run,
      )
    : text

/** Removes the marks of a text that arrives in parts. A part that ends with marks waits for the next one. */
export const createMarkRemover = () => {
  let before: string | undefined
  let waiting = ''
  return {
    push: (part: string): string => {
      const text = waiting + part
      let end = text.length
      while (end > 0 && marks.includes(elementAt(text, end - 1))) end -= 1
      waiting = text.slice(end)
      const content = withoutMarksAfter(before, text.slice(0, end))
      before = end > 0 ? text[end - 1] : before
      return content
    },
  }
}

/** The bytes before the NULs at the end. */
export const withoutPadding = (bytes: Uint8Array): Uint8Array => {
  let end = bytes.length
  while (bytes[end - 1] === 0) end -= 1
  return bytes.subarray(0, end)
}

/** Whether bytes are only marks and the ends of lines, in any encoding. */
export const areFileMarks = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === 0 || byte === 0x1a || byte === 0x0a || byte === 0x0d)
