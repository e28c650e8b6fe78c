import { expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const read = (text: string) => readAsAuthor(Buffer.from(text), 'table.csv')

test.each([
  ['Pregunta;Tipo;A;B;Respuesta\nEl hielo flota;VF;;;V\n¿Cuál?;Opción múltiple;x;y;B\n', 'El hielo flota'],
  ['题目,题型,A,B,答案\n冰会浮,判断题,,,Y\n哪个?,单选题,x,y,B\n', '冰会浮'],
  ['Frage;Typ;A;B;Antwort\nEis schwimmt;Richtig/Falsch;;;r\nWas?;Einfachauswahl;x;y;B\n', 'Eis schwimmt'],
])('a letter is the truth of a row whose kind says so', async (text, statement) => {
  const { taken } = await read(text)
  expect(taken[0]).toBe(`${statement} | *True | False`)
  expect(taken[1]).toMatch(/\| x \| \*y$/)
})

test('the kinds of other languages are known', async () => {
  const { questions } = await read(
    'Вопрос,Тип,A,B,Ответ\nСтолица?,короткий ответ,,,Рига\nПочему?,открытый вопрос,,,\n' +
      'Что?,несколько ответов,x,y,"A, B"\n',
  )
  expect(questions.map(({ interaction }) => interaction?.kind)).toEqual([
    'short_answer',
    'descriptive',
    'multiple_answers',
  ])
})

test('several marks of another tool are several right options', async () => {
  const { taken, hints } = await read('Question,A,A?,B,B?,C,C?\nWhich burn?,Coal,x,Sand,,Wood,x\n')
  expect(taken).toEqual(['Which burn? | *Coal | Sand | *Wood'])
  expect(hints.join()).toContain('does not say how several right options earn marks')
})

test('headings of a database name what belongs to an answer', async () => {
  const { taken } = await read(
    'Title,Question Type,Answers/Value,Answers/Is a correct answer\nWhich burns?,,Coal,TRUE\n,,Sand,FALSE\n',
  )
  expect(taken).toEqual(['Which burns? | *Coal | Sand'])
})

test('a first row that asks is no header, whatever stands beside it', async () => {
  const { taken } = await read('Is ice a solid?,yes\nIs steam a liquid at all?,no\nIs it cold?,no\n')
  expect(taken).toHaveLength(3)
  expect((await read('Is steam a liquid at all?,no\nIs ice a solid?,yes\n')).taken).toHaveLength(2)
})

test('where all keys are numbers, one that is also the text of an option is a number', async () => {
  const rows = [3, 1, 2, 3, 1, 2].map((key) => `Which of ${key}?,x,y,z,${key}`)
  const { taken, leftOut } = await read(
    ['Question,A,B,C,Answer', 'What is 2x1?,4,2,8,2', ...rows, 'What is 2+1?,1,3,2,2'].join('\n'),
  )
  expect(leftOut).toEqual([])
  expect([taken[0], taken.at(-1)]).toEqual(['What is 2x1? | 4 | *2 | 8', 'What is 2+1? | 1 | *3 | 2'])
})

test('where many keys are texts of options, a number that is a text is none of a place', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => `Which of ${index}?,fog,ice,tar,ice`)
  const { taken, leftOut } = await read(
    ['Question,A,B,C,Answer', ...rows, 'What is 3-1?,3,2,1,2', 'What is 2-1?,3,1,2,1'].join('\n'),
  )
  expect(leftOut).toEqual([])
  expect(taken.slice(-2)).toEqual(['What is 3-1? | 3 | *2 | 1', 'What is 2-1? | 3 | *1 | 2'])
})
