import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'
import { readQuestions } from './read-questions.ts'

const read = (text: string, quizType: 'full' | 'daq' = 'full') =>
  readAsAuthor(Buffer.from(text), 'table.csv', quizType)

test.each([
  ['in brackets', 'No,Question,Answer A,Answer B,Correct Answer (write A or B)\n1,River?,Niger,Nile,B\n'],
  ['in Swedish', 'fråga;svar1;svar2;rätt svar\nRiver?;Niger;Nile;2\n'],
  ['in Vietnamese', 'Câu hỏi,Đáp án A,Đáp án B,Đáp án đúng\nRiver?,Niger,Nile,B\n'],
  ['that count from 0', 'question,option_0,option_1,answer\nRiver?,Niger,Nile,1\n'],
  ['that are empty over question and key', 'nr,,a,b,\n1,"River, which?",Niger,Nile,b\n'],
])('given headings %s, then the columns are found', async (_, text) => {
  const { taken } = await read(text)
  expect(taken.map((one) => one.split(' | ').slice(1))).toEqual([['Niger', '*Nile']])
})

test.each([
  ['Pergunta,Opção Correta,Opção Errada 1,Opção Errada 2'],
  ['Frage,Richtige Antwort,Falsche Antwort 1,Falsche Antwort 2'],
  ['Question,Bonne réponse,Mauvaise réponse 1,Mauvaise réponse 2'],
])('given the headings "%s", then the right option comes first', async (header) => {
  const { taken } = await read(`${header}\nRiver?,Nile,Niger,Congo\n`)
  expect(taken).toEqual(['River? | *Nile | Niger | Congo'])
})

test('given cards with tabs, and commas in their sentences, then all lines decide what separates cells', async () => {
  const text =
    'photosynthesis\tPlants make sugar, from light\nosmosis\tWater passes, slowly\nmitosis\tA cell divides\n'
  const { taken } = await read(text, 'daq')
  expect(taken).toEqual([
    'photosynthesis | = Plants make sugar, from light',
    'osmosis | = Water passes, slowly',
    'mitosis | = A cell divides',
  ])
})

test('given HTML in cells, then its text is read, and a hint says so', async () => {
  const { taken, hints } = await read(
    'question,option1,option2,correct\n"Which?<br>Think of 3&nbsp;and&nbsp;5.",3 &lt; 5,H<sub>2</sub>O,1\n',
  )
  expect(taken).toEqual([expect.stringMatching(/^Which\?\nThink of 3\sand\s5\. \| \*3 < 5 \| [^<]*$/)])
  expect(hints.join()).toContain('Its cells hold HTML')
})

test('given an image in the HTML of a cell, then its link is taken, and one within the cell is told', async () => {
  const { questions, hints } = await read(
    'question,option1,option2,correct\n"Which? <img src=""https://example.com/a.png"">",3,5,1\n' +
      '"And <img src=""data:image/svg+xml;base64,PHN2Zy8+"">?",3,"4 <img src=""data:image/png;base64,iVBORw=="">",1\n',
  )
  expect(questions.map(({ question, image_url }) => [question, image_url])).toEqual([
    ['Which?', 'https://example.com/a.png'],
    ['And ?', ''],
  ])
  expect(hints.join()).toMatch(/png.*which stands in a cell.*svg.*add it as a PNG/)
})

test.each(['<b>,<i>', '<b>x</b>,<i>x</i>', 'a < b,a > b'])(
  'given the options %s, then their signs are what the question is about',
  async (options) => {
    const { taken } = await read(`question,option1,option2,correct\nWhich?,${options},1\n`)
    expect(taken).toEqual([`Which? | *${options.replace(',', ' | ')}`])
  },
)

test('given padded cells, then their blanks are not taken', async () => {
  const { taken } = await read('question   ;option1  ;option2 ;correct\nWhich?    ;Lima     ;Quito   ;1\n')
  expect(taken).toEqual(['Which? | *Lima | Quito'])
})

test("given a comma within one of Sensei's answers, then nothing of it is lost", async () => {
  const { taken } = await read(
    'Question,Type,Answer\nGas?,multiple-choice,"Wrong:Oxygen,Right:Carbon dioxide,Wrong:Nitrogen, pure"\n',
  )
  expect(taken).toEqual(['Gas? | Oxygen | *Carbon dioxide | Nitrogen, pure'])
})

