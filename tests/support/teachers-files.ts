import {
  png,
  wordFile,
  wordLine,
  wordNumbering,
  zipOf,
} from '../../packages/formats/src/testing/sample-files.ts'
import { canvasItem, canvasManifest, canvasSettings, canvasTest } from './canvas-package.ts'

/** A file as written by a teacher's tool, and what its import must report. */
export type TeachersFile = {
  tool: string
  name: string
  content: Uint8Array
  /** The texts of the imported questions. */
  taken: readonly string[]
  /** The reported losses of imported questions, and the reasons of left-out ones. */
  losses: readonly string[]
  leftOut: number
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const canvas: TeachersFile = {
  tool: 'a package of Canvas',
  name: 'geography-quiz-export.zip',
  content: zipOf({
    'imsmanifest.xml': canvasManifest,
    'gd1/gd1.xml': canvasTest(
      canvasItem('multiple_choice_question', {
        stem: '<p>Which river is this? <img src="$IMS-CC-FILEBASE$/Uploaded%20Media/river.png" alt="A river"></p>',
        options: ['Rhine', 'Danube', 'Elbe'],
        right: ['Danube'],
      }),
      canvasItem('true_false_question', {
        stem: '<p>The Danube is <strong>longer</strong> than the Rhine.</p>',
        options: ['True', 'False'],
        right: ['True'],
      }),
      canvasItem('multiple_answers_question', {
        stem: '<p>Which of these cross Austria?</p>',
        options: ['Danube', 'Inn', 'Elbe'],
        right: ['Danube', 'Inn'],
      }),
    ),
    'gd1/assessment_meta.xml': canvasSettings('Rivers', 'Read the map first.'),
    'Uploaded Media/river.png': png,
  }),
  taken: ['Which river is this?', 'The Danube is longer than the Rhine.', 'Which of these cross Austria?'],
  losses: [
    'Imported without bold, italic or underlined words',
    'It’s the description of the quiz "Rivers", not a question.',
  ],
  leftOut: 1,
}

const moodle: TeachersFile = {
  tool: 'Moodle XML with images',
  name: 'questions-Biology-top.xml',
  content: bytesOf(
    '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<question type="category"><category><text>$course$/top/Cells' +
      '</text></category></question>\n<question type="multichoice"><name><text>Cell 1</text></name>' +
      '<questiontext format="html"><text><![CDATA[<p>What is \\(n^2\\) of this cell? ' +
      '<img src="@@PLUGINFILE@@/cell.png" alt=""></p>]]></text>' +
      `<file name="cell.png" path="/" encoding="base64">${Buffer.from(png).toString('base64')}</file></questiontext>` +
      '<generalfeedback format="html"><text>Count them.</text></generalfeedback><defaultgrade>2.0</defaultgrade>' +
      '<single>true</single><answer fraction="100" format="html"><text>four</text></answer>' +
      '<answer fraction="50" format="html"><text>three</text></answer>' +
      '<answer fraction="0" format="html"><text>five</text></answer></question>\n' +
      '<question type="matching"><name><text>M</text></name><questiontext format="html">' +
      '<text>Match the parts.</text></questiontext></question>\n</quiz>',
  ),
  taken: ['What is \\(n^2\\) of this cell?'],
  losses: ['its title "Cell 1"', 'It’s a matching question, but its answer can’t be read.'],
  leftOut: 1,
}

const gift: TeachersFile = {
  tool: 'a GIFT file',
  name: 'rivers.gift',
  content: bytesOf(
    '// Rivers of Europe\n$CATEGORY: $course$/Rivers\n\n::Longest::Which river is longest?{\n  =Volga#Yes, 3530 km.\n' +
      '  ~Danube\n  ~Rhine\n}\n\nDescribe the mouth of the Rhine. {}\n\n' +
      'The Elbe is in Europe.{TRUE}\n',
  ),
  taken: ['Which river is longest?', 'Describe the mouth of the Rhine.', 'The Elbe is in Europe.'],
  losses: ['its title "Longest"'],
  leftOut: 0,
}

const word: TeachersFile = {
  tool: 'a list written in Word',
  name: 'Test week 3.docx',
  content: wordFile(
    wordLine('Test, week 3', '<w:b/>') +
      wordLine('What is the capital of Austria?', '', [1, 0]) +
      wordLine('Vienna', '<w:b/>', [1, 1]) +
      wordLine('Graz', '', [1, 1]) +
      wordLine('Which of these lie at the sea?', '', [1, 0]) +
      wordLine('Venice', '<w:b/>', [1, 1]) +
      wordLine('Prague', '', [1, 1]) +
      wordLine('Porto', '<w:b/>', [1, 1]),
    { 'word/numbering.xml': wordNumbering },
  ),
  taken: ['What is the capital of Austria?', 'Which of these lie at the sea?'],
  losses: [
    '“Test, week 3” was read as the title of the list',
    'The file doesn’t say how several correct options earn marks',
  ],
  leftOut: 0,
}

export const teachersFiles: readonly TeachersFile[] = [canvas, moodle, gift, word]
