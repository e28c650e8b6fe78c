import fc from 'fast-check'
import { elementAt } from '../../defined.ts'
import type { Option, QuestionContent } from '../../schemas/question.ts'
import { withoutEmptyEnd } from '../../kinds/question-feedback.ts'
import { textsToRead } from '../../translations/map-texts.ts'
import { aiTextColumns } from '../column-names.ts'

/** Arbitrary storable text, rich in characters that are special in CSV files or spreadsheets. */
export const anyText = (max: number) =>
  fc.oneof(
    fc
      .string({ unit: 'binary', maxLength: max })
      .filter((text) => !text.includes('\0') && text.isWellFormed()),
    fc.stringMatching(/^'*[=+\-@\t\r＝＋－＠]["',;\n a]{0,5}$/),
    fc.constantFrom('', ' ', '"', "'", 'a,b;c\td', 'line\r\nline', '=1', "'-1"),
  )
const link = fc.constantFrom('', '/files/a', 'https://example.com/a,b')
const anOption = fc.record({
  option: anyText(20),
  equation: anyText(20),
  image_url: link,
  is_correct: fc.boolean(),
  is_selected: fc.constant(false),
})
const isFilled = (candidate: Option) =>
  candidate.is_correct ||
  [candidate.option, candidate.equation, candidate.image_url].some((text) => text.trim() !== '')
const tagNames = fc.uniqueArray(
  anyText(20)
    .map((text) => text.replaceAll(/[;|]/g, '').trim())
    .filter((text) => text !== ''),
  { maxLength: 4 },
)
const nonEmptyText = (max: number) => anyText(max).filter((text) => text !== '')
const aiFields = fc.record(
  {
    allow_ocr: fc.boolean(),
    ai_prompt_checking: fc.boolean(),
    ai_evaluation_prompt_chain: fc.array(fc.record({ value: anyText(20) }), { maxLength: 3 }),
    ai_config: fc.record({
      content: fc.boolean(),
      understanding: fc.boolean(),
      writing_skill: fc.boolean(),
      evidence: fc.boolean(),
      organization: fc.boolean(),
    }),
    ...Object.fromEntries(aiTextColumns.map((name) => [name, nonEmptyText(20)])),
  },
  { requiredKeys: [] },
)

/** A cell without words is no feedback. */
const said = anyText(20).filter((text) => text.trim() !== '')
const feedbackOf = (count: number) =>
  fc
    .record(
      {
        option_feedback: fc.array(fc.oneof(fc.constant(''), said), { maxLength: count }),
        page_before: said,
        hints: fc.array(
          said.map((text) => text.trim()).filter((text) => text !== ''),
          { minLength: 1, maxLength: 5 },
        ),
        when_right: said,
        when_wrong: said,
      },
      { requiredKeys: [] },
    )
    .map(({ option_feedback: feedback = [], ...whole }) => {
      const kept = withoutEmptyEnd(feedback)
      return { ...whole, ...(kept && { option_feedback: kept }) }
    })

/** A question with some of its texts in other languages, now or as they were. */
const anyTranslations = (question: QuestionContent): fc.Arbitrary<QuestionContent> => {
  const fields = textsToRead(question)
  const texts = fc
    .uniqueArray(fc.nat(fields.length - 1), { maxLength: 3 })
    .chain((places) =>
      fc.tuple(
        ...places.map((place) =>
          fc.tuple(fc.constant(elementAt(fields, place)), anyText(20), anyText(20), fc.boolean()),
        ),
      ),
    )
    .map((all) =>
      all.map(([{ field, text: now }, text, other, isNow]) => ({ field, of: isNow ? now : other, text })),
    )
  return fc
    .option(
      fc.uniqueArray(fc.record({ language: fc.constantFrom('ur', 'pt-BR', 'sd'), texts }), {
        minLength: 1,
        selector: ({ language }) => language,
      }),
    )
    .map((translations) => ({ ...question, ...(translations && { translations }) }))
}

/** An arbitrary question that a CSV round trip preserves: it has no empty options at its end. */
export const anyQuestion: fc.Arbitrary<QuestionContent> = fc
  .record({
    ind_number: fc.option(fc.nat()),
    question: anyText(80),
    equation: anyText(20),
    image_url: link,
    topic: anyText(20),
    tags: tagNames.map((names) => names.map((tag_name) => ({ tag_name }))),
    section: anyText(20),
    paragraph: anyText(40),
    related_video_id: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)),
    options: fc
      .array(anOption, { maxLength: 8 })
      .map((options) => options.slice(0, options.findLastIndex(isFilled) + 1)),
    weightage: fc.nat(),
    self_assigned_weightage: fc.boolean(),
    difficulty_level: fc.constantFrom('Easy', 'Medium', 'Hard'),
    solution: anyText(40),
    solution_equation: anyText(20),
    solution_image_url: link,
  })
  .chain((base) =>
    fc
      .tuple(fc.oneof(fc.constant({}), aiFields), feedbackOf(base.options.length))
      .chain(([fields, feedback]) => anyTranslations({ ...base, ...fields, ...feedback })),
  )
