import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { formOf, qti12Of } from '../kinds/kind-forms.ts'
import { marksByHandField } from '../qti-1.2/read-item.ts'
import { allOrNothingField, partialScoreField } from '../qti-1.2/scoring-field.ts'
import type { ExportedQuiz, Holds } from './exported-quiz.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from './contents.ts'
import {
  hasSeveral,
  isHeldByWeights,
  isStatement,
  percent,
  weightsOfOne,
  writtenWeights,
} from './forms-of-answer.ts'
import { escapeXml, htmlOf } from './html.ts'
import { itemFeedback, showsIf, writeFeedback12 } from './qti-1.2-feedback.ts'
import { sectionsOf } from './sections.ts'
import { writeZip } from './write-zip.ts'

export const qti12Holds: Holds = {
  images: true,
  solutions: true,
  tags: true,
  difficulty: true,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: true,
  marksByHand: true,
  optionFeedback: true,
  wholeFeedback: ({ options }) => options.length > 0,
  interaction: (question) =>
    formOf(question)?.qti12
      ? (qti12Of(question)?.holds(question) ?? false)
      : isAllOrNothing(question) || weightsOfOne(question) !== undefined || isHeldByWeights(question),
  inCanvas: (question) => qti12Of(question)?.inCanvas(question) ?? isMarkedByCanvas(question),
}

type Images = ExportedQuiz['images']
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Writes a QTI 1.2 package that Canvas can import. */
export const writeQti12 = (quiz: ExportedQuiz): Uint8Array =>
  writeZip([
    ['imsmanifest.xml', writeManifest(quiz)],
    ['quiz/quiz.xml', writeQuiz(quiz)],
    ...[...quiz.images.values()].map(({ name, bytes }) => [`quiz/images/${name}`, bytes] as const),
  ])

const writeManifest = ({ images }: ExportedQuiz): string => {
  const files = ['quiz/quiz.xml', ...[...images.values()].map(({ name }) => `quiz/images/${name}`)]
  return (
    `${declaration}<manifest identifier="manifest" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">` +
    '<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata><organizations/><resources>' +
    '<resource identifier="quiz" type="imsqti_xmlv1p2" href="quiz/quiz.xml">' +
    `${files.map((href) => `<file href="${escapeXml(href)}"/>`).join('')}</resource></resources></manifest>\n`
  )
}

const writeQuiz = ({ title, questions, images }: ExportedQuiz): string => {
  const sections = sectionsOf(questions).map(({ section, paragraph, indexes }, at) => {
    const items = indexes.map((index) => writeItem(elementAt(questions, index), index, images)).join('')
    const above =
      paragraph === ''
        ? ''
        : '<presentation_material><flow_mat>' +
          `${material({ ...emptyContent, text: paragraph }, images)}</flow_mat></presentation_material>`
    return `<section ident="exact_section_${at + 1}" title="${escapeXml(section)}">${above}${items}</section>`
  })
  const inner =
    sections.length === 1 ? sections[0] : `<section ident="root_section">${sections.join('')}</section>`
  return (
    `${declaration}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">` +
    `<assessment ident="quiz" title="${escapeXml(title)}">${inner}</assessment></questestinterop>\n`
  )
}

const material = (content: Content, images: Images): string => {
  const found = images.get(content.image)
  const html = htmlOf(content, (link) => (found ? `images/${encodeURIComponent(found.name)}` : link))
  return `<material><mattext texttype="text/html">${escapeXml(html)}</mattext></material>`
}

