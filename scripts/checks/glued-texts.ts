import { parseSync } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The name of what an expression calls or reads: `say` of `say('…')`, `labels` of `labels.edit`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node['name'])
  return nameOf(node['callee'] ?? node['object'])
}

const isSaid = (node: Node): boolean => /^(?:say|sayAs|sayCount|labels)$/.test(nameOf(node))

const said = (node: Node): boolean =>
  isSaid(node) ||
  (/^(?:Conditional|Logical)Expression$/.test(node.type) &&
    [node['consequent'], node['alternate'], node['right']].some((child) => isNode(child) && said(child)))

/** Signs that stand alone in every language, and the product's name. Words, colons and commas are a language's own. */
const isNeutral = (between: string): boolean => !/[\p{L}\d:;,]/u.test(between.replace('Quizwright', ''))

/** A label and what it is of, with a blank between them: another language has another order. */
const isLabelOf = (parts: readonly Node[], words: readonly string[]): boolean =>
  parts.length > 1 && parts.some((part) => nameOf(part) === 'labels') && words.slice(1, -1).includes(' ')

const isGlued = (node: Node): boolean => {
  const parts = (node['expressions'] as Node[] | undefined) ?? []
  const words = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return parts.some(said) && (!words.every(isNeutral) || isLabelOf(parts, words))
}

/** Whether an element has a translated text with a sign of English behind it: `{say(name)}: {value}`. */
const isFollowedBySign = (node: Node): boolean => {
  const children = Array.isArray(node['children']) ? node['children'].filter(isNode) : []
  return children.some((child, index) => {
    const next = children[index + 1]
    const { expression } = child as { expression?: unknown }
    return (
      isNode(expression) &&
      said(expression) &&
      next?.type === 'JSXText' &&
      /^[:;,]/.test(String(next['value']))
    )
  })
}

/** One error for each template or element that glues a translated text to words or signs of English, or to a name. */
export const findGluedTexts = (files: readonly { path: string; text: string }[]): string[] =>
  files
    .filter(({ text }) => /\bsay|\blabels\b/.test(text))
    .flatMap(({ path, text }) => {
      const found: string[] = []
      const visit = (node: Node): void => {
        if (node.type === 'TemplateLiteral' ? isGlued(node) : isFollowedBySign(node)) {
          const line = text.slice(0, node.start).split('\n').length
          found.push(
            `${path}:${line} Say the whole as one text with values: its order and signs differ by language.`,
          )
        }
        childrenOf(node).forEach(visit)
      }
      visit(parseSync(path, text).program as unknown as Node)
      return found
    })
