import { expect, test } from 'vitest'
import { seenLines } from './testing/seen-lines.ts'

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
  expect(await seenLines(name, content)).toEqual(winds)
})

test.each<[about: string, name: string, content: string, expected: readonly string[]]>([
  [
    'a blank behind each separator, before a quote',
    'a.csv',
    'question,option1,option2,correct\n"Warm?", "Föhn, of course", "The ""Bora""", A\n',
    ['Warm? | *Föhn, of course | The "Bora"'],
  ],
  [
    'short words in headings',
    'a.csv',
    'Question,Op1,Op2,CorrectOp\nWarm?,Bora,Föhn,Föhn\n',
    ['Warm? | Bora | *Föhn'],
  ],
  [
    'the text of a question and of its explanation in one word',
    'a.csv',
    'Texto_Pregunta,Opcion_A,Opcion_B,Respuesta_Correcta,Texto_Justificacion\nWarm?,Bora,Föhn,B,It is.\n',
    ['Warm? | Bora | *Föhn | = It is.'],
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
])('given %s, then it is read so, or told', async (_, name, content, expected) => {
  const found = await seenLines(name, content)
  for (const line of expected) expect(found).toContainEqual(line)
  expect(found.filter((line) => line.startsWith('- ') || / is not a number/.test(line))).toEqual([])
})
