import { expect, test } from 'vitest'
import { openQuestionFile } from './open-question-file.ts'
import { zipOf } from './testing/sample-files.ts'

const read = (content: string | Uint8Array) => {
  const opened = openQuestionFile({ bytes: typeof content === 'string' ? Buffer.from(content) : content })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const shown = (content: string | Uint8Array): string[] =>
  read(content).map(({ status, question: { question, options, solution } }) =>
    [
      status === 'taken' ? question : status,
      ...options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`),
      ...(solution === '' ? [] : [`= ${solution}`]),
    ].join(' | '),
  )

const h5p = (mainLibrary: string, content: object): Uint8Array =>
  zipOf({ 'h5p.json': JSON.stringify({ mainLibrary }), 'content/content.json': JSON.stringify(content) })
const choice = (question: string) => ({
  question: `<p>${question}</p>`,
  answers: [
    { text: '<div>Niger</div>', correct: false, tipsAndFeedback: { chosenFeedback: '<p>No.</p>' } },
    { text: '<div>Nile</div>', correct: true },
  ],
})

test('H5P: a question set, with what it loses', () => {
  const set = {
    questions: [
      { library: 'H5P.MultiChoice 1.16', params: choice('River?') },
      { library: 'H5P.TrueFalse 1.8', params: { question: '<p>Fire is cold</p>', correct: 'false' } },
      {
        library: 'H5P.Blanks 1.14',
        params: { text: 'Fill', questions: ['<p>The *Nile/Blue Nile:It is long* is *wet*</p>'] },
      },
      { library: 'H5P.MarkTheWords 1.11', params: { taskDescription: 'Verbs', textField: 'I *see* a dog' } },
      { library: 'H5P.TrueFalse 1.8', params: { question: 'Unsaid' } },
    ],
  }
  const entries = read(h5p('H5P.QuestionSet', set))
  expect(shown(h5p('H5P.QuestionSet', set))).toEqual([
    'River? | Niger | *Nile',
    'Fire is cold | True | *False',
    'Fill\nThe [[1]] is [[2]]',
    'left out',
    'left out | True | False',
  ])
  expect(entries[0]).toMatchObject({ without: [], question: { option_feedback: ['No.'] } })
  expect(entries.slice(2)).toMatchObject([
    {
      kind: 'gaps',
      question: { interaction: { key: { gaps: [{ accepted: [{ value: 'Nile' }, {}] }, {}] } } },
    },
    { answer: 'see', question: { question: 'Verbs\nI see a dog' } },
    { kind: 'noneRight' },
  ])
})

test('H5P: a single question, a set of single choices, and questions within a video', () => {
  expect(shown(h5p('H5P.MultiChoice', choice('River?')))).toEqual(['River? | Niger | *Nile'])
  const choices = [{ question: 'Sea?', answers: ['Red', 'Black'] }]
  expect(shown(h5p('H5P.SingleChoiceSet', { choices }))).toEqual(['Sea? | *Red | Black'])
  const interactions = [
    { duration: { from: 3725.4 }, action: { library: 'H5P.MultiChoice 1.16', params: choice('River?') } },
  ]
  const video = h5p('H5P.InteractiveVideo', { interactiveVideo: { assets: { interactions } } })
  expect(shown(video)).toEqual(['River? | Niger | *Nile'])
  expect(read(video)).toMatchObject([{ without: ['its time in the video (1:02:05)'] }])
})

test('OLX: a problem of Open edX, with what is said to its choices and after wrong tries', () => {
  const problem =
    '<problem><multiplechoiceresponse><p>Which is a vector?</p><choicegroup>' +
    '<choice correct="false">Mass</choice><choice correct="true">Force <choicehint>Yes</choicehint></choice>' +
    '</choicegroup><solution><div><p>Explanation</p><p>It has a direction.</p></div></solution>' +
    '</multiplechoiceresponse><demandhint><hint>Push it.</hint></demandhint></problem>'
  expect(shown(problem)).toEqual(['Which is a vector? | Mass | *Force | = It has a direction.'])
  expect(read(problem)).toMatchObject([
    { question: { option_feedback: ['', 'Yes'], hints: ['Push it.'] }, without: [] },
  ])
  const input = `<optioninput options="('x','y')" correct="y"/>`
  const list = `<problem><p>Pick.</p><optionresponse>${input}</optionresponse></problem>`
  expect(shown(list)).toEqual(['Pick. | x | *y'])
  expect(read('<problem><p>6 x 7?</p><numericalresponse answer="42"/></problem>')).toMatchObject([
    { status: 'taken', kind: 'number', question: { interaction: { key: { accepted: [{ value: '42' }] } } } },
  ])
})

test('LaTeX: the class exam, and auto-multiple-choice', () => {
  const exam = String.raw`\documentclass{exam}
\begin{document}\begin{questions} % the list
\question[2] Which is \textbf{closed}?
\begin{choices}
  \choice $\mathbb{N}$
  \CorrectChoice $\mathbb{Z}$
\end{choices}
\begin{solution} By 5\% only. \end{solution}
\end{questions}\end{document}`
  expect(shown(exam)).toEqual([String.raw`Which is closed? | $\mathbb{N}$ | *$\mathbb{Z}$ | = By 5% only.`])
  expect(read(exam)).toMatchObject([{ question: { weightage: 2 } }])
  const amc = String.raw`\begin{question}{q1} Which river?
\begin{choices} \wrongchoice{Niger} \correctchoice{Nile} \end{choices} \end{question}`
  expect(shown(amc)).toEqual(['Which river? | Niger | *Nile'])
})

test('R/exams: an exercise without code is read, one with code is refused', () => {
  const exercise = (question: string) =>
    `Question\n========\n${question}\n\nAnswerlist\n----------\n* 0\n* 2\n\nSolution\n========\nIt is 0.\n\n` +
    'Answerlist\n----------\n* True\n* False\n\nMeta-information\n================\nextype: schoice\nexsolution: 10\n'
  expect(shown(exercise('How much?'))).toEqual(['How much? | *0 | 2 | = It is 0.'])
  expect(openQuestionFile({ bytes: Buffer.from(exercise('How much is `r x`?')) })).toEqual({
    problem: expect.stringContaining('exams2moodle'),
  })
})

test('RTF: a list of a word processor, with letters beyond ASCII, and its bold option as the key', () => {
  const rtf =
    String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}{\*\generator x;}\f0 1. ` +
    String.raw`Capital of the caf\'e9 \u8211?\par a) Rome\par {\b b) Paris}\par\par ` +
    String.raw`2. A prime?\par a) 9\par b) {\b 11}\par Answer: b\par}`
  expect(shown(rtf)).toEqual(['Capital of the café – | Rome | *Paris', 'A prime? | 9 | *11'])
})

test('a web page with a list is read like pasted text, one without is refused', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`
  const list = '<ol><li>Red planet?<ol type="A"><li>Venus</li><li><b>Mars</b></li></ol></li></ol>'
  expect(shown(page(list))).toEqual(['Red planet? | Venus | *Mars'])
  expect(openQuestionFile({ bytes: Buffer.from(page('<p>Hello</p>')) })).toEqual({
    problem: expect.stringContaining('a web page'),
  })
  expect(
    openQuestionFile({ bytes: Buffer.from(page('<div class="freebirdFormviewerView">3/5</div>')) }),
  ).toEqual({
    problem: expect.stringContaining('a page of Google Forms'),
  })
})
