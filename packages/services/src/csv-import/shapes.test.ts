import { expect, test } from 'vitest'
import { readAsAuthor } from './read-as-author.ts'

/** What an author sees of a file, a line for each question and each sentence about one. */
const seen = async (name: string, content: string): Promise<string[]> => {
  const { taken, leftOut, hints, problem } = await readAsAuthor(Buffer.from(content), name)
  const told = hints.filter((hint) => /^error|Taken without|not taken|sign of the program/.test(hint))
  return [
    ...taken,
    ...leftOut.map((reason) => `- ${reason}`),
    ...told.map((hint) => `! ${hint.split('#').slice(1, -1).join('#')}`),
    ...(problem === undefined ? [] : [problem]),
  ]
}
const json = (value: unknown): string => JSON.stringify(value)
const winds = ['Which is warm? | *Föhn | Bora', 'Which is cold? | Föhn | *Bora']

test.each<[about: string, name: string, content: string]>([
  [
    'letters before the word for an option',
    'a.csv',
    '题干,A选项,B选项,正确答案\nWhich is warm?,Föhn,Bora,A\nWhich is cold?,Föhn,Bora,B\n',
  ],
  [
    'letters before the word of Turkish',
    'a.csv',
    'Soru,A Şıkkı,B Şıkkı,Doğru Cevap\nWhich is warm?,Föhn,Bora,A\nWhich is cold?,Föhn,Bora,B\n',
  ],
  [
    'headings in the plural',
    'a.csv',
    'Perguntas,Opção 1,Opção 2,Resposta\nWhich is warm?,Föhn,Bora,1\nWhich is cold?,Föhn,Bora,2\n',
  ],
  [
    'texts with ids beside lists of options',
    'a.csv',
    'id,text,options,answer\nq1,Which is warm?,"Föhn,Bora",Föhn\nq2,Which is cold?,"Föhn,Bora",Bora\n',
  ],
  [
    'wide letters within a cell under the word for one option',
    'a.csv',
    '问题,选项,答案\nWhich is warm?,A．Föhn   B．Bora,A\nWhich is cold?,A. Föhn B. Bora,B\n',
  ],
  [
    'what each option earns beside it',
    'a.csv',
    'Question,Option A,Option B,Answer,% A,% B\nWhich is warm?,Föhn,Bora,A,50,0\nWhich is cold?,Föhn,Bora,B,0,50\n',
  ],
  [
    'marks of 0 and 1 in a table of options, with the names of table and column together',
    'a.sql',
    'CREATE TABLE question (idQuestion int, description text);\n' +
      "INSERT INTO question VALUES (1, 'Which is warm?'), (2, 'Which is cold?');\n" +
      'CREATE TABLE reponses (idReponses int, description text, etat tinyint, Question_idQuestion int);\n' +
      "INSERT INTO reponses VALUES (1, 'Föhn', 1, 1), (2, 'Bora', 0, 1), (3, 'Föhn', 0, 2), (4, 'Bora', 1, 2);\n",
  ],
  [
    'options in columns that count from 1',
    'a.sql',
    'INSERT INTO quiz (question, option1, option2, option3, correct_option) VALUES ' +
      "('Which is warm?', 'Föhn', 'Bora', '', 1), ('Which is cold?', 'Föhn', 'Bora', '', 2);\n",
  ],
  [
    'texts and marks in attributes of short names',
    'a.xml',
    '<Quiz><Q text="Which is warm?"><R text="Föhn" isCorrect="true"/><R text="Bora"/></Q>' +
      '<Q text="Which is cold?"><R text="Föhn"/><R text="Bora" isCorrect="true"/></Q></Quiz>',
  ],
  [
    'a dump with the names of its columns in attributes',
    'a.xml',
    '<dump><database name="quiz"><table name="q"><column name="question">Which is warm?</column><column ' +
      'name="a">Föhn</column><column name="b">Bora</column><column name="answer">A</column></table><table ' +
      'name="q"><column name="question">Which is cold?</column><column name="a">Föhn</column><column ' +
      'name="b">Bora</column><column name="answer">B</column></table></database></dump>',
  ],
  [
    'a list of places in a text as the key',
    'a.json',
    json([
      { Q: 'Which is warm?', choices: ['Föhn', 'Bora'], A: '0' },
      { Q: 'Which is cold?', choices: ['Föhn', 'Bora'], A: '1' },
    ]),
  ],
])('given %s, then keys and options are found', async (_, name, content) => {
  expect(await seen(name, content)).toEqual(winds)
})

