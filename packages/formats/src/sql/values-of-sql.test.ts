import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'
import { valuesOfSql } from './values-of-sql.ts'

const winds = ["Which wind's warm? | *Föhn | Mistral", 'Which is cold? | Föhn | *Mistral']

test.each([
  [
    'rows with the names of their columns',
    'INSERT INTO quiz (question, option_a, option_b, answer) VALUES\n' +
      "('Which wind''s warm?', 'Föhn', 'Mistral', 'A'),\n" +
      "('Which is cold?', 'Föhn', 'Mistral', 'B');\n",
  ],
  [
    'rows whose columns stand where the table is made, among much else',
    '-- MySQL dump 10\n/*!40101 SET NAMES utf8 */;\nCREATE TABLE `users` (\n  `id` int(11) NOT NULL,\n' +
      '  `name` varchar(20),\n  PRIMARY KEY (`id`)\n) ENGINE=InnoDB;\n' +
      "INSERT INTO `users` VALUES (1,'Ada (the first)'),(2,'Bo');\n" +
      'CREATE TABLE `quiz` (`id` int, `price` decimal(5,2), `question` text, `a` text, `b` text, `answer` char(1), ' +
      'KEY `x` (`id`));\n' +
      "INSERT INTO `quiz` VALUES (1,NULL,'Which wind\\'s warm?','Föhn','Mistral','A'),\n" +
      "(2,1.50,'Which is cold?','Föhn','Mistral','B');",
  ],
  [
    'lists that are stored as texts, with types behind them',
    "BEGIN;\nINSERT INTO public.quiz (content, options, correct_answer) VALUES (E'Which wind''s warm?', " +
      `'["Föhn", "Mistral"]'::jsonb, 'Föhn') ON CONFLICT DO NOTHING;\n` +
      "INSERT INTO public.quiz (content, options, correct_answer) VALUES ('Which is cold?', " +
      "ARRAY['Föhn', 'Mistral'], 'Mistral');\n",
  ],
  [
    'options in a table of their own',
    'CREATE TABLE answers (id int, content text, question_id int, is_true tinyint(1));\n' +
      "INSERT INTO answers VALUES (1, 'Föhn', 7, 1), (2, 'Mistral', 7, 0), (3, 'Föhn', 9, 0), (4, 'Mistral', 9, 1);\n" +
      "INSERT INTO questions (id, content) VALUES (7, 'Which wind''s warm?'), (9, 'Which is cold?');\n",
  ],
  [
    'lines with tabs',
    "SET client_encoding = 'UTF8';\nCOPY public.quiz (id, question, a, b, answer) FROM stdin;\n" +
      "1\tWhich wind's warm?\tFöhn\tMistral\tA\n2\tWhich is cold?\tFöhn\tMistral\tB\n\\.\n",
  ],
])('questions are read from statements of SQL: %s', (_, text) => {
  expect(readList(text)).toEqual(winds)
})

test('a row with values that only the database knows is left out with its line', () => {
  const text =
    "INSERT INTO quiz (question, a, b, answer) VALUES\n('Which is cold?', 'Föhn', 'Mistral', 'B'),\n" +
    "('Which is warm?', (SELECT MAX(id) FROM x WHERE y = ')'), NOW(), 'A');\n"
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'winds.sql' })
  const entries = 'entries' in opened ? [...opened.entries] : []
  expect(entries.map(({ status }) => status)).toEqual(['taken', 'left out'])
  expect(entries[1]).toMatchObject({
    reason: expect.stringMatching(/^Line 3 .*only its database can compute/),
  })
})

test('a dump without questions is told as one, and a list about SQL stays a list', () => {
  const open = (text: string) => openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'a.txt' })
  expect(open("INSERT INTO users (name) VALUES ('Ada');\nINSERT INTO users (name) VALUES ('Bo');\n")).toEqual(
    {
      problem: expect.stringContaining('a dump of a database'),
    },
  )
  expect(
    open(
      'CREATE TABLE makes?\nA. A table\nB. A row\nANSWER: A\n\nINSERT INTO fills?\nA. A table\nB. A disk\nANSWER: A\n',
    ),
  ).toMatchObject({ format: 'aiken' })
})

