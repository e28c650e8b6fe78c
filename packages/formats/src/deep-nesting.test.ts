import { expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'

const depth = 30_000
const within = (open: string, inside: string, close: string): string =>
  open.repeat(depth) + inside + close.repeat(depth)
const xml = (inside: string): string => `<?xml version="1.0"?>${inside}`
const choices = '<option>Po</option><option>Nile</option><answer>Nile</answer>'

/** Files whose parts are nested far deeper than any tool writes them. */
test.each([
  [
    'marks within Moodle XML',
    'a.xml',
    xml(
      `<quiz><question type="essay"><name><text>${within('<b>', 'Q', '</b>')}</text></name></question></quiz>`,
    ),
  ],
  ['questions within questions', 'b.xml', xml(`<quiz>${within('<question>', '', '</question>')}</quiz>`)],
  [
    'blocks around a question of XML',
    'c.xml',
    xml(`<quiz>${within('<q>', `<question><text>Which?</text>${choices}</question>`, '</q>')}</quiz>`),
  ],
  [
    'sections of QTI',
    'd.xml',
    xml(
      `<questestinterop><assessment>${within('<section>', '', '</section>')}</assessment></questestinterop>`,
    ),
  ],
  ['lists of HTML', 'e.html', within('<ul><li>', 'a', '</li></ul>')],
  [
    'formulas',
    'f.html',
    `<ol><li>Which? <math>${within('<mrow>', '<mi>x</mi>', '</mrow>')}</math></li></ol>`,
  ],
  ['lists of JSON', 'g.json', `[{"question":"Which?","options":${within('[', '"a"', ']')},"answer":"a"}]`],
  ['objects of JSON', 'h.json', within('{"a":', '1', '}')],
  [
    'brackets of a program',
    'i.js',
    `const questions = [{question: ${within('(', '"Which?"', ')')}, answers: ["a", "b"], correct: 0}]`,
  ],
  ['groups of RTF', 'j.rtf', `{\\rtf1 ${within('{\\b ', '1. Which?\\par', '}')}}`],
  [
    'braces of LaTeX',
    'k.tex',
    `\\documentclass{exam}\\begin{document}\\begin{questions}\\question ${within('{', 'Q', '}')}`,
  ],
  ['braces of GIFT', 'l.gift', `Q ${within('{', '=a ~b', '}')}`],
  ['marks of Markdown', 'm.md', `1. ${within('**', 'Which?', '**')}\nA) a\nB) b\nAnswer: B\n`],
])('%s may be nested without end', (_, name, text) => {
  const opened = openQuestionFile({ name, bytes: new TextEncoder().encode(text) })
  expect('problem' in opened ? opened.problem : [...opened.entries].length).toBeDefined()
})
