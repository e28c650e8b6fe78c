import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { arrangeOrdering, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { writeQuestionFile } from './write-question-file.ts'

/** A question as Moodle has it, which is short to write. */
const fromMoodle = (type: string, inside: string): QuestionContent => {
  const xml =
    `<quiz><question type="${type}"><questiontext><text>Which {1:SHORTANSWER:=a}?</text></questiontext>` +
    `${inside}</question></quiz>`
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml) })
  if ('problem' in opened) throw new Error(opened.problem)
  const [entry] = opened.entries
  if (entry?.status !== 'taken') throw new Error(entry?.reason)
  return entry.question
}
const answers = (fractions: readonly number[], inside = ''): string =>
  fractions.map((of, at) => `<answer fraction="${of}"><text>${at + 1}</text>${inside}</answer>`).join('')
const choice = (single: boolean, ...fractions: number[]): QuestionContent =>
  fromMoodle('multichoice', `<single>${single}</single>${answers(fractions)}`)
const pairs = ['a', 'b'].map(
  (text) => `<subquestion><text>${text}</text><answer><text>${text}${text}</text></answer></subquestion>`,
)
const matching = fromMoodle('matching', pairs.join(''))
const togetherOnly = {
  ...matching,
  interaction: { ...matching.interaction, scoring: { rule: 'all' } },
} as QuestionContent
const ordered = (rule: 'places' | 'all'): QuestionContent =>
  fullQuestion({
    question: 'Order',
    options: [],
    interaction: arrangeOrdering(
      orderingOf(
        ['x', 'y', 'z'].map((text) => blankPiece(text)),
        rule,
      ),
    ),
  })

const write = async (question: QuestionContent) => {
  const { bytes, losses } = await writeQuestionFile(
    { title: 'Q', questions: [question], images: new Map() },
    'qti-1.2',
  )
  const opened = openQuestionFile({ bytes })
  const [read] = 'problem' in opened ? [] : [...opened.entries]
  return { losses, read, xml: new TextDecoder().decode(unzipSync(bytes)['quiz/quiz.xml']) }
}

test.each<[string, QuestionContent, boolean]>([
  ['one right option', choice(true, 100, 0, 0), true],
  ['right minus wrong', choice(false, 50, 50, -50), true],
  ['one of options that earn parts', choice(true, 100, 40, 0), false],
  ['options that add up differently', choice(false, 80, 20, -20), false],
  ['all or nothing', fromMoodle('multichoiceset', answers([100, 100, 0])), false],
  ['a number', fromMoodle('numerical', answers([100], '<tolerance>0</tolerance>')), true],
  [
    'a number with half of the marks',
    fromMoodle('numerical', answers([100, 50], '<tolerance>0</tolerance>')),
    false,
  ],
  ['a text', fromMoodle('shortanswer', answers([100, 100])), true],
  ['a text whose case counts', fromMoodle('shortanswer', `<usecase>1</usecase>${answers([100])}`), false],
  ['a text with half of the marks', fromMoodle('shortanswer', answers([100, 50])), false],
  ['pairs', matching, true],
  ['all pairs or nothing', togetherOnly, false],
  ['an order by places', ordered('places'), true],
  ['a whole order', ordered('all'), false],
])('what Canvas marks otherwise is named, and comes back here: %s', async (_, question, isAlike) => {
  const { losses, read } = await write(question)
  expect(losses).toEqual(isAlike ? [] : ['the scoring in Canvas of 1 question'])
  expect([read?.question.options, read?.question.interaction]).toEqual([
    question.options,
    question.interaction,
  ])
  expect(read?.status === 'taken' && read.hints).toEqual([])
})

test('Canvas finds an exact number in the range around it, and nowhere else', async () => {
  const { xml } = await write(fromMoodle('numerical', '<answer fraction="100"><text>42</text></answer>'))
  const test = (name: string): string => `<${name} respident="response1">42</${name}>`
  expect(xml).toContain(`<or>${test('varequal')}<and>${test('vargte')}${test('varlte')}</and></or>`)
})

test('Canvas finds pairs in what each adds, and an order in one condition without places', async () => {
  const { xml } = await write(togetherOnly)
  expect(xml.match(/<setvar action="Add" varname="SCORE">50</g)).toHaveLength(2)
  expect(xml).toContain('<fieldlabel>scoring_algorithm</fieldlabel><fieldentry>AllOrNothing</fieldentry>')
  const places = (await write(ordered('places'))).xml
  expect(places.match(/<conditionvar>(<varequal respident="response1">[^<]*<\/varequal>){3}</g)).toHaveLength(
    1,
  )
  expect(places).not.toContain('index=')
})

test('fields of Canvas say whether a part of the right options earns a part, and without them a hint does', () => {
  const rules = ['AllOrNothing', 'PartialScore', ''].map((algorithm) => {
    const equal = (ident: string): string => `<varequal respident="r">${ident}</varequal>`
    const labels = ['a', 'b', 'c'].map(
      (ident) =>
        `<response_label ident="${ident}"><material><mattext>${ident}${ident}</mattext></material></response_label>`,
    )
    const field = (label: string, entry: string): string =>
      `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
    const type = field('question_type', 'multiple_answers_question')
    const xml =
      `<questestinterop><item ident="i"><itemmetadata><qtimetadata>${type}` +
      `</qtimetadata>${field('scoring_algorithm', algorithm)}</itemmetadata><presentation><material>` +
      `<mattext>Q</mattext></material><response_lid ident="r" rcardinality="Multiple">` +
      `<render_choice>${labels.join('')}</render_choice>` +
      `</response_lid></presentation><resprocessing><respcondition><conditionvar><and>${equal('a')}${equal('b')}` +
      `<not>${equal('c')}</not></and></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>` +
      '</resprocessing></item></questestinterop>'
    const opened = openQuestionFile({ bytes: new TextEncoder().encode(xml) })
    const [entry] = 'problem' in opened ? [] : [...opened.entries]
    return entry?.status === 'taken' && [entry.question.interaction, entry.hints]
  })
  const hint =
    'Only exactly its right options earn marks here; Canvas gives a part of the marks for some of them'
  expect(rules).toMatchObject([
    [{ scoring: { rule: 'all' } }, []],
    [{ scoring: { rule: 'net' } }, []],
    [{ scoring: { rule: 'all' } }, [hint]],
  ])
})
