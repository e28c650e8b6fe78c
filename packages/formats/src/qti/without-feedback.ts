import { type Element, isElement, type Node } from '../xml/tree.ts'

/** Rationales are no elements of QTI, but some vendors explain their options in them. */
const shownLater = /^(?:feedback(?:inline|block)|template(?:inline|block)|stylesheet|\w*rationales?)$/

/** Whether an element is only shown after an answer, or by a template. */
export const isShownLater = ({ name }: Element): boolean => shownLater.test(name)

/** Nodes without what is shown later: feedback would tell the key. */
export const withoutFeedback = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    return isShownLater(node) ? [] : [{ ...node, children: withoutFeedback(node.children) }]
  })
