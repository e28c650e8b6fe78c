import { elementAt } from '@quizwright/domain/defined.ts'
import { gapsOf } from '@quizwright/domain/kinds/cloze/blank.ts'
import { listOf } from '@quizwright/domain/kinds/cloze/mark.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import type { Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { inVariant, variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { Matching } from '@quizwright/domain/kinds/matching/schema.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import type { FinishedAnswer } from '../../attempts/finished-attempt.ts'
import type { Random } from '../../random/seeded-random.ts'
import type { TypedPart } from '../content/questions/topic.ts'
import { type AnswerModel, chooseOption } from './response-model.ts'

type Given = Pick<FinishedAnswer, 'selected' | 'answer' | 'response' | 'variant'>
/** Whether a student knows one part of a question. */
type Knows = () => boolean

/** How often an option is ticked by students who do not know whether it is right. */
const tickedBlindly = 0.4

const nothing: TypedPart = { ways: [], slips: [] }

const typedBy = (known: boolean, { ways, slips }: TypedPart, random: Random): string => {
  const words = known ? ways : slips
  return words.length === 0 ? '' : random.pick(words)
}

const match = ({ presentation, key }: Matching, knows: Knows, random: Random): Response => {
  const free = new Set(presentation.choices.map((_, index) => index))
  const known = presentation.prompts.map((_, index) => (knows() ? (key.right[index]?.[0] ?? -1) : -1))
  for (const pick of known) free.delete(pick)
  // Who does not know takes one that seems to be left.
  const picks = known.map((pick) => {
    if (pick >= 0) return pick
    const guessed = random.pick([...free])
    free.delete(guessed)
    return guessed
  })
  return { picks, texts: [] }
}

/** The right order, in which neighbours that a student does not know apart have changed places. */
const order = (right: readonly number[], knows: Knows): Response => {
  const picks = [...right]
  for (let at = 0; at + 1 < picks.length; at++)
    if (!knows()) [picks[at], picks[at + 1]] = [elementAt(picks, at + 1), elementAt(picks, at)]
  return { picks, texts: [] }
}

/** Who knows a right area chooses it; others take one that looks like it. */
const point = ({ presentation, key }: Hotspot, knows: Knows, random: Random): Response => {
  const others = presentation.areas.map((_, index) => index).filter((index) => !key.right.includes(index))
  const picks = key.right.map((index) => (knows() || others.length === 0 ? index : random.pick(others)))
  return { picks: [...new Set(picks)].sort((a, b) => a - b), texts: [] }
}

const fill = (cloze: Cloze, typed: readonly TypedPart[], knows: Knows, random: Random): Response => {
  const filled = gapsOf(cloze).map((gap, index) => {
    const list = listOf(gap, cloze.presentation.bank)
    const known = knows()
    if (!list) return { pick: -1, text: typedBy(known, typed[index] ?? nothing, random) }
    const right = gap.accepted[0]?.value
    return { pick: list.indexOf(known && right !== undefined ? right : random.pick(list)), text: '' }
  })
  return { picks: filled.map(({ pick }) => pick), texts: filled.map(({ text }) => text) }
}

/** A number, computed of the values that were drawn for the student if the question has some. */
const number = (question: DraftQuestion, written: string, random: Random): Given => {
  const variants = variantsOf(question)
  if (variants === undefined) return { selected: [], answer: written }
  const variant = random.integer(variants)
  return { selected: [], answer: inVariant({ ...question, question: written }, variant).question, variant }
}

/**
 * Simulates the answer of a student to a question with a key, by its kind: the more a student knows, the more of its
 * parts are right. `typed` has what students write in each typed part.
 */
export const answerByKind = (
  question: DraftQuestion,
  { model, ability, typed = [] }: { model: AnswerModel; ability: number; typed?: readonly TypedPart[] },
  random: Random,
): Given => {
  const { interaction } = question
  const { sharpness, hardness } = model
  const knows: Knows = () => random.uniform() < 1 / (1 + Math.exp(sharpness * (hardness - ability)))
  switch (interaction?.kind) {
    case undefined:
    case 'true_false':
      return { selected: [chooseOption(question, model, ability, random)] }
    case 'multiple_answers': {
      const ticks = question.options.map(({ is_correct: isRight }) =>
        knows() ? isRight : random.uniform() < tickedBlindly,
      )
      return { selected: ticks.flatMap((isTicked, index) => (isTicked ? [index] : [])) }
    }
    case 'numeric':
      return number(question, typedBy(knows(), typed[0] ?? nothing, random), random)
    case 'short_answer':
      return { selected: [], answer: typedBy(knows(), typed[0] ?? nothing, random) }
    case 'matching':
      return { selected: [], response: match(interaction, knows, random) }
    case 'ordering':
      return { selected: [], response: order(interaction.key.order, knows) }
    case 'hotspot':
      return { selected: [], response: point(interaction, knows, random) }
    case 'cloze':
      return { selected: [], response: fill(interaction, typed, knows, random) }
    case 'descriptive':
      throw new Error('A descriptive answer has no key: answerInWords writes it.')
  }
}
