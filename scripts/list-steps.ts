/**
 * Prints what each step of the reader of lists changes in a file of text or Markdown, and what the reader takes from
 * it: which of some seventy steps took a line for something else is hard to see otherwise.
 */
import { readFileSync } from 'node:fs'
import { linesOfText, type ExamLine } from '../packages/formats/src/exam-text/exam-line.ts'
import { linesOfMarkdown } from '../packages/formats/src/exam-text/markdown-lines.ts'
import { inOneNotation } from '../packages/formats/src/exam-text/notations/in-one-notation.ts'
import { readExamLines } from '../packages/formats/src/exam-text/read.ts'

const [file] = process.argv.slice(2)
if (file === undefined) {
  console.log('Give a file of text, or of Markdown (.md).')
  process.exit(1)
}
const text = readFileSync(file, 'utf8')
const lines = file.endsWith('.md') ? linesOfMarkdown(text) : linesOfText(text)

const shown = ({ number: _, text, ...marks }: ExamLine): string =>
  [text, ...Object.entries(marks).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join('  ')

inOneNotation(lines, (step, before, after) => {
  const [old, now] = [new Set(before.map(shown)), new Set(after.map(shown))]
  const gone = [...old].filter((line) => !now.has(line))
  const come = [...now].filter((line) => !old.has(line))
  if (gone.length + come.length === 0) return
  console.log(`\n${step}`)
  for (const line of gone) console.log(`  - ${line}`)
  for (const line of come) console.log(`  + ${line}`)
})

console.log('\nread')
for (const { kind, number, content, options = [], answer } of readExamLines(lines)) {
  const offered = options.map(({ text, isRight }) => `${isRight ? '*' : ''}${text}`)
  console.log(
    `  ${[kind, number ?? '', content.text, ...offered, answer ?? ''].join(' | ').replaceAll('\n', '⏎')}`,
  )
}
