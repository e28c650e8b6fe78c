import { describe, expect, test } from 'vitest'
import { readAsAuthor } from '../testing/read-as-author.ts'

const read = (text: string) => readAsAuthor(Buffer.from(text), 'table.csv')

test.each([
  ['letters of Urdu', 'سوال,آپشن الف,آپشن ب,آپشن ج,درست جواب\nکون؟,ایک,دو,تین,ج\n', 'کون؟ | ایک | دو | *تین'],
  ['letters of Hindi', 'प्रश्न,विकल्प (क),विकल्प (ख),सही उत्तर\nकौन?,एक,दो,ख\n', 'कौन? | एक | *दो'],
  [
    'the number of the right one',
    'Frage,Antwort 1,Antwort 2,Nummer der richtigen Antwort\nWas?,x,y,2\n',
    'Was? | x | *y',
  ],
  [
    'marks behind each',
    'Question,Option A,Option A correct?,Option B,Is option B right\nWhich?,x,no,y,yes\n',
    'Which? | x | *y',
  ],
  [
    'marks of numbers',
    'Question,Option 1,Option 1 correct?,Option 2,Is option 2 correct\nWhich?,x,0,y,1\n',
    'Which? | x | *y',
  ],
  [
    'answers beside right ones',
    'Question;Answers;Correct answers\nWhich?;x|y|z;x|z\n',
    'Which? | *x | y | *z',
  ],
  [
    'lists of answers and numbers',
    'question,answers,correct\nWhich?,x;y;z,1\nWho?,k;l,2\n',
    'Which? | *x | y | z',
  ],
  [
    'HTML in their names',
    'HTML of the question,Answer,"Options, separated by |"\nWhich?,B,x|y\n',
    'Which? | x | *y',
  ],
  [
    'a feminine "correcta"',
    'Enunciado,Alternativa A,Alternativa B,Alternativa correcta\n¿Qué?,x,y,B\n',
    '¿Qué? | x | *y',
  ],
  [
    'a letter before its mark',
    'Question,A,A_correct,B,B_correct\nWhich?,x,FALSE,y,TRUE\n',
    'Which? | x | *y',
  ],
  [
    'what each option earns',
    'Question,Answer 1,Score 1,Answer 2,Score 2\nWhich?,x,0,y,100\n',
    'Which? | x | *y',
  ],
  [
    'what each option earns in percent',
    'Question,Option A,Option A %,Option B,Option B %\nWhich?,x,0,y,100\n',
    'Which? | x | *y',
  ],
  [
    'plurals in brackets',
    'Question;Réponse A;Réponse B;Bonne(s) réponse(s)\nQui ?;x;y;A\n',
    'Qui ? | *x | y',
  ],
  ['a name for the question', 'Name,Options,Answer\nWhich?,"A) x\nB) y",B\n', 'Which? | x | *y'],
  [
    'fields as keys',
    'Question,option1,option2,key\nWhich?,op1=x,op2=y,op2\nWho?,op1=k,op2=l,op1\nHow?,m,n,op2\n',
    'Which? | x | *y',
  ],
  [
    'letters beside a word',
    'sea,A,B,C,D\nWhich one?,x,y,z,w\nWho is it?,k,l,m,n\n',
    'Which one? | x | y | z | w',
  ],
  [
    'an unknown word for options',
    'Swali,Chaguo A,Chaguo B,Jibu\nGani?,x,y,B\nNani?,k,l,k\n',
    'Gani? | x | *y',
  ],
  ['words beside "question"', 'Question Title,Question Body,A,B,Key\nQ1,Which?,x,y,B\n', 'Which? | x | *y'],
  ['true and false', 'Affirmation,Vrai/Faux\nIl pleut.,V\n', 'Il pleut. | *True | False'],
  ['several, with "und"', 'Frage,A,B,C,Richtig\nWas?,x,y,z,A und C\n', 'Was? | *x | y | *z'],
])('given headings with %s, then options and key are found', async (_, text, expected) => {
  expect((await read(text)).taken[0]).toBe(expected)
})

test('marks that are not all or nothing are no key', async () => {
  const { taken } = await read('Question,Answer 1,Score 1,Answer 2,Score 2\nWhich?,x,3,y,10\n')
  expect(taken).toEqual(['Which? | x | y'])
})

