import { contentOfLooseText } from '../content/content-of-text.ts'
import { type Content, emptyContent } from '../entry/entry.ts'
import { type Element, textOf } from '../xml/tree.ts'

/** Reads the text of an element, which may be markup. */
export type Read = (element: Element | undefined) => Content

export const reader =
  (without: string[]): Read =>
  (element) =>
    element ? contentOfLooseText(textOf(element).trim(), { findImage: linkOnTheWeb, without }) : emptyContent

const linkOnTheWeb = (address: string): string | undefined =>
  /^https?:\/\//.test(address) ? address : undefined
