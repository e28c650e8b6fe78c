import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { inOlx } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import { contentOfNodes } from '../content/content-of-nodes.ts'
import { wordsOf } from '../entry/words-of.ts'
import { type Content, emptyContent, type RawOption, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { parseHtml } from '../xml/parse-html.ts'
import { attribute, descendants, type Element } from '../xml/tree.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const kindOf: Readonly<Record<string, Kind>> = {
  multiplechoiceresponse: 'oneRight',
  choiceresponse: 'severalRight',
  optionresponse: 'oneRight',
  numericalresponse: 'number',
  stringresponse: 'shortAnswer',
  formularesponse: 'calculated',
  imageresponse: 'position',
  customresponse: 'program',
}
const hints = new Set([
  'choicehint',
  'compoundhint',
  'optionhint',
  'correcthint',
  'demandhint',
  'additional_answer',
])
const inputs = new Set([
  'choicegroup',
  'checkboxgroup',
  'optioninput',
  'textline',
  'formulaequationinput',
  'solution',
])

/** Reads a problem of Open edX in its XML (OLX). One with several responses is a question with several parts. */
export function* readOlx(text: string): Generator<RawQuestion> {
  for (const problem of descendants(parseHtml(text), 'problem')) {
    const without: string[] = []
    const read = (nodes: Element['children']): Content =>
      contentOfNodes(nodes, { findImage: () => undefined, without })
    const responses = Object.keys(kindOf).flatMap((name) => [...descendants(problem, name)])
    const [response] = responses
    const solutions = [...descendants(problem, 'solution')]
    const solution = read(solutions.flatMap((one) => withoutTitle(one.children)))
    for (const name of hints)
      for (const hint of descendants(problem, name)) {
        const said = read(hint.children).text.trim()
        const isTaken = name === 'demandhint' || feedbackOf(hint) !== undefined
        if (!isTaken && said !== '') without.push(`the feedback "${said.slice(0, 100)}"`)
      }
    const base = {
      position: { line: problem.line },
      source: text,
      seen: seenInXml({ ...problem, children: withoutTitle(problem.children) }, inOlx),
      content: read(askedIn(problem)),
      ...(solution.text !== '' && { solution }),
      hintTexts: [...descendants(problem, 'demandhint')].flatMap((one) =>
        [...descendants(one, 'hint')].map((hint) => wordsOf(read(hint.children))),
      ),
      without,
    }
    if (!response) yield { ...base, kind: 'information', isPassage: true }
    else if (responses.length > 1)
      yield { ...base, kind: 'composed', parts: responses.map(({ name }) => entryOf(kindOf, name)) }
    else {
      const options = optionsOf(response, read)
      const right = options.filter(({ isRight }) => isRight).length
      const kind = entryOf(kindOf, response.name)
      const optionFeedback = choicesOf(response).map((choice) => feedbackIn(choice, read))
      if (options.length === 0) yield { ...base, kind, ...typedOf(response) }
      else if (right === 0) yield { ...base, kind: 'noneRight', options, optionFeedback }
      else yield { ...base, kind: right > 1 ? 'severalRight' : 'oneRight', options, optionFeedback }
    }
  }
}

/** The accepted answers of a response. A tolerance is a number or a percentage; `[3, 5)` is a range. */
const typedOf = (response: Element): Pick<RawQuestion, 'answer' | 'typed'> => {
  const further = [...descendants(response, 'additional_answer')].map((one) => attribute(one, 'answer') ?? '')
  const texts = [attribute(response, 'answer') ?? '', ...further]
  const type = attribute(response, 'type') ?? 'ci'
  if (response.name === 'stringresponse')
    return /regexp/.test(type)
      ? { answer: texts.join('\n') }
      : typedAnswer(allAccepted(texts), { words: { case_counts: !/\bci\b/.test(type) } })
  const [parameter] = [...descendants(response, 'responseparam')]
  const tolerance = (parameter && attribute(parameter, 'default')?.trim()) ?? ''
  const isPlain = /^0*\.?0*%?$/.test(tolerance)
  return typedAnswer(
    allAccepted(texts).map(({ text, share }) => ({
      text: isPlain || /^[[(]/.test(text) ? text.replace(/,\s*/, ', ') : `${text} ± ${tolerance}`,
      share,
    })),
  )
}

/** The text of a problem: everything but what students choose or type, hints and the solution. */
const askedIn = (element: Element): Element['children'] =>
  element.children.flatMap((child): Element['children'] => {
    if (typeof child === 'string') return [child]
    if (hints.has(child.name) || inputs.has(child.name)) return []
    return child.name in kindOf || child.name === 'label'
      ? [{ ...child, name: 'div', children: askedIn(child) }]
      : [child]
  })

const choicesOf = (response: Element): Element[] => [
  ...descendants(response, 'choice'),
  ...descendants(response, 'option'),
]

/** What is said to who chose an option. What is said to who did not has no place. */
const feedbackOf = (hint: Element): Element | undefined => {
  const isOfOption = hint.name === 'choicehint' || hint.name === 'optionhint'
  return isOfOption && attribute(hint, 'selected')?.toLowerCase() !== 'false' ? hint : undefined
}

const feedbackIn = (choice: Element, read: (nodes: Element['children']) => Content): string =>
  [...descendants(choice, 'choicehint'), ...descendants(choice, 'optionhint')]
    .flatMap((hint) => feedbackOf(hint)?.children ?? [])
    .reduce<string>((said, node) => [said, wordsOf(read([node]))].filter(Boolean).join(' '), '')

const optionsOf = (response: Element, read: (nodes: Element['children']) => Content): RawOption[] => {
  const choices = choicesOf(response)
  if (choices.length > 0)
    return choices.map((choice) => ({
      ...read(choice.children.filter((child) => typeof child === 'string' || !hints.has(child.name))),
      isRight: attribute(choice, 'correct')?.toLowerCase() === 'true',
    }))
  const [input] = [...descendants(response, 'optioninput')]
  const listed = input && attribute(input, 'options')
  if (!listed) return []
  return [...listed.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(([, one, other]) => {
    const text = (one ?? other ?? '').replace(/\\(.)/g, '$1')
    return { ...emptyContent, text, isRight: attribute(input, 'correct') === text }
  })
}

/** Studio writes "Explanation" above each solution. */
const withoutTitle = (nodes: Element['children']): Element['children'] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          ...node,
          children: withoutTitle(
            node.children.filter(
              (child) =>
                typeof child === 'string' ||
                child.children.length !== 1 ||
                String(child.children[0]).trim() !== 'Explanation',
            ),
          ),
        },
  )
