import { elementAt } from '@quizwright/domain/defined.ts'

/** A field: the settings after its name, and the text below that line. */
export type Field = { name: string; settings: readonly string[]; text: string }
/** `line` counts from 1. */
export type WebctQuestion = { line: number; source: string; fields: readonly Field[] }

const fieldLine = /^:([A-Z]+\d*)(?::(.*))?$/i

/** Whether a text begins with a question of WebCT, below its comments and blank lines. */
export const isWebct = (text: string): boolean => {
  const line = text.split('\n').find((one) => !one.startsWith('#') && one.trim() !== '')
  return line !== undefined && /^:TYPE:[A-Z]/i.test(line)
}

/** Splits a file into questions. Each begins with its type. Lines that begin with # are comments. */
export const questionsOf = (text: string): WebctQuestion[] => {
  const questions: { line: number; lines: string[] }[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^:TYPE:/i.test(line)) questions.push({ line: index + 1, lines: [] })
    if (!line.startsWith('#')) questions.at(-1)?.lines.push(line)
  }
  return questions.map(({ line, lines }) => ({
    line,
    source: lines.join('\n').trim(),
    fields: fieldsOf(lines),
  }))
}

const fieldsOf = (lines: readonly string[]): Field[] => {
  const fields: { name: string; settings: string[]; lines: string[] }[] = []
  for (const line of lines) {
    const begun = fieldLine.exec(line.trimEnd())
    if (begun)
      fields.push({
        name: elementAt(begun, 1).toUpperCase(),
        settings: begun[2]?.split(':') ?? [],
        lines: [],
      })
    else fields.at(-1)?.lines.push(line)
  }
  return fields.map(({ name, settings, lines: below }) => ({ name, settings, text: below.join('\n').trim() }))
}
