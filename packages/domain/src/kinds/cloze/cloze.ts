import { elementAt } from '../../defined.ts'
import { texts } from '../../language/say.ts'
import { kindLimits, limits } from '../../limits.ts'
import type { Response } from '../../schemas/response.ts'
import { feedbackOf } from '../feedback-of.ts'
import { materialOfAccepted } from '../material.ts'
import { blankPiece } from '../pieces.ts'
import type { Asked, QuestionKind } from '../question-kind.ts'
import { arrangeCloze } from './arrange.ts'
import { acceptedWord, blankCloze, blankGap, gapsOf, type WholeGap } from './blank.ts'
import { readClozeCells, writeClozeCells } from './cells.ts'
import { gapsInText, gapMarker, withBlanks, withGapsForBlanks } from './gaps-in-text.ts'
import { judgeCloze } from './judge.ts'
import { acceptedInGaps, guessCloze, isRightShare, listOf, markCloze, markGaps, weightsOf } from './mark.ts'
import {
  acceptedInGap,
  classesOfCloze,
  partsOfCloze,
  typedPartsOfCloze,
  withTypedPartOfCloze,
} from './parts.ts'
import type { Cloze } from './schema.ts'

const feedbackField = (accepted: { feedback?: string | undefined } | undefined): { feedback?: string } => {
  const [feedback] = feedbackOf(accepted)
  return feedback === undefined ? {} : { feedback }
}

const own = ({ interaction }: Asked): Cloze => (interaction?.kind === 'cloze' ? interaction : blankCloze())

/** What stands in each gap; "" for nothing. */
const givenIn = (cloze: Cloze, response: Response | null | undefined): string[] =>
  cloze.presentation.gaps.map((gap, index) => {
    const list = listOf(gap, cloze.presentation.bank)
    return (list ? list[response?.picks[index] ?? -1] : response?.texts[index]) ?? ''
  })

const fits = (cloze: Cloze, { picks, texts }: Response): boolean =>
  picks.length === cloze.presentation.gaps.length &&
  texts.length === picks.length &&
  cloze.presentation.gaps.every((gap, index) => {
    const list = listOf(gap, cloze.presentation.bank)
    return list ? texts[index] === '' && elementAt(picks, index) < list.length : picks[index] === -1
  })

/** Gaps in a text are filled in. */
export const clozeKind: QuestionKind = {
  name: 'cloze',
  label: texts('Fill in the gaps'),
  alsoCalled: ['gaps', 'fill in the blanks', 'multiple blanks'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge: (asked, add) => judgeCloze(own(asked), asked.question ?? '', add),
  fits: (asked, { response }) => !response || fits(own(asked), response),
  mark: (asked, answer) => markCloze(own(asked), answer),
  parts: (asked, answer) => {
    const cloze = own(asked)
    const weights = weightsOf(cloze)
    const given = acceptedInGaps(cloze, answer)
    const shares = markGaps(cloze, answer)
    return gapsOf(cloze).map((gap, index) => {
      const list = listOf(gap, cloze.presentation.bank)
      const right = gap.accepted.filter(({ share }) => share === 100).map(({ value }) => value)
      return {
        is_right: isRightShare(elementAt(shares, index)),
        right: list?.flatMap((word, at) => (right.includes(word) ? [at] : [])) ?? [],
        ...(!list && { accepted: acceptedInGap(gap) }),
        ...feedbackField(given[index]),
        ...(cloze.scoring.rule === 'each' && { share: (weights[index] ?? 0) * elementAt(shares, index) }),
      }
    })
  },
  partsInWords: (asked, { response }) => givenIn(own(asked), response).map((given) => given || '–'),
  askedParts: (asked) => partsOfCloze(own(asked)),
  classes: (asked, answer) => classesOfCloze(own(asked), answer),
  typedParts: (asked) => typedPartsOfCloze(own(asked)),
  withTypedPart: (asked, partNo, part) => withTypedPartOfCloze(own(asked), partNo, part),
  guess: (asked) => guessCloze(own(asked)),
  holdsKey: (asked, given) =>
    given.kind === 'cloze' && given.key.gaps.length === own(asked).presentation.gaps.length,
  present: (asked) => {
    const { presentation, scoring } = own(asked)
    return { kind: 'cloze', ...presentation, rule: scoring.rule }
  },
  arrange: (asked) => arrangeCloze(own(asked)),
  mapPieces: (asked, change) => {
    const { presentation, key, ...rest } = own(asked)
    const field = 'interaction.presentation'
    const changed = new Map<string, string>()
    const changedWord = (word: string, at: string, name: string): string => {
      const { text } = change(blankPiece(word), at, name)
      changed.set(word, text)
      return text
    }
    const gaps = presentation.gaps.map((gap, index) => ({
      ...gap,
      choices: gap.choices.map((word, at) =>
        changedWord(word, `${field}.gaps.${index}.choices.${at}`, `choice ${at + 1} of gap ${index + 1}`),
      ),
    }))
    const bank = presentation.bank.map((word, at) =>
      changedWord(word, `${field}.bank.${at}`, `word ${at + 1} of the bank`),
    )
    return {
      ...rest,
      presentation: { gaps, bank },
      key: {
        ...key,
        // What is right stays among the words from which it is chosen.
        gaps: key.gaps.map((gap, index) => ({
          ...gap,
          accepted: listOf(presentation.gaps[index] ?? blankGap(), presentation.bank)
            ? gap.accepted.map((one) => ({ ...one, value: changed.get(one.value) ?? one.value }))
            : gap.accepted,
        })),
      },
    }
  },
  material: (asked) => {
    const gaps = gapsOf(own(asked))
    const [first = blankGap()] = gaps
    const values = first.as === 'number' ? first.numbers : first.accepted
    const question = withBlanks(asked.question ?? '')
    if (first.as !== 'chosen') return { ...materialOfAccepted(values), question }
    const options = first.choices.slice(0, limits.maxOptions).map((option) => ({
      option,
      equation: '',
      image_url: '',
      is_correct: values.some(({ value }) => value === option),
      is_selected: false,
    }))
    return { options, accepted: values.map(({ value }) => value), question }
  },
  begin: ({ options, accepted, question = '' }) => {
    const written = options.map(({ option }) => option).filter((option) => option.trim() !== '')
    const isList = written.some((option) => !accepted.includes(option))
    const gap: WholeGap = {
      ...blankGap(isList ? 'chosen' : 'typed'),
      choices: isList ? written.map((word) => acceptedWord(word).value) : [],
      accepted: accepted.slice(0, kindLimits.acceptedTexts).map((value) => acceptedWord(value)),
    }
    const blanks = withGapsForBlanks(question, kindLimits.gaps)
    // Where nothing says what the gap is, the author selects it.
    if (gap.accepted.length === 0 && gapsInText(blanks).length === 0)
      return { options: [], interaction: blankCloze([]), question }
    const text = gapsInText(blanks).length > 0 ? blanks : `${question.trimEnd()} ${gapMarker(1)}`.trim()
    const others = gapsInText(text)
      .slice(1)
      .map(() => blankGap())
    return { options: [], interaction: blankCloze([gap, ...others]), question: text }
  },
  writeCells: (asked) => writeClozeCells(own(asked)),
  readCells: (cells) => {
    const read = readClozeCells(cells)
    return 'wrong' in read ? read : { options: [], interaction: read }
  },
  accepted: (asked) => {
    const gaps = gapsOf(own(asked))
    return gaps.map((gap, index) => {
      const words = acceptedInGap(gap).join(' / ')
      return gaps.length === 1 ? words : `${index + 1}. ${words}`
    })
  },
}