test('given a column of accepted answers and no column for kinds, then the answers are typed', async () => {
  const reading = { columns: ['question', 'accepted'], hasHeader: false }
  const found: unknown[] = []
  const source = sourceOf(
    Buffer.from('Capital of Peru?\tLima\nCapital of Chile?\tSantiago | Gran Santiago\n'),
  )
  for await (const result of readQuestions(source, { quizType: 'full', reading }))
    if (result.kind === 'questions') found.push(...(JSON.parse(result.json) as unknown[]))
  expect(found).toMatchObject([
    {
      question: 'Capital of Peru?',
      interaction: { kind: 'short_answer', key: { accepted: [{ value: 'Lima' }] } },
    },
    { interaction: { key: { accepted: [{ value: 'Santiago' }, { value: 'Gran Santiago' }] } } },
  ])
})

test.each([
  ['letters of Urdu', 'سوال,الف,ب,ج,درست جواب\nدریا؟,Niger,Nile,Congo,ب\n', 'دریا؟ | Niger | *Nile | Congo'],
  ['letters of Russian', 'Вопрос;А;Б;В;Ответ\nРека?;Niger;Nile;Congo;б\n', 'Река? | Niger | *Nile | Congo'],
  ['T/F', 'Statement,T/F\nIce floats.,T\n', 'Ice floats. | *True | False'],
  [
    'all answers in one cell',
    'Question,Answers,Correct\nRiver?,"Niger\nNile",Nile\n',
    'River? | Niger | *Nile',
  ],
  ['MCQ', 'MCQ,a),b),Ans.\nRiver?,Niger,Nile,b)\n', 'River? | Niger | *Nile'],
])('given headings with %s, then its key is found', async (_, text, expected) => {
  expect((await read(text)).taken).toEqual([expected])
})

test('given cards with headings, then these are no card', async () => {
  expect((await read('Term,Definition\nOsmosis,"Water, moving"\n', 'daq')).taken).toEqual([
    'Osmosis | = Water, moving',
  ])
})

test('given numbers of several options that may also be their texts, then the author is asked', async () => {
  const { taken, leftOut } = await read('question,A,B,C,answer\nPrime?,2,3,4,"2,3"\nEven?,1,2,4,"B,C"\n')
  expect(taken).toEqual(['Even? | 1 | *2 | *4'])
  expect(leftOut).toEqual([
    'correct_option can mean options # 1, 2 or options # 2, 3. Write the letters of the options.',
  ])
})

test('given a table of questions and answers alone, then short answers are typed', async () => {
  const table =
    'Question,Answer\n2+2?,4\nCapital of Peru?,Lima\nIce floats.,TRUE\n' +
    'What is osmosis?,Water that moves through a membrane\n'
  const kinds = async (quizType: 'full' | 'daq') =>
    (await read(table, quizType)).questions.map(({ interaction, solution }) => [interaction?.kind, solution])
  expect(await kinds('full')).toEqual([
    ['numeric', ''],
    ['short_answer', ''],
    [undefined, ''],
    ['descriptive', 'Water that moves through a membrane'],
  ])
  expect((await kinds('daq')).map(([, solution]) => solution)).toEqual([
    '4',
    'Lima',
    '',
    'Water that moves through a membrane',
  ])
})

test('given ticks under two headings, then they say whether a statement is true', async () => {
  const { taken } = await read('Frage;Wahr;Falsch\nEis schwimmt;x;\nGold rostet;;x\nBeides?;x;x\n')
  expect(taken).toEqual(['Eis schwimmt | *True | False', 'Gold rostet | True | *False', 'Beides?'])
})

test('given parts of marks in the column of another tool, then the question is taken, and a hint says so', async () => {
  const { taken, hints } = await read(
    'Question,A,B,Answer,Points\nRiver?,Niger,Nile,B,"2,5"\nSea?,Red,Dead,A,25%\n',
  )
  expect(taken).toEqual(['River? | Niger | *Nile', 'Sea? | *Red | Dead'])
  expect(hints.filter((hint) => hint.includes('marks'))).toEqual([
    expect.stringContaining('its 2,5 marks, which became 1'),
    expect.stringContaining('its 25% marks, which became 1'),
  ])
})

test('given lists of options between letters under "Answers", then "Correct" beside them is the key', async () => {
  const { taken } = await read(
    'Question,Answers,Correct\nRiver?,(a) Niger (b) Nile,b\nSea?,(a) Red (b) Dead,a\n',
  )
  expect(taken).toEqual(['River? | Niger | *Nile', 'Sea? | *Red | Dead'])
})

