import { elementAt } from '../../defined.ts'
import { texts } from '../../language/say.ts'
import { limits } from '../../limits.ts'
import { classesOfPicks } from '../answer-classes.ts'
import { materialOfOptions } from '../material.ts'
import { isEmptyPiece, pieceInWords, pieceKey, pieceOfOption } from '../pieces.ts'
import { judgeEqual } from '../judge-equal.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'
import { blankMatching } from './blank.ts'
import { promptOptions, readMatchingCells, writeMatchingCells } from './cells.ts'
import { guessMatching, markMatching, rightPrompts, shareOf } from './mark.ts'
import { arrangeMatching, pairsOf } from './pairs.ts'
import type { Matching } from './schema.ts'

const own = ({ interaction }: Asked): Matching =>
  interaction?.kind === 'matching' ? interaction : blankMatching()

const judge = (asked: Asked, add: AddFinding): void => {
  const { presentation, key } = own(asked)
  const { prompts, choices } = presentation
  const { extra } = pairsOf(own(asked))
  if (prompts.length === 0)
    add('error', 'promptsMissing', 'interaction.presentation.prompts', 'Give at least one prompt')
  for (const [index, prompt] of prompts.entries()) {
    const field = `interaction.presentation.prompts.${index}.text`
    if (isEmptyPiece(prompt)) add('error', 'promptEmpty', field, `Prompt ${index + 1} is empty`)
    if ((key.right[index] ?? []).length === 0)
      add(
        'error',
        'rightMissing',
        `interaction.key.right.${index}`,
        `Prompt ${index + 1} has no right choice`,
      )
  }
  judgeEqual('Prompts', 'interaction.presentation.prompts', prompts, add)
  for (const [index, choice] of extra.entries()) {
    const field = `interaction.presentation.choices.${choices.indexOf(choice)}.text`
    const alike = choices.some((other) => other !== choice && pieceKey(other) === pieceKey(choice))
    if (isEmptyPiece(choice)) add('error', 'choiceEmpty', field, `Extra choice ${index + 1} is empty`)
    else if (alike) add('error', 'piecesEqual', field, `Extra choice ${index + 1} reads like another choice`)
  }
  if (prompts.length > 0 && choices.length < limits.minOptions)
    add('error', 'choicesFew', 'interaction.presentation.choices', 'Give at least two different choices')
  if (prompts.length > 0 && key.weights.every((weight) => weight === 0))
    add('error', 'weightsMissing', 'interaction.key.weights', 'One prompt must earn marks')
}

/** Each prompt is given one choice of a list. */
export const matchingKind: QuestionKind = {
  name: 'matching',
  label: texts('Matching'),
  alsoCalled: ['match', 'matching question'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge,
  fits: (asked, { response }) => {
    if (!response) return true
    const { prompts, choices } = own(asked).presentation
    const { picks, texts } = response
    return (
      texts.length === 0 && picks.length === prompts.length && picks.every((pick) => pick < choices.length)
    )
  },
  mark: (asked, answer) => markMatching(own(asked), answer),
  parts: (asked, answer) =>
    rightPrompts(own(asked), answer).map((isRight, index) => ({
      is_right: isRight,
      right: own(asked).key.right[index] ?? [],
      ...(own(asked).scoring.rule === 'each' && { share: isRight ? shareOf(own(asked), index) : 0 }),
    })),
  partsInWords: (asked, { response }) => {
    const { prompts, choices } = own(asked).presentation
    const picked = (index: number): string => {
      const choice = choices[response?.picks[index] ?? -1]
      return choice ? pieceInWords(choice) : '–'
    }
    return prompts.map((prompt, index) => `${pieceInWords(prompt)} → ${picked(index)}`)
  },
  askedParts: (asked) => {
    const { presentation, key } = own(asked)
    return presentation.prompts.map((prompt, part) => ({
      ...prompt,
      classes: presentation.choices.map((choice, no) => ({
        ...choice,
        no,
        credit: (key.right[part] ?? []).includes(no) ? 1 : 0,
      })),
    }))
  },
  classes: (asked, { response }) => classesOfPicks(own(asked).presentation.prompts.length, response),
  guess: (asked) => guessMatching(own(asked)),
  holdsKey: (asked, given) => {
    if (given.kind !== 'matching') return false
    const { prompts, choices } = own(asked).presentation
    const { right, weights } = given.key
    return (
      right.length === prompts.length &&
      weights.length === prompts.length &&
      right.flat().every((index) => index < choices.length)
    )
  },
  present: (asked) => {
    const { presentation, scoring } = own(asked)
    return { kind: 'matching', ...presentation, rule: scoring.rule }
  },
  shuffled: {
    length: (asked) => own(asked).presentation.choices.length,
    reorder: ({ options, interaction }, order) =>
      interaction?.kind === 'matching'
        ? {
            options,
            interaction: {
              ...interaction,
              choices: order.map((index) => elementAt(interaction.choices, index)),
            },
          }
        : { options, interaction },
  },
  arrange: (asked) => arrangeMatching(own(asked)),
  mapPieces: (asked, change) => {
    const { presentation, ...rest } = own(asked)
    const field = 'interaction.presentation'
    return {
      ...rest,
      presentation: {
        ...presentation,
        prompts: presentation.prompts.map((one, index) =>
          change(one, `${field}.prompts.${index}`, `prompt ${index + 1}`),
        ),
        choices: presentation.choices.map((one, index) =>
          change(one, `${field}.choices.${index}`, `choice ${index + 1}`),
        ),
      },
    }
  },
  material: (asked) => materialOfOptions({ options: promptOptions(own(asked)) }),
  begin: ({ options }) => {
    const prompts = options.map(pieceOfOption).filter((prompt) => !isEmptyPiece(prompt))
    return { options: [], interaction: blankMatching(prompts.length > 0 ? prompts : undefined) }
  },
  columnOptions: (asked) => promptOptions(own(asked)),
  writeCells: (asked) => writeMatchingCells(own(asked)),
  readCells: (cells, options) => {
    const read = readMatchingCells(cells, options)
    return 'wrong' in read ? read : { options: [], interaction: read }
  },
  accepted: (asked) =>
    pairsOf(own(asked)).pairs.map(
      ({ prompt, choices }) => `${pieceInWords(prompt)} → ${choices.map(pieceInWords).join(' / ')}`,
    ),
}
