import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'
import { valuesOfProgram } from './values-of-program.ts'

const seas = ['Largest sea? | Aral | *Philippine', 'Smallest sea? | *Marmara | Coral']

test.each<[string, string]>([
  [
    'several lists of JavaScript with comments between them',
    `// Seas\nconst large = [{ question: "Largest sea?", options: ["Aral", "Philippine"], answer: "Philippine" }]\n` +
      `/* and */ const small = [\n{ question: 'Smallest sea?', options: ['Marmara', 'Coral'], answer: 'Marmara' }, ` +
      `// last\n];\n` +
      'export default { large, small }\n',
  ],
  [
    'types before a list of TypeScript, and texts that are joined',
    `import type { Sea } from './sea'\nexport interface Sea { question: string; options: string[]; answer: number }\n` +
      `export const seas: Sea[] = [{ question: "Largest " + 'sea?', ` +
      `options: ["Aral", \`Philippine\`], answer: 1 },\n` +
      `{ question: "Smallest sea?", options: ["Marmara", "Coral"], answer: 0 }] as const satisfies Sea[];`,
  ],
  [
    'lists of Python side by side, and texts over several lines',
    `# Mares\npreguntas = ["Largest "\n  "sea?", "Smallest sea?"]\n` +
      `opciones = [["Aral", "Philippine"], ["Marmara", "Coral"]]\n` +
      `respuestas = ("Philippine", "Marmara")\n`,
  ],
  [
    'items of a list that stands before them',
    `class Question:\n  def __init__(self, prompt, answer):\n    self.prompt = prompt\n` +
      `texts = ["Largest sea?\\n(a) Aral\\n(b) Philippine\\n", "Smallest sea?\\n(a) Marmara\\n(b) Coral\\n"]\n` +
      `questions = [Question(texts[0], "b"), Question(texts[1], "a")]\n`,
  ],
  [
    'arrays of PHP',
    `<?php\n// Seas\n$bank = array(\n ['prompt' => 'Largest sea?', ` +
      `'options' => ['a' => 'Aral', 'b' => 'Philip' . 'pine'], 'answer' => 'b'],\n` +
      ` ['prompt' => 'Smallest sea?', 'options' => ['a' => 'Marmara', 'b' => 'Coral'], 'answer' => 'a'],\n);\n`,
  ],
  [
    'what a class is made with',
    `class Item { constructor(right, prompt, choices) { this.right = right } }\nconst bank = []\n` +
      `bank.push(new Item("Philippine", "Largest sea?", ["Aral", "Philippine"]))\n` +
      `bank.push(new Item("Marmara", "Smallest sea?", ["Marmara", "Coral"]))\n`,
  ],
  [
    'fields that a language calls by words of its own, and options with a truth',
    `window.MEERE["1"] = { leicht: [{ frage: "Largest sea?", antworten: [{ text: "Aral", korrekt: false }, ` +
      `{ text: "Philippine", korrekt: true }] }, { frage: "Smallest sea?", ` +
      `antworten: [{ text: "Marmara", korrekt: true }, ` +
      `{ text: "Coral", korrekt: false }] }] }`,
  ],
  [
    'fields whose names nobody knows',
    `let laut = [{ tanya: "Largest sea?", opsi: ["Aral", "Philippine"], jawab: 1 },\n` +
      `{ tanya: "Smallest sea?", opsi: ["Marmara", "Coral"], jawab: 0 }]\nconsole.log(laut.map((one) => one.tanya))\n`,
  ],
  [
    'objects of C# with lists in braces',
    `var seas = new List<Sea> {\n new Sea { Text = "Largest sea?", ` +
      `Options = new[] { "Aral", "Philippine" }, Correct = 1 },\n` +
      ` new Sea { Text = "Smallest sea?", Options = new string[] { "Marmara", "Coral" }, Correct = 0 } };`,
  ],
  [
    'lists of Go with their types',
    `package main\n\nvar seas = []Sea{\n\t{Text: "Largest sea?", ` +
      `Options: []string{"Aral", "Philippine"}, Right: 1},\n` +
      `\t{Text: "Smallest sea?", Options: []string{"Marmara", "Coral"}, Right: 0},\n}\n`,
  ],
  [
    'calls of Kotlin with names',
    `val seas = listOf(\n  Sea(question = "Largest sea?", ` +
      `options = listOf("Aral", "Philippine"), answer = "Philippine"),\n` +
      `  Sea(question = "Smallest sea?", options = listOf("Marmara", "Coral"), answer = "Marmara"),\n)\n`,
  ],
  [
    'questions by ids, and their keys in another object',
    `const seas = { 1: { text: "Largest sea?", options: ["Aral", "Philippine"] },\n` +
      `2: { text: "Smallest sea?", options: ["Marmara", "Coral"] } };\n` +
      `const answers = { 2: "Marmara", 1: "Philippine" };`,
  ],
])('questions are read from %s', (_, text) => {
  expect(readList(text)).toEqual(seas)
})

test('texts beside a value and between two values are kept', () => {
  expect(valuesOfProgram('const a = { text: easy ? "One" : "Two", b: 1 }')).toEqual({
    text: undefined,
    b: 1,
    '…': 'One Two',
  })
  expect(valuesOfProgram('const a = ["One" "Two"]')).toEqual(['One', 'Two'])
  expect(valuesOfProgram('const a = [`It is ${count} o\\u2019clock`, "a" + count + "b"]')).toEqual([
    'It is ${count} o’clock',
    'a${count}b',
  ])
})

test.each([
  'const a = [{ question: "Which?", options: ["a", "b"',
  'a = [(1, 2]',
  `${'const a = ['.repeat(2)}${'['.repeat(200)}`,
])('a program that ends within a value is not read in part: %s', (text) => {
  expect(valuesOfProgram(text)).toBeUndefined()
})

test.each([
  '// The page\nconst app = document.getElementById("app");\nfunction next() { app.innerHTML = "a, b" }\n',
  'class Quiz:\n    def __init__(self, name):\n        self.name = name\n',
  'import React from "react";\nexport const Page = () => (\n  <View style={styles.row}>\n    <Text>1. Sets</Text>\n' +
    '    <Text>{a} = {b}</Text>\n    <ul><li>a) one</li><li>b) two</li></ul>\n  </View>\n);\n',
  'export default function App() {\n  const [a, b] = useState(["x", "y"]);\n  return <p>{a}</p>\n}\n',
])('a program without questions is told as one, and not read as a table: %s', (text) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'a.txt' })
  expect(opened).toEqual({ problem: expect.stringContaining('the code of a program') })
})

test('options in the text of a question are read by the small letter of a key', () => {
  const entry = (text: string, answer: string) =>
    `    ['question' => "${text}\n" . "a) Bora\n" . "b) Foehn\n", 'answer' => '${answer}'],\n`
  const written = entry('Which is warm?', 'b') + entry('Which is cold?', 'a')
  const text = `<?php\nfunction quiz() {\n  return [\n${written}  ];\n}\n`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'winds.php' })
  const entries = 'entries' in opened ? [...opened.entries] : []
  expect(entries.map(({ question }) => question.options.map(({ is_correct }) => is_correct))).toEqual([
    [false, true],
    [true, false],
  ])
})