const field = (label: string, entry: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${escapeXml(entry)}</fieldentry></qtimetadatafield>`

/** General feedback, which students see whatever they answer. */
const showSolution = showsIf('<other/>', 'general_fb')

const isAllOrNothing = ({ interaction }: QuestionContent): boolean =>
  interaction?.kind === 'multiple_answers' &&
  interaction.scoring.rule === 'all' &&
  interaction.presentation.at_most === null &&
  !interaction.presentation.tells_count

/**
 * Canvas takes each option that earns something for a right one. Of several, right minus wrong ones earn the marks;
 * of one, each earns all of them.
 */
const isMarkedByCanvas = (question: QuestionContent): boolean => {
  const one = weightsOfOne(question)
  if (one) return one.every((weight) => weight === 0 || weight === 100)
  return question.interaction?.kind !== 'multiple_answers' || question.interaction.scoring.rule === 'net'
}

/** What the fields of Canvas say about the scoring of several options. */
const fieldsOfScoring = (question: QuestionContent): readonly (readonly [string, string])[] => {
  if (!takesSeveral(question)) return qti12Of(question)?.fields?.(question) ?? []
  if (isAllOrNothing(question)) return [allOrNothingField]
  return question.interaction?.kind === 'multiple_answers' && question.interaction.scoring.rule === 'net'
    ? [partialScoreField]
    : []
}

/** Whether students may tick several options, and not one of several that earn marks. */
const takesSeveral = (question: QuestionContent): boolean =>
  hasSeveral(question) && weightsOfOne(question) === undefined

const typeOf = (question: QuestionContent): string => {
  const typed = qti12Of(question)
  if (typed) return typeof typed.type === 'string' ? typed.type : typed.type(question)
  if (question.options.length === 0) return 'essay_question'
  if (takesSeveral(question)) return 'multiple_answers_question'
  return isStatement(question) ? 'true_false_question' : 'multiple_choice_question'
}

const chosenOrNot = (index: number, isChosen: boolean): string => {
  const chosen = `<varequal respident="response1">option_${index + 1}</varequal>`
  return isChosen ? chosen : `<not>${chosen}</not>`
}

/** The condition that all right options are chosen, and no other. */
const allChosen = ({ options }: QuestionContent): string =>
  `<and>${options.map(({ is_correct }, index) => chosenOrNot(index, is_correct)).join('')}</and>`

const rightIf = (condition: string, share = 100, adds?: 'adds'): string =>
  `<respcondition continue="${adds ? 'Yes' : 'No'}"><conditionvar>${condition}</conditionvar>` +
  `<setvar action="${adds ? 'Add' : 'Set'}" varname="SCORE">${percent(share)}</setvar></respcondition>`

/**
 * The conditions on options that give marks. Of several, exactly the right ones come first, because Canvas reads the
 * key from them; then what each tick adds, where a part of them earns a part of the marks.
 */
const scoredOptions = (question: QuestionContent): string[] => {
  const one = weightsOfOne(question) ?? question.options.map(({ is_correct }) => (is_correct ? 100 : 0))
  if (!takesSeveral(question))
    return one.flatMap((weight, index) => (weight > 0 ? [rightIf(chosenOrNot(index, true), weight)] : []))
  const added = isHeldByWeights(question) ? writtenWeights(question) : []
  return [
    rightIf(allChosen(question)),
    ...added.flatMap((weight, index) =>
      weight === 0 ? [] : [rightIf(chosenOrNot(index, true), weight, 'adds')],
    ),
  ]
}

const writeItem = (question: QuestionContent, index: number, images: Images): string => {
  const { options, tags, weightage, difficulty_level } = question
  const typed = qti12Of(question)
  const { solution, solution_equation, solution_image_url } = question
  const hasSolution = solution + solution_equation + solution_image_url !== ''
  const fields = [
    field('question_type', typeOf(question)),
    field('points_possible', String(weightage)),
    field('qmd_levelofdifficulty', difficulty_level),
    ...fieldsOfScoring(question).map(([label, entry]) => field(label, entry)),
    // Other tools ignore fields that they do not know.
    ...(question.self_assigned_weightage ? [field(marksByHandField, 'true')] : []),
    ...(tags.length > 0 ? [field('qmd_keywords', tags.map(({ tag_name }) => `${tag_name};`).join(''))] : []),
  ]
  const labels = options.map(
    (option, index) =>
      `<response_label ident="option_${index + 1}">` +
      `${material(optionContentOf(option), images)}</response_label>`,
  )
  const cardinality = takesSeveral(question) ? 'Multiple' : 'Single'
  const response =
    typed?.responses?.(question, (content) => material(content, images), images) ??
    (options.length > 0
      ? `<response_lid ident="response1" rcardinality="${cardinality}">` +
        '<render_choice>' +
        `${labels.join('')}</render_choice></response_lid>`
      : `<response_str ident="response1" rcardinality="Single"><render_fib${typed?.field ?? ''}/></response_str>`)
  const asked = questionContentOf(question)
  const scored =
    typed?.conditions(question).map((condition) => rightIf(...condition)) ?? scoredOptions(question)
  const right = options.flatMap(({ is_correct }, at) => (is_correct ? [chosenOrNot(at, true)] : [])).join('')
  const isRight = takesSeveral(question) ? allChosen(question) : `<or>${right}</or>`
  const said = writeFeedback12(question, isRight, (content) => material(content, images))
  const feedback = hasSolution
    ? itemFeedback('general_fb', material(solutionContentOf(question), images))
    : ''
  return (
    `<item ident="question_${index + 1}" title="Question ${index + 1}">` +
    `<itemmetadata><qtimetadata>${fields.join('')}</qtimetadata></itemmetadata><presentation>` +
    `${material(typed?.text ? { ...asked, text: typed.text(question) } : asked, images)}${response}</presentation>` +
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>' +
    `${hasSolution ? showSolution : ''}${said.before}${scored.join('')}${said.behind}</resprocessing>` +
    `${feedback}${said.shown}</item>`
  )
}
