import { workbookFile } from './sample-workbooks.ts'
import { qti2Item, wordFile, wordLine } from './sample-files.ts'

const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const moodle = (format: string, text: string): Uint8Array =>
  asBytes(
    `<quiz><question type="multichoice"><questiontext format="${format}"><text>${escape(text)}</text>` +
      '</questiontext><answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer>' +
      '</question></quiz>',
  )

/** Files of each reader that hold a text where authors write theirs, by their names. */
export const filesAround: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'list.txt': (text) =>
    asBytes(`1. Q ${text}\nA) x ${text}\nB) y\nAnswer: A\n\n2. R\nA) x\nB) y\nAnswer: B\n`),
  'list.md': (text) => asBytes(`## 1. Q ${text}\n- [x] x ${text}\n- [ ] y\n\n## 2. R\n- [x] x\n- [ ] y\n`),
  'aiken.txt': (text) => asBytes(`Q ${text}\nA. x\nB. y\nANSWER: A\n\nR\nA. x\nB. y\nANSWER: B\n`),
  'questions.gift': (text) => asBytes(`// ${text}\n::t:: Q ${text} {=a ~b ${text}}\n\n::u:: R {=a ~b}\n`),
  'other.json': (text) => asBytes(JSON.stringify([{ question: text, options: ['x', text], answer: 'x' }])),
  'broken.json': (text) => asBytes(`[{"question": ${text}`),
  'table.csv': (text) =>
    asBytes(`question,option1,option2,is_correct1\n"${text.replaceAll('"', '""')}",x,y,1\n`),
  'headings.csv': (text) =>
    asBytes(`question,${text.replaceAll(/[,\n]/g, ' ')},option2,is_correct1\nQ,x,y,1\n`),
  'moodle.xml': (text) => moodle('html', text),
  'moodle-markdown.xml': (text) => moodle('markdown', text),
  'qti.xml': (text) => asBytes(qti2Item(`<p>${escape(text)}</p>`)),
  'list.docx': (text) =>
    wordFile(
      [`1. Q ${text}`, `a) x ${text}`, 'b) y', 'Answer: a'].map((line) => wordLine(escape(line))).join(''),
    ),
  'table.xlsx': (text) =>
    workbookFile({
      S: [
        ['question', text, 'option2'],
        ['Q', text, 'y'],
      ],
    }),
}

/** Signs that patterns look for. What begins with one of many may be searched for its end from each of them. */
export const signs: readonly string[] = [
  ' ',
  '\t',
  '\u3000',
  '*',
  '**a',
  'a**',
  '_a',
  ' __a',
  '## __',
  '①',
  '☐',
  '`',
  '```\n',
  `\`\`\`${' '.repeat(40)}x\n`,
  'topic 1\n',
  '~~~\n',
  '$',
  '\\(',
  '\\[',
  '(',
  '[',
  '![',
  '[a](',
  '](',
  '<',
  '<a ',
  '<!--',
  '&',
  '{',
  '{=',
  '{"a":',
  '[1,',
  '"',
  '|',
  '|-',
  '::',
  '// [tag:a',
  '=',
  '~',
  '#',
  '> ',
  '- ',
  '+ ',
  '1. ',
  '1 A ',
  'A) ',
  'a ',
  'Answer: ',
  'Answers: ',
  '正解',
  '(2 marks) ',
  '（A）',
  'http://',
  'a@',
  'a.',
  '\r',
  '\n',
  '<- ',
  '→',
  '\\frac{',
  '{1:MC:=a~b}',
  'Question 1 ',
]

/** Lines of lists, which readers tell apart by their neighbours. */
export const lines: readonly string[] = [
  'a\n',
  '1. a\n',
  'A) a\n',
  'i. a\n',
  'IV) a\n',
  '- [x] a\n',
  '* a\n',
  'Q: a\n',
  'A: a\n',
  'Answer: A\n',
  '1. a? A) b B) c\n',
  '1. a (2 marks)\n',
  '| a | b |\n',
  '## 1. a\n',
  'T\n',
  'P. a\n',
  'a = b\n',
  '1-A ',
  '(a) b (b) c\n',
  'Section: a\n',
  'Explanation: a\n',
  'a\tb\n',
  '**1.** a\n',
]

/** What a list may begin with, which decides how the lines behind it are read. */
export const beginnings: readonly string[] = [
  '1. Q\nA) ',
  'Q: Why?\nA. x\nB. y\n',
  'Q: Why?\nA: b\n',
  '# T\n\n## 1. Q\n- [x] a\n- [ ] b\n',
  '1. Q\nA) x\nB) y\nExplanation: ',
  'Answer key\n1. A\n',
  '| Question | A | B | Answer |\n|---|---|---|---|\n',
  'P. a\nQ. b\n1. x\n',
]

/** The text of a file of this many characters that repeats a sign. */
export const repeated = (sign: string, chars: number): string => sign.repeat(Math.ceil(chars / sign.length))
