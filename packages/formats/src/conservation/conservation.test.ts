import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakableFiles } from '../testing/breakable-files.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { canvasQuiz, labels, qti2Item, scores, zipOf } from '../testing/sample-files.ts'

const isTold = (hint: string): boolean => hint.endsWith('not taken') || hint.includes('not taken:')

/** What is told about words, images and formulas of a file that stand nowhere. */
const lostIn = (file: string | Uint8Array, name = 'file'): string[] => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const opened = openQuestionFile({ bytes, name })
  if ('problem' in opened) return []
  return [...opened.entries].flatMap((entry) =>
    entry.status === 'taken' ? entry.hints.filter(isTold).map((hint) => `${name}: ${hint}`) : [],
  )
}

const filesIn = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const address = new URL(one.isDirectory() ? `${one.name}/` : one.name, folder)
    return one.isDirectory() ? filesIn(address) : [address]
  })

const shared = new URL('../../../../../shared/data/', import.meta.url)
const folders = ['formats/', 'cases/', 'hostile/'].map((name) => new URL(name, shared))
const hasShared = folders.every((folder) => existsSync(folder))

test.skipIf(!hasShared)('no word of a real file is lost untold (skipped without ../shared)', () => {
  const files = hasShared ? folders.flatMap(filesIn) : []
  expect(files.flatMap((file) => lostIn(readFileSync(file), file.pathname.split('/').at(-1)!))).toEqual([])
})

test.each(breakableFiles)('no word of a file of %s is lost untold', (_, bytes) => {
  expect(lostIn(bytes)).toEqual([])
})

const moodle = (inside: string, text = 'Which river?'): string =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>` +
  `<answer fraction="100"><text>Nile</text></answer><answer fraction="0"><text>Niger</text></answer>${inside}` +
  '</question></quiz>'
const h5p = (params: object): Uint8Array =>
  zipOf({
    'h5p.json': '{"mainLibrary":"H5P.MultiChoice"}',
    'content/content.json': JSON.stringify({
      question: 'Which river?',
      answers: [
        { text: 'Nile', correct: true },
        { text: 'Niger', correct: false },
      ],
      ...params,
    }),
  })
const item12 = canvasQuiz('multiple_choice_question', labels('Single'), scores(['y', 100]))

test.each([
  ['Moodle XML', moodle('<background><text>Rivers flow</text></background>'), ['rivers', 'flow']],
  ['QTI 1.2', item12.replace('<presentation>', '<rubric>Take time</rubric><presentation>'), ['take', 'time']],
  ['QTI 2', qti2Item('<p>Q</p>').replace('<itemBody>', '<note>By heart</note><itemBody>'), ['by', 'heart']],
  ['a question of H5P', h5p({ text: 'Look at the map' }), ['look', 'at', 'the', 'map']],
])('words of %s that its reader does not know are told at the question', (_, file, words) => {
  const count = `${words.length} words of this question were not taken`
  expect(lostIn(file)).toEqual([`file: ${count}: ${words.join(', ')}`])
})

test('a word that the file has twice must be taken twice', () => {
  const answer = '<remark><text>Nile</text></remark>'
  expect(lostIn(moodle(answer))).toEqual(['file: 1 word of this question was not taken: nile'])
})

test('images and formulas that stand nowhere are told', () => {
  const remark = (inside: string): string => moodle(`<remark><text><![CDATA[${inside}]]></text></remark>`)
  expect(lostIn(remark('<img src="https://example.com/a.png">'))).toEqual([
    'file: 1 image of this question was not taken',
  ])
  expect(lostIn(remark('<math><mi>x</mi></math>'))).toEqual([
    'file: 1 formula of this question was not taken',
  ])
  const written = '<p>H<sub>2</sub>O and <math><mi>x</mi></math> <img src="https://example.com/a.png"></p>'
  expect(lostIn(moodle('', written))).toEqual([])
})

test('what a loss names as a whole is not told again', () => {
  const feedback = '<correctfeedback><text>Well done indeed</text></correctfeedback>'
  expect(lostIn(moodle(feedback))).toEqual([])
  expect(lostIn(h5p({ overallFeedback: [{ from: 0, to: 100, feedback: 'Fine work' }] }))).toEqual([])
})