test.each<[about: string, name: string, content: string, expected: readonly string[]]>([
  [
    'a place that is also the text of an option, among keys that are places',
    'a.json',
    json([
      ...['a', 'b', 'c', 'd'].map((one, index) => ({
        q: `Which is ${one}?`,
        a: ['red', 'blue', 'green', 'white'],
        k: index,
      })),
      { q: 'How many winds?', a: ['2', '1', '0'], k: 1 },
    ]),
    ['How many winds? | 2 | *1 | 0'],
  ],
  [
    'a right text in a column beside wrong ones, in another language',
    'a.json',
    json([{ enunciado: '¿Capital?', respuesta_correcta: 'Lima', respuesta_incorrecta_1: 'Quito' }]),
    ['¿Capital? | *Lima | Quito'],
  ],
  [
    'an answer within an object that nobody knows',
    'a.json',
    json([{ question: 'Who was it?', answer: { list: { item: ['Ada', 'Grace'] } } }]),
    ['Who was it?', '! Taken without its field "answer" (“Ada Grace”)'],
  ],
  [
    'a number within an object that nobody knows',
    'a.json',
    json([{ question: 'What is pi?', type: 'numerical', answers: [{ exact: 3.14, margin: 0.01 }] }]),
    ['What is pi?', '! Taken without its field "answers" (“3.14 0.01”)'],
  ],
  [
    'pairs with further texts that match none',
    'a.json',
    json([
      { type: 'matching', question: 'Match.', matches: [{ l: 'F', r: 'Paris' }], distractors: ['Rome'] },
    ]),
    ['Match.', '! Taken without its field "distractors" (“Rome”)'],
  ],
  [
    'no options beside an answer, as a program writes it',
    'a.csv',
    'type,question,options,answer\nFill in the Blank,CPU is the __ of it,{},brain\n' +
      'True or False,Rain is wet,"{""A"":""True"",""B"":""False""}",True\n',
    ['CPU is the __ of it', 'Rain is wet | *True | False'],
  ],
  [
    'answers to an open question in two columns',
    'a.csv',
    'Question Type,Question,Answer A,Answer B,Correct Answer,Additional correct answer\n' +
      'Multiple choice,Capital?,Lima,Quito,A,\nOpen-ended,Five?,,,five,cinq\n',
    ['Capital? | *Lima | Quito', 'Five? | = five\ncinq'],
  ],
  [
    'a pattern of Brightspace that is a plain word',
    'a.csv',
    'NewQuestion,SA,,,\nQuestionText,Five?,,,\nAnswer,100,five,regexp,\n',
    ['Five?'],
  ],
  [
    'texts that ONYX maps with a tolerance',
    'a.xml',
    '<assessmentItem identifier="i" title=""><responseDeclaration identifier="R" cardinality="single" ' +
      'baseType="string"><mapping><mapEntry mapKey="more" mappedValue="1" caseSensitive="false"/></mapping>' +
      '</responseDeclaration><itemBody><p>Light is <textEntryInteraction responseIdentifier="R"/>.</p></itemBody>' +
      '<responseProcessing><responseCondition><responseIf><not><isNull><variable identifier="R"/></isNull></not>' +
      '<setOutcomeValue identifier="S"><mapTolResponse identifier="R"/></setOutcomeValue></responseIf>' +
      '</responseCondition></responseProcessing></assessmentItem>',
    ['Light is _____ .'],
  ],
  [
    'a right text that is none of the options',
    'a.csv',
    'question,optionA,optionB,answer\nWarm?,Bora,Mistral,Föhn\nCold?,Föhn,Sirocco,Bora\nDry?,Bora,Mistral,Sirocco\n',
    ['Warm? | *Föhn | Bora | Mistral'],
  ],
  [
    'a number with a word as the answer',
    'a.csv',
    'question,answer\nHow old was Isaac?,40 años\nHow many sons?,12\n',
    ['How old was Isaac?', 'How many sons?'],
  ],
  [
    'questions of a quiz that has a title and keys by number',
    'a.json',
    json([{ title: 'Winds', questions: [{ text: 'Warm?', options: ['Föhn', 'Bora'], correct: 0 }] }]),
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'what explains and hints, in German without its own letters',
    'a.json',
    json([
      { frage: 'Warm?', antworten: ['Föhn', 'Bora'], richtig: 0, erklaerung: 'Er fällt.', hinweis: 'F' },
    ]),
    ['Warm? | *Föhn | Bora | = Er fällt.'],
  ],
  [
    'levels of a game',
    'a.csv',
    'Question,A,B,Answer,Level\nWarm?,Föhn,Bora,A,12\n',
    ['Warm? | *Föhn | Bora', '! Taken without its difficulty "12"'],
  ],
  [
    'ids of options as the key',
    'a.csv',
    'question,option_1,option_2,correct_option_ids\nWarm?,Föhn,Bora,2\n',
    ['Warm? | Föhn | *Bora'],
  ],
  [
    'marks on some options alone',
    'a.xml',
    '<qs><q><titre>Warm?</titre><reponses><reponse right="true">Föhn</reponse><reponse>Bora</reponse></reponses></q>' +
      '</qs>',
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'the right text as its own mark',
    'a.xml',
    '<quiz><item><question>Warm?</question><answer correct="Föhn">Föhn</answer><answer>Bora</answer></item></quiz>',
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'pairs of a text and its truth',
    'a.json',
    json([
      {
        stem: 'Warm?',
        options: [
          ['Föhn', true],
          ['Bora', false],
        ],
      },
    ]),
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'a truth beside the text of each option, as XML becomes JSON',
    'a.json',
    json({
      questions: {
        question: [
          {
            q: 'Warm?',
            a: { '-answer': 'false', '#text': 'Bora' },
            b: { '-answer': 'true', '#text': 'Föhn' },
          },
        ],
      },
    }),
    ['Warm? | Bora | *Föhn'],
  ],
  [
    'a number that is an option, where all other keys are texts',
    'a.json',
    json([
      { question: 'How many?', options: [5, 3, 2], answer: 3 },
      ...['Warm', 'Cold', 'Dry', 'Wet'].map((word) => ({
        question: `${word}?`,
        options: ['Bora', 'Föhn'],
        answer: 'Föhn',
      })),
    ]),
    ['How many? | 5 | *3 | 2'],
  ],
  [
    'statements whose text is called so',
    'a.json',
    json({
      withImage: Array.from({ length: 9 }, (_, index) => ({
        text: `Föhn number ${index} is a warm wind`,
        answer: index % 2 === 0,
      })),
    }),
    ['Föhn number 0 is a warm wind | *True | False', 'Föhn number 1 is a warm wind | True | *False'],
  ],
  [
    'a setting and an empty end among options by letters, and a level in another language',
    'a.json',
    json([
      {
        soruMetni: 'Hangisi sıcak?',
        secenekler: { tip: 1, A: 'Bora', B: 'Föhn', C: '' },
        dogruCevap: 'B',
        zorluk: 'orta',
      },
    ]),
    ['Hangisi sıcak? | Bora | *Föhn'],
  ],
  [
    'wrong options that hold the right one, too',
    'a.csv',
    'Domanda,Distrattore 01,Distrattore 02,Distrattore 03,Chiave di risposta\nWarm?,Bora,Föhn,Mistral,Föhn\n',
    ['Warm? | Bora | *Föhn | Mistral'],
  ],
  [
    'statements of a table without headings',
    'a.tsv',
    Array.from({ length: 6 }, (_, index) => `Is wind ${index} warm?\t\t${index > 0}\tIt is ${index}.`).join(
      '\n',
    ),
    ['Is wind 0 warm? | True | *False | = It is 0.', 'Is wind 1 warm? | *True | False | = It is 1.'],
  ],
  [
    'a list that Java printed',
    'a.csv',
    'question,options,answer\nWarm?,"[Bora, Föhn, Mistral]",Föhn\n',
    ['Warm? | Bora | *Föhn | Mistral'],
  ],
  [
    'fields and options in two languages, as a program names them',
    'a.ts',
    `export const qs = ${json([
      {
        promptEn: 'Warm?',
        promptUr: 'گرم؟',
        options: [
          { en: 'Föhn', ur: 'فوئن', correct: true },
          { en: 'Bora', ur: 'بورا', correct: false },
        ],
      },
    ])}`,
    ['Warm? | *Föhn | Bora'],
  ],
  [
    'two signs of GIFT before a right option',
    'a.gift',
    '::Q::Which is warm?{\n~Bora\n~=Föhn\n~Mistral}\n',
    ['Which is warm? | Bora | *Föhn | Mistral'],
  ],
  [
    'markup of Moodle that is no text',
    'a.xml',
    '<quiz><question type="shortanswer"><name><text>One</text></name>' +
      '<questiontext format="html"><text>One of:<pre>1. ' +
      'AB<br/>2. CD</pre>which?</text></questiontext><answer fraction="100"><text>AB</text></answer></question></quiz>',
    ['One of:\n1. AB\n2. CD\nwhich?'],
  ],
  [
    'a text that a program fills in',
    'a.js',
    'const quiz = [{ question: `What is ${name}?`, options: ["a1", "b1"], correct: 0 }]',
    [
      'What is ${name}? | *a1 | b1',
      '! Its text has “${name}”, which may be a sign of the program that wrote it: check it',
    ],
  ],
])('given %s, then it is read so, or told', async (_, name, content, expected) => {
  const found = await seen(name, content)
  for (const line of expected) expect(found).toContainEqual(line)
  expect(found.filter((line) => line.startsWith('- ') || / is not a number/.test(line))).toEqual([])
})
