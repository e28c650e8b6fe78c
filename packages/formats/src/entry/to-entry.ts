import { entryOf } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { questionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import { imageLinksOf, piecesOf, withPieces } from '@quizwright/domain/kinds/pieces-of.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { levelOf } from '@quizwright/domain/csv/words.ts'
import { lengths, limits, maxInteger } from '@quizwright/domain/limits.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { Difficulty, Option, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { convert } from './convert.ts'
import { hintsOnLost } from '../conservation/hints-on-lost.ts'
import type { Content, Entry, FileImage, RawQuestion, TakenEntry } from './entry.ts'
import { askedText, interactionOf, isAskedHere, reasonOfForm } from '../kinds/kind-forms.ts'
import { feedbackOf } from './feedback-of.ts'
import { kinds } from './kinds.ts'
import { storable } from './storable.ts'
import { withTranslations } from './with-translations.ts'

/**
 * `convert` says which questions become descriptive, with their answer as the solution: those of kinds that the
 * contract does not have (`others`), or `all`.
 */
export type EntryOptions = { convert?: 'others' | 'all' }

/**
 * Decides what of a question fits the contract. Nothing is dropped silently: the question is either taken,
 * with its losses, or left out with the reason.
 */
export const toEntry = (raw: RawQuestion, options: EntryOptions = {}): Entry => {
  const converted = options.convert ? convert(raw, options.convert) : raw
  const without = [...(converted.without ?? [])]
  const others = (converted.inLanguages ?? []).map(({ language, raw: other }) => ({
    language,
    question: toQuestion(options.convert ? convert(other, options.convert) : other, []),
  }))
  const question = withTranslations(toQuestion(converted, without), others)
  const reason = reasonToLeaveOut(converted, question)
  const images = usedImages(question, converted.images ?? [])
  const { position, source } = raw
  const number = isNumber(raw.number) ? { number: raw.number } : {}
  if (reason !== undefined)
    return {
      status: 'left out',
      kind: raw.kind,
      ...(raw.parts && { parts: raw.parts }),
      position,
      ...number,
      reason,
      question,
      answer: storable(raw.answer ?? '', []),
      images,
      source,
    }
  const entry: TakenEntry = {
    status: 'taken',
    kind: raw.kind,
    ...(raw.passages !== undefined && { passages: raw.passages }),
    ...(raw.parts && { parts: raw.parts }),
    position,
    ...number,
    question,
    without: [...new Set(without)],
    hints: [...(raw.hints ?? []), ...hintsOnTicks(converted)],
    images,
    source,
  }
  return { ...entry, hints: [...entry.hints, ...hintsOnLost(raw.seen, entry)] }
}

const isNumber = (number: number | undefined): number is number =>
  number !== undefined && Number.isInteger(number) && number >= 0 && number <= maxInteger

/** What an image shows, by its content or by the file's own list of images. Empty if the file does not say it. */
const descriptionOf = ({ image, description }: Content, images: readonly FileImage[]): string =>
  image === '' ? '' : (description ?? images.find(({ link }) => link === image)?.description ?? '')

/** The question in the form of the contract. Adds to `without` what had to be changed to fit. */
const toQuestion = (raw: RawQuestion, without: string[]): QuestionContent => {
  if (raw.exact) return raw.exact
  const clean = (text: string): string => storable(text, without)
  const read = interactionOf(raw)
  const content = cleanContent({ ...raw.content, text: askedText(raw, read) }, clean)
  const solution = raw.solution && cleanContent(raw.solution, clean)
  const interaction = read && cleanPieces(read, raw, clean)
  const describe = (one: Content): string =>
    clean(descriptionOf(one, raw.images ?? []))
      .trim()
      .slice(0, lengths.imageDescription)
  const [description, solutionDescription] = [
    describe(raw.content),
    raw.solution ? describe(raw.solution) : '',
  ]
  return fullQuestion({
    question: content.text,
    equation: content.equation,
    image_url: content.image,
    ...(description !== '' && { image_description: description }),
    topic: fitName(clean(raw.topic ?? ''), 'topic', without),
    section: fitName(clean(raw.section ?? ''), 'section', without),
    paragraph: clean(raw.paragraph ?? ''),
    ...(raw.page !== undefined && { page_before: clean(raw.page) }),
    options: (raw.options ?? []).map((option): Option => {
      const { text, equation, image } = cleanContent(option, clean)
      const shown = describe(option)
      return {
        option: text,
        equation,
        image_url: image,
        ...(shown !== '' && { image_description: shown }),
        is_correct: option.isRight,
        is_selected: false,
      }
    }),
    ...(raw.pinned && raw.pinned.length > 0 && { pinned_options: [...raw.pinned] }),
    tags: toTags(raw.tags ?? [], clean, without),
    weightage: toMarks(raw.marks, without),
    self_assigned_weightage: raw.hasMarksByHand ?? false,
    difficulty_level: toDifficulty(raw.difficulty, without),
    ...feedbackOf(raw, clean, without),
    ...(interaction && { interaction }),
    ...(solution && {
      solution: solution.text,
      solution_equation: solution.equation,
      solution_image_url: solution.image,
      ...(solutionDescription !== '' && { solution_image_description: solutionDescription }),
    }),
  })
}

/** The interaction with the texts of its lists as they can be stored. */
const cleanPieces = (
  interaction: Interaction,
  { images = [] }: RawQuestion,
  clean: (text: string) => string,
): Interaction =>
  withPieces({ options: [], interaction }, (piece) => {
    const content = { ...piece, image: piece.image_url, description: piece.image_description }
    const { text, equation } = cleanContent(content, clean)
    const description = clean(descriptionOf(content, images)).trim().slice(0, lengths.imageDescription)
    return {
      text,
      equation,
      image_url: piece.image_url,
      ...(description !== '' && { image_description: description }),
    }
  }).interaction

/** An equation that is too long for its field becomes part of the text. */
const cleanContent = (content: Content, clean: (text: string) => string): Content => {
  const { image } = content
  const text = clean(content.text)
  const equation = clean(content.equation)
  if (equation.length <= lengths.tex) return { text, equation, image }
  return { text: [text, String.raw`\[${equation}\]`].filter(Boolean).join('\n'), equation: '', image }
}

const fitName = (name: string, what: string, without: string[]): string => {
  if (name.length <= lengths.name) return name
  without.push(`its ${what}, which is longer than ${lengths.name} characters`)
  return ''
}

const toTags = (
  tags: readonly string[],
  clean: (text: string) => string,
  without: string[],
): { tag_name: string }[] => {
  const names = [...new Set(tags.map((tag) => clean(tag).trim()).filter((tag) => tag !== ''))]
  const fitting = names.filter((name) => name.length <= lengths.tag)
  if (fitting.length < names.length) without.push(`tags that are longer than ${lengths.tag} characters`)
  if (fitting.length > limits.tagsPerQuestion)
    without.push(countOf(fitting.length - limits.tagsPerQuestion, 'tag'))
  return fitting.slice(0, limits.tagsPerQuestion).map((name) => ({ tag_name: name }))
}

/** Marks are whole numbers in the contract. */
const toMarks = (marks: number | undefined, without: string[]): number => {
  if (marks === undefined) return 1
  if (Number.isInteger(marks) && marks >= 0 && marks <= maxInteger) return marks
  without.push(`its ${marks} marks, which became 1: marks are whole numbers`)
  return 1
}

const difficultyOf: Record<string, Difficulty> = {
  easy: 'Easy',
  'very easy': 'Easy',
  medium: 'Medium',
  moderate: 'Medium',
  hard: 'Hard',
  difficult: 'Hard',
  'very difficult': 'Hard',
}

const toDifficulty = (difficulty: string | undefined, without: string[]): Difficulty => {
  const written = difficulty?.trim() ?? ''
  const isNamed = Object.hasOwn(difficultyOf, written.toLowerCase())
  const level = isNamed ? entryOf(difficultyOf, written.toLowerCase()) : levelOf(written)
  if (level === undefined) without.push(`its difficulty "${written.slice(0, lengths.tag)}"`)
  return level ?? 'Easy'
}

/** Few files say how ticks earn marks. The author reads what was assumed. */
const hintsOnTicks = ({ kind, ticks, exact }: RawQuestion): string[] =>
  kind === 'severalRight' && !ticks && !exact
    ? [
        'The file does not say how several right options earn marks: a wrong choice takes back those of a right one',
      ]
    : []

const reasonToLeaveOut = (raw: RawQuestion, question: QuestionContent): string | undefined => {
  if (raw.reason !== undefined) return raw.reason
  // A passage waits for its question.
  const reason = raw.isPassage ? undefined : reasonOfKind(raw, question)
  if (reason !== undefined) return reasonOfForm(raw) ?? reason
  return reasonOfLength(question, raw.isPassage)
}

const noneIsRight = 'It does not say which option is right.'

const reasonOfKind = (
  { kind }: RawQuestion,
  { options, interaction }: QuestionContent,
): string | undefined => {
  if (kind === 'descriptive') return undefined
  if (interaction && !questionKinds[interaction.kind].hasOptions) return undefined
  if (kind === 'noneRight') return noneIsRight
  if (kind !== 'oneRight' && kind !== 'trueFalse' && kind !== 'severalRight')
    return isAskedHere(kind)
      ? `It is ${kinds[kind].named}, but its answer can not be read.`
      : `It is ${kinds[kind].named}, which can not be asked here.`
  const right = options.flatMap(({ is_correct }, index) => (is_correct ? [letterOf(index)] : []))
  if (right.length > 1 && kind !== 'severalRight')
    return `It has ${right.length} right options (${right.join(', ')}), and a question of this kind has one.`
  const { minOptions, maxOptions } = limits
  if (options.length < minOptions || options.length > maxOptions)
    return `It has ${countOf(options.length, 'option')}, and a question here has ${minOptions} to ${maxOptions}.`
  return right.length === 0 ? noneIsRight : undefined
}

const reasonOfLength = (question: QuestionContent, isPassage = false): string | undefined => {
  const texts: [string, string, number][] = [
    ['question', question.question, lengths.question],
    ['solution', question.solution, lengths.question],
    ['paragraph', question.paragraph, lengths.paragraph],
    ['page before', question.page_before ?? '', lengths.paragraph],
    ...question.options.map(({ option }, index): [string, string, number] => [
      `option ${index + 1}`,
      option,
      lengths.option,
    ]),
    ...piecesOf(question).map(({ piece, name }): [string, string, number] => [
      name,
      piece.text,
      lengths.option,
    ]),
  ]
  const long = texts.find(([, text, max]) => text.length > max)
  if (long) return `The text of its ${long[0]} has ${long[1].length} characters of at most ${long[2]}.`
  if (!isPassage && question.question.trim() === '' && question.equation === '' && question.image_url === '')
    return 'It has no text.'
  return undefined
}

const usedImages = (question: QuestionContent, images: readonly FileImage[]): FileImage[] => {
  const links = new Set(imageLinksOf(question))
  return images.filter(({ link }) => links.has(link))
}