const labelled = [
  ['Question', 'Which river?'],
  ['Option 1', 'Niger'],
  ['Option 2', 'Nile, the long one'],
  ['Correct answer', '2'],
  ['Explanation', 'It has 6650 km.'],
]
const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')

test.each([
  ['one below the other', asCsv([...labelled, ...labelled])],
  ['beside each other', asCsv(labelled.map(([name, cell]) => [name!, cell!, cell!]))],
])('given rows that name what they hold, questions %s, then each is one question', async (_, text) => {
  const { taken } = await read(text)
  const one = 'Which river? | Niger | *Nile, the long one | = It has 6650 km.'
  expect(taken).toEqual([one, one])
})

test.each([
  [
    'cells in single quotes',
    "'question';'option1';'option2';'correct'\n'River; which?';'It''s Niger';'Nile';'B'\n",
  ],
  ['a row of letters below the header', "Question,Options,,Answer\n,A,B,\nRiver; which?,It's Niger,Nile,B\n"],
  [
    'one heading for all options',
    'Type;Title;Correct;Choice;Choice\nMCQ;"River; which?";2;It\'s Niger;Nile\n',
  ],
])('given %s, then each cell is found', async (_, text) => {
  const { taken, leftOut, hints } = await read(text)
  expect({ taken, leftOut }).toEqual({ taken: ["River; which? | It's Niger | *Nile"], leftOut: [] })
  expect(hints.filter((hint) => hint.includes('Above the header'))).toEqual([])
})

test('given a short question below the header, then it stays a question', async () => {
  const { taken } = await read('question,option1,option2,correct\nA,B,C,A\nRiver?,Niger,Nile,B\n')
  expect(taken).toEqual(['A | *B | C', 'River? | Niger | *Nile'])
})

test.each([
  'Nile (true),Niger (false)',
  'Nile_true,Niger_false',
  'Nil (wahr),Niger(falsch)',
  'نیل (صحیح),نائجر (غلط)',
])('given the options %s, then the words behind them are the key', async (options) => {
  const { taken } = await read(`question,option1,option2\nWhich is longer?,${options}\nWhich?,${options}\n`)
  expect(taken).toHaveLength(2)
  expect(taken[0]).toMatch(/^Which is longer\? \| \*(?:Nile?|نیل) \| (?:Niger|نائجر)$/)
})

test.each([
  ['a) Po,b) Nile,c)Rhine,c', 'Po | Nile | *Rhine'],
  ['(A) Po,(B) Nile,(C) Rhine,(C) Rhine', 'Po | Nile | *Rhine'],
  ['1. Po,2. Nile,3. Rhine,3', 'Po | Nile | *Rhine'],
  ['a) Po,c) Nile,d) Rhine,3', 'a) Po | c) Nile | *d) Rhine'],
])(
  'given options with their letters or numbers, %s, then these are no part of them',
  async (cells, options) => {
    const { taken } = await read(`question,option1,option2,option3,correct\nWhich?,${cells}\n`)
    expect(taken).toEqual([`Which? | ${options}`])
  },
)

test('given options in the cell of the question, then the letter beside it is the key', async () => {
  const { taken } = await read(
    'topic,question,answer\nRivers,"1. Which is longest?\na) Po\nb) Nile\nc) Rhine",B\n' +
      'Rivers,"2. Which is shortest?\na) Po\nb) Nile",A\n',
  )
  expect(taken).toEqual(['Which is longest? | Po | *Nile | Rhine', 'Which is shortest? | *Po | Nile'])
})

test('given true and false in another language as answers, then their questions are true or false', async () => {
  const { taken } = await read('pregunta,respuesta\nEl Nilo es largo.,Verdadero\nEl Po es largo.,Falso\n')
  expect(taken).toEqual(['El Nilo es largo. | *True | False', 'El Po es largo. | True | *False'])
})

test('given the file of an image, then its question is taken, and a hint names it', async () => {
  const { questions, hints } = await read(
    'genre,q,a,img\nDinosaurs,Which has three horns?,Triceratops,horns.jpg\nDinosaurs,Which is king?,Rex,👑\n',
  )
  expect(questions.map(({ question, image_url }) => [question, image_url])).toEqual([
    ['Which has three horns?', ''],
    ['Which is king?', ''],
  ])
  expect(hints.join()).toContain('Taken without the image "horns.jpg", which the file does not hold')
})