test.each([
  ['brackets that nothing closes', `INSERT INTO a VALUES ${'('.repeat(50_000)}`],
  ['a text that nothing closes', `INSERT INTO a VALUES ('${'x'.repeat(200_000)}`],
  ['lists within lists', `INSERT INTO a VALUES (${'ARRAY['.repeat(20_000)}`],
  ['another closing sign', "INSERT INTO a VALUES (1 ], 2}, 'x' ] )"],
  ['names of prototypes', "INSERT INTO __proto__ (__proto__, constructor) VALUES ('x', 'y')"],
])('a damaged dump ends: %s', (_, text) => {
  expect(() => valuesOfSql(text, [])).not.toThrow()
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test.each([
  [
    'a time that the database sets',
    "INSERT INTO quiz (question, a, b, answer, made) VALUES ('Which wind''s warm?', 'Föhn', 'Mistral', 'A', NOW()),\n" +
      "('Which is cold?', 'Föhn', 'Mistral', 'B', CURRENT_TIMESTAMP);",
  ],
  [
    'options and key in a table with one row for each question, under another name for the text',
    'CREATE TABLE questions (question_id int, question_label text);\n' +
      "INSERT INTO questions VALUES (7, 'Which wind''s warm?'), (9, 'Which is cold?');\n" +
      'INSERT INTO answers (question_id, correct_answer, wrong_answer_1) VALUES ' +
      "(9, 'Mistral', 'Föhn'), (7, 'Föhn', 'Mistral');",
  ],
  [
    'a prefix before the names of tables, and an empty column called like another table',
    "INSERT INTO tn_tag (id, word) VALUES (1, 'x');\n" +
      "INSERT INTO tn_cauhoi (maso, noidung, tag) VALUES (1, 'Which wind''s warm?', ''), (2, 'Which is cold?', '');\n" +
      'INSERT INTO tn_traloi (maso, cauhoi, noidung, dung) VALUES ' +
      "(1, 1, 'Föhn', 1), (2, 1, 'Mistral', 0), (3, 2, 'Föhn', 0), (4, 2, 'Mistral', 1);",
  ],
])('questions in tables are found by how these belong together: %s', (_, text) => {
  const read = readList(text).map((one) => one.split(' | '))
  expect(read.map(([question, ...options]) => [question, ...options.toSorted()].join(' | '))).toEqual(
    winds.map((one) => {
      const [question, ...options] = one.split(' | ')
      return [question, ...options.toSorted()].join(' | ')
    }),
  )
})

test('a table of questions whose texts do not ask is read with its answers', () => {
  const text =
    "INSERT INTO QUESTIONS (text, topic, answer) VALUES ('Inheritance means', 'Java', 'Sub class extends');\n" +
    "INSERT INTO QUESTIONS (text, answer) VALUES ('Execution begins with', 'Main method');"
  expect(readList(text)).toEqual([
    'Inheritance means | = Sub class extends',
    'Execution begins with | = Main method',
  ])
})

test('a state that most rows of a table share is no question, although what belongs to them has truths', () => {
  const dump =
    'CREATE TABLE `guests` (`guest_id` int, `seat` int, `state` varchar(9));\n' +
    "INSERT INTO `guests` VALUES (1,4,'online'),(2,5,'online'),(3,6,'online');\n" +
    'CREATE TABLE `replies` (`reply_id` int, `guest_id` int, `letter` char(1), `is_correct` tinyint);\n' +
    "INSERT INTO `replies` VALUES (1,1,'A',1),(2,1,'B',0),(3,2,'C',0),(4,2,'A',1),(5,3,'B',0),(6,3,'A',1);\n"
  expect(JSON.stringify(valuesOfSql(dump, []))).not.toContain('"question"')
})

test('options whose questions are in no table of the dump are no statements', () => {
  const rows = ['cow', 'bee', 'ant', 'owl', 'elk', 'emu', 'cat', 'dog', 'hen', 'yak'].map(
    (name, index) =>
      `(${index + 1}, '${name} of the field', ${index % 2 === 0}, ${Math.floor(index / 2) + 7})`,
  )
  const dump = `INSERT INTO answers (id, text, correct, question_id) VALUES\n${rows.join(',\n')};\n`
  expect(readList(dump)[0]).toContain('no question was found')
})
