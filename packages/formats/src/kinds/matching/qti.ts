import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import type { Matching } from '@quizwright/domain/kinds/matching/schema.ts'
import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import { isEmptyPiece, pieceKey } from '@quizwright/domain/kinds/pieces.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { addsMapping, comparesWithCorrect } from '../../write/qti/compares-with-correct.ts'
import type { KindForm } from '../kind-form.ts'
import { allOrNothingField } from '../../qti-1.2/scoring-field.ts'
import { contentOfPiece } from '../pieces.ts'

const own = ({ interaction }: QuestionContent): Matching =>
  interaction?.kind === 'matching' ? interaction : blankMatching([])

const promptName = (index: number): string => `prompt_${index + 1}`
const choiceName = (index: number): string => `choice_${index + 1}`

const areDistinct = (pieces: readonly Piece[]): boolean =>
  !pieces.some(isEmptyPiece) && new Set(pieces.map(pieceKey)).size === pieces.length

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other))

/** Weights are written as parts of the marks, of which only their proportions come back. */
const areProportions = (weights: readonly number[]): boolean =>
  weights.every((weight) => weight > 0) && weights.reduce(divisorOf, 0) === 1

/** Whether QTI says everything about the pairs and what each of them earns. */
const isHeld = ({ presentation: { prompts, choices }, key, scoring }: Matching): boolean =>
  prompts.length > 0 &&
  areDistinct(prompts) &&
  areDistinct(choices) &&
  key.right.every((right) => right.length > 0) &&
  (scoring.rule === 'each'
    ? areProportions(key.weights)
    : scoring.rule === 'all' && key.weights.every((weight) => weight === 1))

const isShared = ({ key }: Matching): boolean => {
  const used = key.right.flat()
  return used.length > new Set(used).size
}

/** The part of the marks that each prompt earns, in percent. A file needs one for each pair to be its key. */
const sharesOf = ({ key }: Matching): number[] => {
  const weights = key.weights.every((weight) => weight > 0) ? key.weights : key.weights.map(() => 1)
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  return weights.map((weight) => (100 * weight) / all)
}

const equals = (prompt: number, choice: number): string =>
  `<varequal respident="${promptName(prompt)}">${choiceName(choice)}</varequal>`

const oneOf = (prompt: number, right: readonly number[]): string => {
  const all = right.map((choice) => equals(prompt, choice)).join('')
  return right.length > 1 ? `<or>${all}</or>` : all
}

/** Canvas has a response for each prompt, with all choices. Whether a choice may be used again is not said. */
export const qti12OfMatching: NonNullable<KindForm['qti12']> = {
  holds: (question) => isHeld(own(question)) && own(question).presentation.reuse === isShared(own(question)),
  // Canvas gives each prompt its part of the marks, and knows one right choice of each.
  inCanvas: (question) => {
    const { key, scoring } = own(question)
    return (
      scoring.rule === 'each' &&
      key.weights.every((weight) => weight === 1) &&
      key.right.every((right) => right.length === 1)
    )
  },
  fields: (question) => (own(question).scoring.rule === 'all' ? [allOrNothingField] : []),
  type: 'matching_question',
  responses: (question, write) => {
    const { prompts, choices } = own(question).presentation
    const labels = choices.map(
      (choice, index) =>
        `<response_label ident="${choiceName(index)}">${write(contentOfPiece(choice))}</response_label>`,
    )
    return prompts
      .map(
        (prompt, index) =>
          `<response_lid ident="${promptName(index)}" rcardinality="Single">${write(contentOfPiece(prompt))}` +
          `<render_choice>${labels.join('')}</render_choice></response_lid>`,
      )
      .join('')
  },
  conditions: (question) => {
    const matching = own(question)
    // Canvas reads the key from what each prompt adds, also where a field says that only all of it counts.
    const shares = sharesOf(matching)
    return matching.key.right.map(
      (right, prompt) => [oneOf(prompt, right), shares[prompt] ?? 0, 'adds'] as const,
    )
  },
}

/** Without a mapping a response is compared with the one correct response. */
const isCompared = ({ scoring, key }: Matching): boolean =>
  scoring.rule === 'all' && key.right.every((right) => right.length === 1)

export const qtiOfMatching: NonNullable<KindForm['qti']> = {
  holds: (question) => {
    const matching = own(question)
    return isHeld(matching) && (matching.scoring.rule === 'each' || isCompared(matching))
  },
  cardinality: 'multiple',
  baseType: 'directedPair',
  declared: (question, { element }) => {
    const matching = own(question)
    const { right } = matching.key
    const pair = (prompt: number, choice: number): string => `${promptName(prompt)} ${choiceName(choice)}`
    const values = right.flatMap(([first], prompt) =>
      first === undefined ? [] : [element('value', {}, pair(prompt, first))],
    )
    const correct = element('correctResponse', {}, ...values)
    if (isCompared(matching)) return correct
    const shares = sharesOf(matching)
    const entries = right.flatMap((choices, prompt) =>
      choices.map((choice) =>
        element('mapEntry', {
          mapKey: pair(prompt, choice),
          mappedValue: percent(((shares[prompt] ?? 0) / 100) * question.weightage),
        }),
      ),
    )
    const bounds = { lowerBound: 0, upperBound: question.weightage, defaultValue: 0 }
    return correct + element('mapping', bounds, ...entries)
  },
  processing: (question, qti) => (isCompared(own(question)) ? comparesWithCorrect(qti) : addsMapping(qti)),
  interaction: (question, { element }, write) => {
    const { prompts, choices, reuse } = own(question).presentation
    const setOf = (pieces: readonly Piece[], nameOf: (index: number) => string, matchMax: number): string =>
      element(
        'simpleMatchSet',
        {},
        ...pieces.map((piece, index) =>
          element(
            'simpleAssociableChoice',
            { identifier: nameOf(index), matchMax },
            write(contentOfPiece(piece)),
          ),
        ),
      )
    return element(
      'matchInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'false', maxAssociations: prompts.length },
      setOf(prompts, promptName, 1),
      // 0 is no limit.
      setOf(choices, choiceName, reuse ? 0 : 1),
    )
  },
}