test('the front of a card is asked', async () => {
  expect((await read('Front,Back\nosmosis,water that passes\n')).questions).toMatchObject([
    { question: 'osmosis', interaction: { kind: 'short_answer' } },
  ])
})

test('a clue is asked, and its response is typed', async () => {
  const { questions } = await read('Category,Clue,Response\nHistory,The first president,Washington\n')
  expect(questions).toMatchObject([
    { question: 'The first president', interaction: { key: { accepted: [{ value: 'Washington' }] } } },
  ])
})

test('pairs may stand in one cell, and further answers in a column of their own', async () => {
  const { questions } = await read('type,question,pairs\nmatching,Match,dog=perro|cat=gato\n')
  expect(questions[0]?.interaction?.kind).toBe('matching')
  const typed = await read('Question,Answer,Also accepted\nWhere?,The Hague,Den Haag\n')
  expect(typed.questions).toMatchObject([
    { interaction: { key: { accepted: [{ value: 'The Hague' }, { value: 'Den Haag' }] } } },
  ])
})

test('an answer of several lines is the solution of a descriptive question', async () => {
  const { questions } = await read('Question,Answer\nWhat is needed?,"Air\nWater"\n')
  expect(questions).toMatchObject([{ solution: 'Air\nWater', interaction: { kind: 'descriptive' } }])
})

test('items are put in order as they stand, or as the key says; another key leaves them options', async () => {
  const { questions } = await read(
    'Type,Question,Item 1,Item 2,Item 3,Answer\n' +
      'ordering,Sort,x,y,z,\nsort,Sort,x,y,z,"C,A,B"\nordering,Which?,x,y,z,B\n',
  )
  const inOrder = questions.map(({ interaction }) =>
    interaction?.kind === 'ordering'
      ? interaction.key.order.map((item) => interaction.presentation.items[item]?.text).join('')
      : '',
  )
  expect(inOrder).toEqual(['xyz', 'zxy', ''])
  expect(questions[2]?.options.map(({ is_correct }) => is_correct)).toEqual([false, true, false])
})

test('the two sides of pairs are matched', async () => {
  const { questions } = await read('Question,Left 1,Right 1,Left 2,Right 2\nMatch,dog,perro,cat,gato\n')
  expect(questions).toMatchObject([
    { interaction: { kind: 'matching', presentation: { prompts: [{ text: 'dog' }, { text: 'cat' }] } } },
  ])
})

describe('a text alone in a row', () => {
  test.each([
    ['beside the questions', 'No,Question,A,B,Key\nUnit 1,,,,\n1,Which?,x,y,A\nUnit 2,,,,\n2,Who?,x,y,B\n'],
    ['above the header again', 'Question,A,B,Key\nWhich?,x,y,A\nUnit 2,,,\nQuestion,A,B,Key\nWho?,x,y,B\n'],
  ])('%s is the section of the rows below it', async (_, text) => {
    const { questions } = await read(text)
    expect(questions.map(({ question }) => question)).toEqual(['Which?', 'Who?'])
    expect(questions[1]?.section).toBe('Unit 2')
  })

  test('stays a question elsewhere', async () => {
    const { questions } = await read('Question,A,B,Key\nWhich?,x,y,A\nDiscuss.,,,\n')
    expect(questions.map(({ question }) => question)).toEqual(['Which?', 'Discuss.'])
  })
})

test.each([
  [
    'results of students',
    'Rank,Player,Total Score (points)\n1,Sara,9\n2,Omar,8\n',
    'the results of students',
  ],
  [
    'a gradebook',
    'Last name,First name,Email address,Grade/10.00\nKhan,Sara,s@x.org,8\n',
    'the results of students',
  ],
  ['people', 'First name,Last name,Class\nSara,Khan,5\nOmar,Ali,5\n', 'a list of people'],
  ['something else', 'No,river,level\n1,Nile,low\n2,Niger,high\n', '(No, river, level)'],
])('a table of %s is told by what it seems to be', async (_, text, expected) => {
  const { problem } = await read(text)
  expect(problem).toContain(expected)
  expect(problem).not.toContain('has no column')
})
