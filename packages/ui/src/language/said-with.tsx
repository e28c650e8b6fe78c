import { say, type Values } from '@quizwright/domain/language/say.ts'
import { Fragment, type ReactNode } from 'react'

const mark = '\uE000'

/** Says a text with elements in it: `saidWith('Continue as {name}', { name: <bdi>…</bdi> })`. */
export const saidWith = (
  text: string,
  elements: Readonly<Record<string, ReactNode>>,
  values: Values = {},
): ReactNode => {
  const marked = Object.fromEntries(Object.keys(elements).map((name) => [name, `${mark}${name}${mark}`]))
  // Of the pieces, each second one names an element.
  return say(text, { ...values, ...marked })
    .split(mark)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? elements[piece] : piece}</Fragment>)
}
