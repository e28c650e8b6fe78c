import type { ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { wordsOf } from '../entry/words-of.ts'
import {
  attribute,
  childNamed,
  childrenNamed,
  descendants,
  type Element,
  elementsOf,
  textOf,
} from '../xml/tree.ts'
import { labelsOfOptions } from './labels-of-options.ts'
import { contentOfMaterials, materialsIn } from './material.ts'

type Feedback = Pick<RawQuestion, 'optionFeedback' | 'whenRight' | 'whenWrong' | 'solution'>

const right = /^correct(?:_fb)?$/i
const wrong = /^(?:incorrect|wrong|general_incorrect)(?:_fb)?$/i

/** The feedback that is shown to who chose an option, by the identifier of the option. */
const byOption = (item: Element): Map<string, string> =>
  new Map(
    descendants(item, 'respcondition').flatMap((condition): [string, string][] => {
      const [test, ...others] = elementsOf(childNamed(condition, 'conditionvar') ?? condition)
      if (!test || test.name.toLowerCase() !== 'varequal' || others.length > 0) return []
      return descendants(condition, 'displayfeedback').flatMap((shown): [string, string][] => {
        const ident = attribute(shown, 'linkrefid') ?? ''
        return right.test(ident) || wrong.test(ident) ? [] : [[textOf(test).trim(), ident]]
      })
    }),
  )

/**
 * Reads what is shown after an answer: the solution, which is shown for every answer or is an answer key, what is said
 * to who chose an option, and to right and wrong answers. Names what is none of them.
 */
export const readFeedback12 = (item: Element, context: ContentContext): Feedback => {
  const feedback = childrenNamed(item, 'itemfeedback').filter((one) => textOf(one).trim() !== '')
  const identOf = (one: Element): string => attribute(one, 'ident') ?? ''
  const isGeneral = (one: Element): boolean =>
    /^(?:general(?:_fb|_all)?|solution.*)$/i.test(identOf(one)) ||
    // In Brightspace, general feedback has the identifier of its question.
    (identOf(one) !== '' && identOf(one) === attribute(item, 'ident')) ||
    descendants(one, 'solution').length > 0
  const general = feedback.find(isGeneral)
  const named = (name: RegExp): Element | undefined => feedback.find((one) => name.test(identOf(one)))
  const shownTo = byOption(item)
  const labels = descendants(item, 'response_lid').length === 1 ? labelsOfOptions(item).labels : []
  const ofOptions = labels.map((label) => {
    const ident = shownTo.get(attribute(label, 'ident') ?? '')
    return feedback.find((one) => one !== general && identOf(one) === ident)
  })
  const [whenRight, whenWrong] = [named(right), named(wrong)]
  const taken = [general, whenRight, whenWrong, ...ofOptions]
  if (feedback.some((one) => !taken.includes(one))) context.without.push('its feedback')
  const read = (one: Element): Content => contentOfMaterials(materialsIn(one), context)
  const inWords = (one: Element | undefined): string => (one ? wordsOf(read(one)) : '')
  const solution = general ?? childNamed(item, 'answer_key')
  return {
    ...(solution && { solution: read(solution) }),
    ...(ofOptions.some(Boolean) && { optionFeedback: ofOptions.map(inWords) }),
    ...(whenRight && { whenRight: inWords(whenRight) }),
    ...(whenWrong && { whenWrong: inWords(whenWrong) }),
  }
}
