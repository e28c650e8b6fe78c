import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png, zipOf } from '../testing/sample-files.ts'

const open = (file: string | Uint8Array) =>
  openQuestionFile({ bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file })
const read = (file: string | Uint8Array) => {
  const opened = open(file)
  if ('problem' in opened) throw new Error(opened.problem)
  return { format: opened.format, entries: [...opened.entries] }
}

test('reads a Brightspace CSV in a zip together with its images', () => {
  const csv =
    'NewQuestion,MC,,,\nQuestionText,Which?,,,\nImage,images/map.png,,,\nImage,gone.png,,,\n' +
    'Option,100,a,,\nOption,0,b,,\n'
  const { format, entries } = read(zipOf({ 'questions.csv': csv, 'images/map.png': png }))
  expect(format).toBe('brightspace')
  expect(entries).toMatchObject([
    {
      status: 'taken',
      position: { file: 'questions.csv' },
      images: [{ name: 'images/map.png', bytes: png }],
      without: ['the image "gone.png", which the file does not hold'],
    },
  ])
  expect(entries[0]!.question.image_url).toBe(entries[0]!.images[0]!.link)
})

test.each([
  ['H5P', '{"library":"H5P.MultiChoice 1.16","params":{}}', 'content of H5P'],
  ['another tool in JSON', '[{"word":"x","meanings":["a","b"]}]', 'No question was found in this JSON'],
  ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\n', 'This seems to be a calendar'],
  ['contacts', 'BEGIN:VCARD\nFN:Ada\nEND:VCARD\n', 'a list of contacts'],
  ['subtitles', '1\n00:00:01,000 --> 00:00:04,000\nHello.\n', 'the subtitles of a video'],
  ['a mail', 'From: a@b.c\nTo: d@e.f\nSubject: Quiz\n\nHello\n', 'a mail'],
  ['a database', 'CREATE TABLE q (id int);\nINSERT INTO q VALUES (1);\n', 'a dump of a database'],
  ['a program', 'import os\n\nprint("x")\n', 'the code of a program'],
  ['OpenOlat', 'Typ\tSC\nFrage\tCapital?\n1\tParis\n', 'table of OpenOlat'],
  ['H5P, packed', zipOf({ 'h5p.json': '{"title":"T"}', 'content/content.json': '{"a":{}}' }), 'H5P package'],
  [
    'a course of Moodle',
    zipOf({ 'moodle_backup.xml': '<x/>', 'questions.xml': '<x/>' }),
    'backup of a Moodle',
  ],
])('tells what a file of %s is and what to do', (_, file, told) => {
  expect(open(file)).toEqual({ problem: expect.stringContaining(told) as string })
})

test('finds TAO items that are named with backslashes', () => {
  const item =
    '<assessmentItem identifier="i"><itemBody><p>Why?</p><extendedTextInteraction responseIdentifier="R"/></itemBody>' +
    '</assessmentItem>'
  const manifest =
    '<manifest><resources><resource identifier="i" type="imsqti_item_xmlv2p2" href="i\\qti.xml"/>' +
    '</resources></manifest>'
  const { entries } = read(zipOf({ 'imsmanifest.xml': manifest, 'i/qti.xml': item }))
  expect(entries.map(({ status, kind }) => [status, kind])).toEqual([['taken', 'descriptive']])
})

test('ignores a Sakai image without an address', () => {
  const { entries } = read(
    '<questestinterop><item ident="1"><presentation><material><mattext>Why?</mattext></material>' +
      '<material><matimage embedded="base64" uri=""/></material><response_str ident="R"><render_fib/></response_str>' +
      '</presentation></item></questestinterop>',
  )
  expect(entries).toMatchObject([{ without: [] }])
})

test('reads Examview answers placed below each question', () => {
  const { entries } = read(
    'MULTIPLE CHOICE\n\n 1.\tWhich?\na.\tRhine\tc.\tInn\nb.\tDanube\n\n\tANS:\tB\tPTS:\t2\tDIF:\tHard\tREF:\tp. 4\n\n' +
      'ESSAY\n\n 2.\tExplain.\n\n\tANS:\n\tBlue.\n\n\tPTS:\t5\n',
  )
  expect(entries).toMatchObject([
    { kind: 'oneRight', question: { weightage: 2, difficulty_level: 'Hard' }, without: ['its reference'] },
    { kind: 'descriptive', question: { weightage: 5, solution: 'Blue.' } },
  ])
  expect(entries[0]!.question.options.findIndex((one) => one.is_correct)).toBe(1)
})

test('reads Markdown with numbered checkboxes and rules between questions', () => {
  const { entries } = read('1. Which?\n1. [ ] Rhine\n2. [x] Danube\n\n---\n\n2. Two?\n1. [x] a\n2. [ ] b\n')
  expect(entries.map(({ question }) => question.options.findIndex((one) => one.is_correct))).toEqual([1, 0])
})

test('given a package of H5P whose content has questions, then it is named as one', () => {
  const bytes = zipOf({
    'h5p.json': '{"title":"x"}',
    'content/content.json': '{"questions":[{"question":"Q?"}]}',
  })
  expect(openQuestionFile({ bytes })).toEqual({ problem: expect.stringContaining('This is an H5P package') })
})

test('given a zip that is cut off before its questions, then the problem says so', () => {
  const whole = zipOf({ 'imsmanifest.xml': '<manifest/>', 'b.gift': `Q {=a ~b}${'x'.repeat(500)}` })
  expect(openQuestionFile({ bytes: whole.subarray(0, 80) })).toEqual({
    problem: expect.stringContaining('not complete'),
  })
})

test('given a list of other letters in a zip, then its guess is said with the name of its file', () => {
  const list = Buffer.from('MS4g1tC5+rXEyte2vMrHxMTA76O/CkEuIMnPuqMKQi4gsbG+qQq08LC4o7pCCg==', 'base64')
  const opened = openQuestionFile({ bytes: zipOf({ 'a.gift': 'Q {=a ~b}', 'unit/list.txt': list }) })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries].map(({ question }) => question.question)).toContain('中国的首都是哪里？')
  expect(opened.notes).toEqual([expect.stringMatching(/^unit\/list\.txt: .* was read as GBK/)])
})

test('a list of questions about programs and mails is a list, however it begins', () => {
  const options = '\nA. x\nB. y\nANSWER: A\n'
  for (const first of ['import os', 'CREATE TABLE is a command of', 'From: what?\nSubject: which?'])
    expect(read(`${first}${options}`).entries).toMatchObject([{ status: 'taken', kind: 'oneRight' }])
  expect(
    read('1. What does this print?\nimport os\n#include <x>\nA) x\nB) y\nAnswer: A').entries,
  ).toMatchObject([{ status: 'taken' }])
})
